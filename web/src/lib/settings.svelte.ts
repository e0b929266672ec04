/** What this browser remembers: theme, language, sound, shortcuts, name. */

export interface Settings {
  theme: "auto" | "light" | "dark";
  palette: "usual" | "distinct"; // by which colours players are told apart
  sound: boolean;
  shortcuts: boolean;
  notify: boolean;
  push: string; // the id of who is told of turns on this device while the page is closed
  name: string;
  guided: boolean;
  understood: string[]; // hints that need not come again
  lesson: { table: string; read: string[] }; // what was read in the game that teaches
  solved: number[]; // puzzles, by their numbers
  facing: boolean; // where two play at this screen, it lies between them
  speed: number;
  boxes: string[]; // what the last table was set up with
}

const KEY = "smallworld";
const DEFAULTS: Settings = {
  theme: "auto",
  palette: "usual",
  sound: false,
  shortcuts: true,
  notify: false,
  push: "",
  name: "",
  guided: true,
  understood: [],
  lesson: { table: "", read: [] },
  solved: [],
  facing: false,
  speed: 1,
  boxes: [],
};

function read(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
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
    /* a browser that keeps nothing still plays */
  }
  showTheme();
}

export function showTheme(): void {
  const dark =
    settings.theme === "dark" || (settings.theme === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
