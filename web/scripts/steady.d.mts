export function steady(module: Uint8Array): Uint8Array<ArrayBuffer>;
