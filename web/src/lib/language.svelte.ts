/** The language of this device, and those of the seats at a shared screen. */
import { LANGUAGES, preferredLanguage, useLanguage, type Language } from "./i18n.svelte";
import { remember, settings } from "./settings.svelte";

const KEY = "smallworld-language";
const MOST = 60; // seats to remember: those of the newest tables

const device = $state({ language: preferredLanguage(stored(), navigator.languages) });

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const deviceLanguage = (): Language => device.language;

/** Changes the language of this device. */
export function speak(language: Language): void {
  device.language = language;
  try {
    localStorage.setItem(KEY, language);
  } catch {
    /* then only for this visit */
  }
  void useLanguage(language);
}

/** The language of a seat: its own, or else that of the device. */
export function seatLanguage(table: string, player: number): Language {
  const own = settings.tongues.find((tongue) => tongue.table === table && tongue.player === player)?.language;
  return own && Object.hasOwn(LANGUAGES, own) ? own : device.language;
}

/** Changes the language of a seat; the device keeps it. */
export function speakAt(table: string, player: number, language: Language): void {
  const others = settings.tongues.filter((tongue) => tongue.table !== table || tongue.player !== player);
  remember({ tongues: [...others, { table, player, language }].slice(-MOST) });
}
