/**
 * Keeps V8 from compiling Python's main loop again and again.
 *
 * V8 guesses which functions an indirect call reaches, and inlines them. After a wrong guess, it compiles the whole
 * calling function again. Python's loop is very large and its calls reach hundreds of functions, so
 * V8 compiled it up to ten times: more than half of the processor time of a start. Here, indirect calls move into
 * functions of their own, one for each signature. There, V8 soon sees so many functions that it does not guess.
 */
const TYPES = 1;
const FUNCTIONS = 3;
const CODE = 10;
const FUNCTION_TYPE = 0x60;
const I32 = 0x7f;
const NOP = 0x01;
const END = 0x0b;
const CALL = 0x10;
const CALL_INDIRECT = 0x11;
const LOCAL_GET = 0x20;
const TOO_LARGE_TO_INLINE = 500; // bytes of a function; V8 inlines smaller ones
const HEADER = 8;

class Reader {
    constructor(bytes, at = 0) {
        Object.assign(this, { bytes, at });
    }

    byte() {
        return this.bytes[this.at++];
    }

    /** An unsigned number; for a signed or longer one, use `skip`. */
    number() {
        let value = 0;
        for (let scale = 1; ; scale *= 128) {
            const byte = this.byte();
            value += (byte & 0x7f) * scale;
            if (byte < 0x80) return value;
        }
    }

    skip(numbers = 1) {
        for (; numbers > 0; numbers--) while (this.byte() & 0x80);
    }

    take(length) {
        return this.bytes.subarray(this.at, (this.at += length));
    }

    list(read) {
        return Array.from({ length: this.number() }, read);
    }
}

function number(value) {
    const bytes = [];
    for (; value > 0x7f; value = Math.floor(value / 128)) bytes.push((value % 128) | 0x80);
    return [...bytes, value];
}

const joined = (parts) => Buffer.concat(parts.map((part) => Uint8Array.from(part)));
const sized = (content) => joined([number(content.length), content]);
const listed = (items) => joined([number(items.length), ...items]);

/** The number of numbers after an instruction, for those that have nothing else. */
function numbersAfter(instruction) {
    if (instruction === CALL_INDIRECT || instruction === 0x13) return 2;
    if (instruction >= 0x28 && instruction <= 0x3e) return 2; // loads and stores
    if (instruction >= 0x02 && instruction <= 0x04) return 1; // block, loop, if
    if (instruction >= 0x06 && instruction <= 0x09) return 1; // exceptions
    if ([0x0c, 0x0d, CALL, 0x12, 0x14, 0x15, 0x18, 0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2].includes(instruction)) return 1;
    if (instruction >= LOCAL_GET && instruction <= 0x26) return 1; // variables and tables
    if ([0x00, NOP, 0x05, 0x0a, END, 0x0f, 0x19, 0x1a, 0x1b, 0xd1].includes(instruction)) return 0;
    if (instruction >= 0x45 && instruction <= 0xc4) return 0; // arithmetic
    throw new Error(`unknown WebAssembly instruction ${instruction}`);
}

const NUMBERS_AFTER_FC = [0, 0, 0, 0, 0, 0, 0, 0, 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

/** Moves over an instruction, whose first byte was read. */
function skipRest(reader, instruction) {
    if (instruction === 0x0e)
        reader.skip(reader.number() + 1); // a table of branches
    else if (instruction === 0x1c) reader.skip(reader.number());
    else if (instruction === 0x43) reader.at += 4;
    else if (instruction === 0x44) reader.at += 8;
    else if (instruction === 0x1f) {
        reader.skip();
        for (let clauses = reader.number(); clauses > 0; clauses--) reader.skip(reader.byte() < 2 ? 2 : 1);
    } else if (instruction === 0xfc) {
        const numbers = NUMBERS_AFTER_FC[reader.number()];
        if (numbers === undefined) throw new Error("unknown WebAssembly instruction after 252");
        reader.skip(numbers);
    } else reader.skip(numbersAfter(instruction));
}

/** Returns a body that calls `indirectly(type, table)` wherever it has an indirect call. */
function withoutIndirectCalls(body, indirectly) {
    const reader = new Reader(body);
    for (let groups = reader.number(); groups > 0; groups--) reader.skip(2); // variables
    const parts = [];
    let done = 0;
    while (reader.at < body.length) {
        const begin = reader.at;
        const instruction = reader.byte();
        if (instruction !== CALL_INDIRECT) {
            skipRest(reader, instruction);
            continue;
        }
        const called = indirectly(reader.number(), reader.number());
        parts.push(body.subarray(done, begin), [CALL], number(called));
        done = reader.at;
    }
    return joined([...parts, body.subarray(done)]);
}

function sectionsOf(module) {
    const sections = [];
    for (const reader = new Reader(module, HEADER); reader.at < module.length;)
        sections.push({ id: reader.byte(), content: reader.take(reader.number()) });
    return sections;
}

const importedFunctions = (module) =>
    WebAssembly.Module.imports(new WebAssembly.Module(module)).filter(({ kind }) => kind === "function").length;

/**
 * Returns a WebAssembly module that does the same, with indirect calls in functions of their own.
 *
 * It knows the instructions and types that Pyodide has, and throws at others.
 */
export function steady(module) {
    const sections = sectionsOf(module);
    const section = (id) => sections.find((one) => one.id === id);
    const items = (id, read) => {
        const reader = new Reader(section(id).content);
        return reader.list(() => {
            const begin = reader.at;
            read(reader);
            return reader.bytes.subarray(begin, reader.at);
        });
    };
    const types = items(TYPES, (reader) => {
        if (reader.byte() !== FUNCTION_TYPE) throw new Error("a WebAssembly type that is not a function");
        reader.take(reader.number());
        reader.take(reader.number());
    });
    const functions = items(FUNCTIONS, (reader) => reader.skip());
    const bodies = items(CODE, (reader) => reader.take(reader.number())).map((item) => {
        const reader = new Reader(item);
        return reader.take(reader.number());
    });
    const before = importedFunctions(module);
    const helpers = new Map();
    const indirectly = (type, table) => {
        const key = `${type} ${table}`;
        if (!helpers.has(key)) {
            helpers.set(key, before + functions.length);
            const reader = new Reader(types[type], 1);
            const parameters = reader.take(reader.number());
            functions.push(number(types.length));
            types.push(joined([[FUNCTION_TYPE], sized([...parameters, I32]), types[type].subarray(reader.at)]));
            const passed = Array.from({ length: parameters.length + 1 }, (_, local) => [LOCAL_GET, ...number(local)]);
            const call = [CALL_INDIRECT, ...number(type), ...number(table)];
            const padding = Array(TOO_LARGE_TO_INLINE).fill(NOP);
            bodies.push(joined([[0], padding, ...passed, call, [END]]));
        }
        return helpers.get(key);
    };
    for (const [at, body] of [...bodies.entries()]) bodies[at] = withoutIndirectCalls(body, indirectly);
    section(TYPES).content = listed(types);
    section(FUNCTIONS).content = listed(functions);
    section(CODE).content = listed(bodies.map(sized));
    const whole = sections.map(({ id, content }) => joined([[id], sized(content)]));
    const steadied = joined([module.subarray(0, HEADER), ...whole]);
    if (!WebAssembly.validate(steadied)) throw new Error("the steadied WebAssembly is not valid");
    return steadied;
}
