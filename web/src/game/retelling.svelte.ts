/** What happened a while ago, shown again on the map, event by event. */
import { api } from "../lib/api";
import { calm, settings } from "../lib/settings.svelte";
import type { PlayEvent } from "../lib/types";
import type { Table } from "./game.svelte";
import { linesOfAll } from "./story";

const PACE_MS = 900;
const CALM_PACE_MS = 500;

export class Retelling {
  running = $state(false);

  constructor(private readonly table: Table) {}

  async show(events: PlayEvent[]): Promise<void> {
    const { table } = this;
    this.running = true;
    try {
      for (const event of events) {
        const told = linesOfAll(table.summary, [event]);
        if (!told.length || !this.running) continue;
        table.film.past = (await api.at(table.id, event.seq)).view;
        table.film.flash = told.flatMap((line) => line.regions);
        table.film.caption = told.map((line) => line.text).join(" ");
        table.say(table.film.caption);
        await new Promise((done) => setTimeout(done, (calm() ? CALM_PACE_MS : PACE_MS) / settings.speed));
      }
    } catch (error) {
      table.report(error);
    }
    this.stop();
  }

  stop(): void {
    this.running = false;
    this.table.film.past = null;
    this.table.film.flash = [];
  }
}
