// Reads {"library", "language", "text", "asked": [[id, args]]} and answers with what @fluent/bundle makes of it.
import { readFileSync } from "node:fs";

const { library, language, text, asked } = JSON.parse(readFileSync(0, "utf8"));
const { FluentBundle, FluentResource } = await import(library);
const bundle = new FluentBundle(language, { useIsolating: false });
const errors = bundle.addResource(new FluentResource(text));
const said = asked.map(([id, args]) => {
  const [name, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  return bundle.formatPattern(attribute ? message.attributes[attribute] : message.value, args, errors);
});
process.stdout.write(JSON.stringify({ said, errors: errors.map(String) }));
