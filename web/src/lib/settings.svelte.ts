/** The settings of this browser: theme, language, volume, shortcuts, name. */
import type { Result } from "./levels";

/** Which puzzles the list shows; "" for no condition. `about` is a kind, or a kind and a theme: "coins/powers". */
export interface PuzzleFilter {
  set: string;
  about: string;
  difficulty: string;
  state: "" | "solved" | "unsolved";
}

export interface Settings {
  theme: "auto" | "light" | "dark";
  palette: "usual" | "distinct"; // the colours of players
  volume: number; // of all sounds, from 0 to 1
  haptics: boolean; // whether a phone may vibrate
  shortcuts: boolean;
  notify: boolean;
  push: string; // the id of the user who gets notifications on this device while the page is closed
  name: string;
  named: boolean; // whether the lobby shows it
  guided: boolean;
  understood: string[]; // hints that were dismissed
  lesson: { table: string; read: string[] }; // the steps of the lesson that were read
  results: Result[]; // of the last games against bots
  solved: number[]; // solved puzzles, by number
  puzzles: PuzzleFilter;
  tongues: { table: string; player: number; language: string }[]; // of seats that share this screen
  facing: boolean; // whether two players face each other across this screen
  speed: number; // of motions and of the moves of others: 1 is normal, 0 shows the result at once
  boxes: string[]; // the content of the last new table
}

const KEY = "smallworld";
const DEFAULTS: Settings = {
  theme: "auto",
  palette: "usual",
  volume: 0.5,
  haptics: true,
  shortcuts: true,
  notify: false,
  push: "",
  name: "",
  named: true,
  guided: true,
  understood: [],
  lesson: { table: "", read: [] },
  results: [],
  solved: [],
  puzzles: { set: "", about: "", difficulty: "", state: "" },
  tongues: [],
  facing: false,
  speed: 1,
  boxes: [],
};

function read(): Settings {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
    // An earlier version kept fewer conditions.
    return { ...DEFAULTS, ...kept, puzzles: { ...DEFAULTS.puzzles, ...kept.puzzles } };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings = $state(read());

export function remember(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    /* without storage, a browser can still play */
  }
  showTheme();
}

/** Applies the theme, and whether things move, to the page. */
export function showTheme(): void {
  const dark =
    settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
  document.documentElement.dataset.motion = settings.speed ? "on" : "off";
}

/** Whether the system asks for less motion. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long a motion of `ms` at normal speed takes; 0 if nothing should move. */
export const motionMs = (ms: number): number => (calm() || !settings.speed ? 0 : ms / Math.max(1, settings.speed));
