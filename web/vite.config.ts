import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { usedIcons } from "./scripts/icons.js";
import { japanese } from "./scripts/slices.js";
import { catalogues } from "./scripts/texts.js";

const server = process.env.SMALLWORLD_SERVER ?? "http://127.0.0.1:8000";

// A request costs nearly a kilobyte, and small files compress badly: what is always loaded together is one file.
const CHUNKS = [
  { name: "start", tags: ["$initial" as const], priority: 2 },
  { name: "map", test: /src[\\/]map[\\/](pieces[\\/](Card|Symbol)|MapView|land[\\/]Paint)\.svelte$/, priority: 1 },
  {
    name: "told",
    test: /src[\\/](game[\\/](story|sentences)|map[\\/](pieces[\\/]fields|land[\\/]isle)|lib[\\/]own)\.(svelte\.)?ts$/,
  },
];

export default defineConfig({
  plugins: [svelte(), usedIcons(), catalogues(), japanese()],
  base: "./", // a proxy may serve the game below a path of its own
  build: {
    outDir: "../src/smallworld/server/static",
    emptyOutDir: true,
    target: ["chrome112", "firefox121", "safari16"], // the oldest browsers, as package.json lists them
    assetsInlineLimit: 0, // a strict content security policy allows no data: URLs
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // on a slow machine it would warn of slow plugins
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: server, ws: true } },
  },
  test: { include: ["tests/**/*.test.ts"], testTimeout: 60_000 }, // however busy the machine is
});
