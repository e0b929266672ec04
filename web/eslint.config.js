// What `make check` finds in the client's sources and the browser's tests, with a reason beside every exception.
import js from "@eslint/js";
import compat from "eslint-plugin-compat";
import svelte from "eslint-plugin-svelte";
import { defineConfig } from "eslint/config";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

const named = (names) => Object.fromEntries(names.map((name) => [name, "readonly"]));

/** What the client itself must not write; its tests and its build may. */
const REFUSED = [
  {
    selector: "CallExpression[callee.name='$effect'] CallExpression[callee.object.name='api']",
    message: "An $effect that asks the server may ask without end. Use watch() of lib/watch.svelte.ts.",
  },
  {
    selector: "MemberExpression[property.name='clipboard']",
    message: "A browser may have no clipboard, or refuse it. Use lib/CopyLink.svelte.",
  },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: "Somebody may set the device's clock. Count durations with lib/elapsed.svelte.ts.",
  },
  {
    selector: ":matches(Literal, SvelteLiteral)[value=/^\\x2f(api|assets|icon|service-worker)/]",
    message: "A proxy may serve the game below a path: addresses are relative to the page.",
  },
  {
    selector: "TemplateElement[value.raw=/^\\x2f(api|assets|icon|#)/]",
    message: "A proxy may serve the game below a path: addresses are relative to the page.",
  },
];

export default defineConfig(
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier, // leaves to Prettier what it does
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  { rules: { eqeqeq: ["error", "always", { null: "ignore" }], "@typescript-eslint/consistent-type-imports": "error" } }, // != null: neither null nor undefined
  {
    rules: {
      // "_" stands where something has to be named and is not used.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_+$", varsIgnorePattern: "^_+$" }],
      "svelte/prefer-svelte-reactivity": "off", // only what is declared as $state is shown; the rest is kept beside it
    },
  },
  { files: ["web/src/**"], rules: { "no-restricted-syntax": ["error", ...REFUSED] } },
  // Calls that the oldest browsers of package.json lack.
  {
    ...compat.configs["flat/recommended"],
    files: ["web/src/**", "web/public/**"],
    settings: { polyfills: ["Notification"] }, // we ask whether it is there
  },
  { files: ["**/*.ts", "**/*.svelte"], rules: { "no-undef": "off" } }, // svelte-check knows what a browser has
  {
    files: ["web/*.js", "web/scripts/*.{js,mjs}"],
    languageOptions: { globals: named(["Buffer", "URL", "WebAssembly", "console", "process"]) },
  },
  {
    files: ["web/public/service-worker.js", "web/offline-public/*.js"],
    languageOptions: {
      globals: named([
        "MessageChannel",
        "Request",
        "Response",
        "URL",
        "Worker",
        "caches",
        "clients",
        "fetch",
        "self",
        "setTimeout",
        "window",
      ]),
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
);
