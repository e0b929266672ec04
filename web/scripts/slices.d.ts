import type { Plugin } from "vite";

export function slices(): string[][];
export function japanese(): Plugin;
