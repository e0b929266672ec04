/** Names of races, powers, combos, regions and players in texts. */
import { has, isLearned, t } from "./i18n.svelte";
import type { NewTerrain } from "./protocol";
import type { Board, Bot, Clock, Seat, Summary } from "./types";

export const titled = (slug: string) =>
  slug
    .split("-")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");

const named = (id: string, slug: string) => (has(id) ? t(id) : titled(slug));

export const raceName = (race: string | null) => (race ? named(`race-${race}`, race) : "");
export const powerName = (power: string | null) => (power ? named(`power-${power}`, power) : "");

/**
 * The arguments $race and $power of texts, by which a language chooses the right forms: names in notation, or the title
 * of a custom race or power.
 */
export const comboArgs = (race: string | null, power: string | null) => ({
  ...raceArgs(race),
  power: argument("power", power),
});

/** The argument $race of a text about a race alone. */
export const raceArgs = (race: string | null | undefined) => ({ race: argument("race", race) });

function argument(kind: "race" | "power", slug: string | null | undefined): string {
  if (!slug) return "none";
  const id = `${kind}-${slug}`;
  return isLearned(id) ? t(id) : has(id) ? slug : titled(slug);
}

/** "Flying Amazons": the adjective agrees with the noun if the language requires it. */
export const comboName = (race: string | null, power: string | null): string =>
  race ? t("combo", comboArgs(race, power)) : "";

/** The names on the board on the screen, by id of the region. */
const onBoard = new Map<string, string>();

/** The terrains that only this board has, by the feature of its regions. */
const terrainsOnBoard = new Map<string, NewTerrain>();

/** From now on, regions and terrains have the names of this board; its builder may have chosen them. */
export function callLands({ regions, terrains }: Pick<Board, "regions" | "terrains">): void {
  onBoard.clear();
  for (const { id, name } of regions) onBoard.set(id, name);
  terrainsOnBoard.clear();
  for (const [id, terrain] of Object.entries(terrains)) terrainsOnBoard.set(id, terrain);
}

/** The terrains that only the board on the screen has, by the feature of its regions. */
export const newTerrains = (): ReadonlyMap<string, NewTerrain> => terrainsOnBoard;

/** A custom name that differs from the printed one, to which the id refers. */
const given = (id: string) => {
  const name = onBoard.get(id);
  return name && name.toLowerCase().replaceAll(" ", "-").replaceAll(/['’]/g, "") !== id ? name : null;
};

export function regionName(id: string | null): string {
  if (!id) return "";
  return given(id) ?? (has(`region-${id}`) ? t(`region-${id}`) : (onBoard.get(id) ?? titled(id)));
}
/** The name with soft hyphens where a map may break it. */
export function breakableName(id: string): string {
  const name = regionName(id);
  const ending = t("region-endings")
    .split(" ")
    .find((word) => word && name.endsWith(word) && name.length > word.length + SHORTEST);
  return ending && !name.includes(" ") ? `${name.slice(0, -ending.length)}\u00ad${ending}` : name;
}
const SHORTEST = 3; // letters before a hyphen

/** The name within a sentence: "the Herring Sea". */
export const theRegion = (id: string | null) =>
  id && !given(id) && has(`region-${id}.the`) ? t(`region-${id}.the`) : regionName(id);
export const featureName = (feature: string) =>
  terrainsOnBoard.get(feature)?.name ?? named(`feature-${feature}`, feature);

/** "3 encampments". */
export const pieceCount = (piece: string, number: number) =>
  has(`count-${piece}`) ? t(`count-${piece}`, { number }) : `${titled(piece)} ×${number}`;

export const pieceName = (piece: string) => named(`piece-${piece}`, piece);

/** The race or power with this name; each of several abilities ("otters-2") has the name of its race or power. */
export function abilityName(slug: string | null): string {
  if (!slug) return "";
  if (has(`race-${slug}`)) return t(`race-${slug}`);
  if (has(`power-${slug}`)) return t(`power-${slug}`);
  const whole = slug.replace(/-\d+$/, "");
  return whole === slug ? titled(slug) : abilityName(whole);
}

export function playerName(table: Summary | null, player: number | null | undefined): string {
  if (!player) return "";
  const seat = table?.seats.find((candidate) => candidate.player === player);
  if (!seat?.name) return t("player-number", { player });
  return seatName(seat);
}

/** The clock of a table: "20 minutes each, and 15 seconds more a turn". */
export function paceText({ kind, minutes, increment }: Clock): string {
  return t(`pace-${kind}`, { minutes, days: Math.round(minutes / 1440), increment });
}

/**
 * The name of a seat. A bot has the name of its level in the reader's language. Further bots of the same level have
 * other names with different first letters: "greedy" and "greedy 2" are Midas and Croesus.
 */
export function seatName(seat: Pick<Seat, "kind" | "bot" | "name">): string {
  const level = seat.kind === "bot" ? seat.bot : null;
  if (!level || !seat.name.startsWith(level) || !isOurs(level)) return seat.name;
  const rest = seat.name.slice(level.length);
  const other = has(`bot-${level}.others`)
    ? t(`bot-${level}.others`).split(t("list-comma"))[Number(rest) - 2]
    : undefined;
  return rest && other ? other : t(`bot-${level}`) + rest;
}

/** The name of a bot in a list: "Hard: Magnus", or "Midas" for a bot for research. */
export function botLabel(bot: Bot): string {
  const { name } = nameAndCharacter(bot);
  return has(`bot-${bot.name}.level`) ? t("bot-level-and-name", { level: t(`bot-${bot.name}.level`), name }) : name;
}

/**
 * How a bot plays: "Magnus compares many plans.", or "Midas, who takes the most coins that this turn can pay" for a
 * bot for research; other bots bring their own text.
 */
export function botCharacter(bot: Bot): string {
  return t(has(`bot-${bot.name}.level`) ? "bot-sentence" : "bot-and-character", nameAndCharacter(bot));
}

function nameAndCharacter(bot: Bot): { name: string; character: string } {
  return isOurs(bot.name)
    ? { name: t(`bot-${bot.name}`), character: t(`bot-${bot.name}.character`) }
    : { name: bot.person, character: bot.character };
}

function isOurs(level: string): boolean {
  return has(`bot-${level}.character`);
}
