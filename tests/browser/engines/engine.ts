/** The functions of a browser other than Chromium, whatever drives it. */
import type { Page as FirefoxPage } from "puppeteer-core";
import { firefox } from "./firefox";
import { webkit } from "./webkit";

/** One window of a browser, with separate cookies. */
export interface Window {
  open(url: string): Promise<void>;
  /** Runs a function in the page; its arguments and result are JSON. */
  run<Given extends unknown[], T>(does: (...given: Given) => T | Promise<T>, ...given: Given): Promise<T>;
  /** Presses a point of the page, in CSS pixels from the upper left of the window. */
  press(x: number, y: number): Promise<void>;
  type(text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  version: string;
  window(): Promise<Window>;
  close(): Promise<void>;
}

export const ENGINES: Record<string, () => Promise<Engine>> = { firefox, webkit };
export type { FirefoxPage };
