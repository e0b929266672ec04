// How the client's sources and the browser's tests are written; `make format` does it.
export default {
  printWidth: 120, // as in Python
  bracketSameLine: true, // components are long already
  plugins: [import.meta.resolve("prettier-plugin-svelte")],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
