/** The events of a game, in sentences and as lines of the log. */
import { has, t, type Args } from "../lib/i18n.svelte";
import { abilityName, comboArgs, playerName, raceArgs, raceName, theRegion } from "../lib/names";
import { withMinus } from "../lib/numbers";
import type { PlayEvent, Report, Summary, TableEvent } from "../lib/types";

export interface Line {
  seq: number;
  player: number | null;
  text: string;
  regions: string[];
  kind: string;
}

export const isPlay = (event: TableEvent): event is PlayEvent => "story" in event;

/** The events that were not undone, in order, each once. */
export function standing(events: TableEvent[]): PlayEvent[] {
  let kept: PlayEvent[] = [];
  const seen = new Set<number>();
  for (const event of [...events].sort((a, b) => a.seq - b.seq)) {
    if (seen.has(event.seq)) continue;
    seen.add(event.seq);
    if (isPlay(event)) kept.push(event);
    else if ("undone" in event) kept = kept.filter((earlier) => earlier.seq < event.undone);
  }
  return kept;
}

export function merged(known: TableEvent[], news: TableEvent[]): TableEvent[] {
  const bySeq = new Map(known.map((event) => [event.seq, event]));
  for (const event of news) bySeq.set(event.seq, event);
  return [...bySeq.values()].sort((a, b) => a.seq - b.seq);
}

/** How many of the last events belong together: a distribution has many, everything else one. */
export function lastStep(events: PlayEvent[]): number {
  const last = events[events.length - 1];
  if (!last || !places(last)) return Math.min(1, events.length);
  const before = events.findLastIndex((event) => event.action.do !== last.action.do || event.player !== last.player);
  return events.length - 1 - before;
}

/** Whether an event placed tokens or a piece: players decide about several regions at once. */
const places = (event: PlayEvent) => PLACED.has(event.story[0]?.kind ?? "");
const PLACED = new Set(["tokens deployed", "piece placed"]);

/** Reports with a line of their own; lines beside them cover the others. */
const SILENT = new Set(["tokens deployed"]);

export function sentence(table: Summary | null, report: Report, whoActs: number | null = null): string {
  const id = `story-${report.kind.replaceAll(" ", "-")}`;
  const other = report.other;
  const nobodys = isNobodys(report);
  const args: Args = {
    player: whoDid(table, report, whoActs) || "none",
    whose: nobodys ? "nobody" : "player",
    ...comboArgs(raceOf(report), typeof other === "string" ? other : null),
    region: theRegion(report.region) || "none",
    by: report.by ?? "none",
    ability: abilityName(report.by) || "none",
    number: report.number,
    other: (typeof other === "number" ? playerName(table, other) : abilityName(other ?? null)) || "none",
    victim: playerName(table, report.from_player) || "none",
    from: holderBefore(report),
    declined: report.declined ? "yes" : "no",
  };
  return t(id, args);
}

/** The race of a report: that of the combo that it is about, or the race that acts. */
function raceOf({ kind, by, race }: Report): string | null {
  if (OF_A_RACE.has(kind)) return by;
  return race ?? (has(`race-${by}`) ? by : null);
}
/** Reports whose cause is a race. */
const OF_A_RACE = new Set(["combo taken", "badge exchanged", "combo revealed", "race declined", "race left the map"]);

/** Whether a report is about a race without a player. */
const isNobodys = (report: Report) => !report.player && Boolean(report.race);

/** The player or the race without a player that a report is about. */
export const whoDid = (table: Summary | null, report: Report, whoActs: number | null) =>
  isNobodys(report) ? raceName(report.race ?? null) : playerName(table, report.player ?? whoActs);

/** The reports of an event without a player, with everything that followed in between. */
export function doneByNobody(event: PlayEvent): Report[] {
  const first = event.story.findIndex(isNobodys);
  return first < 0 ? [] : event.story.slice(first, event.story.findLastIndex(isNobodys) + 1);
}

function holderBefore(report: Report): string {
  if (report.from_player) return report.from_player === report.player ? "own" : "player";
  if (report.kind !== "region conquered" || !report.tribe) return "none";
  return report.monsters ? "monsters" : "tribe";
}

export function linesOf(table: Summary | null, event: PlayEvent): Line[] {
  const lines: Line[] = [];
  const scored: Report[] = [];
  for (const report of event.story) {
    if (SILENT.has(report.kind)) continue;
    if (report.kind === "coins scored") {
      scored.push(report);
      continue;
    }
    if (scored.length) lines.push(scoreLine(table, event, scored.splice(0)));
    const regions = report.region ? [report.region] : [];
    lines.push({
      seq: event.seq,
      player: isNobodys(report) ? null : (report.player ?? event.player),
      text: sentence(table, report, event.player),
      regions,
      kind: report.kind,
    });
  }
  if (scored.length) lines.push(scoreLine(table, event, scored));
  const deployed = event.story.filter((report) => report.kind === "tokens deployed" && report.number > 0);
  if (deployed.length) {
    lines.unshift({
      seq: event.seq,
      player: event.player,
      text: t("log-deployed", {
        player: playerName(table, event.player),
        number: deployed.reduce((sum, report) => sum + report.number, 0),
        regions: deployed.length,
        region: theRegion(deployed[0]?.region ?? null),
      }),
      regions: deployed.flatMap((report) => (report.region ? [report.region] : [])),
      kind: "tokens deployed",
    });
  }
  return lines;
}

function scoreLine(table: Summary | null, event: PlayEvent, reports: Report[]): Line {
  const coins = reports.reduce((sum, report) => sum + report.number, 0);
  return {
    seq: event.seq,
    player: reports[0]?.player ?? event.player,
    text: t("log-scored", { player: playerName(table, reports[0]?.player ?? event.player), coins }),
    regions: [],
    kind: "coins scored",
  };
}

/** The lines of many events; a player's distribution over several regions is one line. */
export function linesOfAll(table: Summary | null, events: PlayEvent[]): Line[] {
  const lines: Line[] = [];
  let spread: PlayEvent[] = [];
  const flush = () => {
    const last = spread[spread.length - 1];
    if (last) lines.push(...linesOf(table, { ...last, story: spread.flatMap((event) => event.story) }));
    spread = [];
  };
  for (const event of events) {
    if (event.action.do === "deploy") {
      if (spread[0] && spread[0].player !== event.player) flush();
      spread.push(event);
      if (event.story.some((report) => report.kind !== "tokens deployed")) flush();
    } else {
      flush();
      lines.push(...linesOf(table, event));
    }
  }
  flush();
  return lines;
}

/** Coins, and the reason: a race or power, or "regions". */
interface Item {
  coins: number;
  why: string;
  race: string | null;
  declined: boolean;
}

export interface Receipt {
  player: number;
  coins: number;
  items: Item[];
}

export function receiptsOf(event: PlayEvent): Receipt[] {
  const receipts: Receipt[] = [];
  for (const report of event.story) {
    if (report.kind !== "coins scored" || report.player === null) continue;
    let receipt = receipts.find((other) => other.player === report.player);
    if (!receipt) receipts.push((receipt = { player: report.player, coins: 0, items: [] }));
    receipt.coins += report.number;
    receipt.items.push({
      coins: report.number,
      why: report.by ?? "regions",
      race: report.race ?? null,
      declined: !!report.declined,
    });
  }
  return receipts;
}

/** The reason for one item of a receipt or forecast: "6 regions", "2 coin mines" or "Wizards". */
export function reasonText(item: Item): string {
  if (item.why === "regions") {
    return t("coins-regions", {
      number: item.coins,
      ...raceArgs(item.race),
      declined: item.declined ? "yes" : "no",
    });
  }
  const own = `coins-${item.why}`;
  const ability = has(own) ? t(own, { number: item.coins }) : abilityName(item.why);
  return item.declined ? t("coins-ability-declined", { ability }) : ability;
}

/** The items of a receipt or forecast as a sum: "4 regions + 2 Alchemist". */
export const sumText = (items: readonly Item[]): string =>
  items.map((item) => t("forecast-item", { coins: withMinus(item.coins), reason: reasonText(item) })).join(" + ");
