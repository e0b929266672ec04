/** A replay of earlier moves on the map, event by event. */
import { api } from "../lib/api";
import { together } from "../lib/i18n.svelte";
import { calm, settings } from "../lib/settings.svelte";
import type { PlayEvent } from "../lib/types";
import type { Game } from "./game.svelte";
import { linesOfAll } from "./story";

const PACE_MS = 700;
const CALM_PACE_MS = 500;
const FILM_MS = 4500; // at normal speed, however many moves there are

export class Retelling {
  running = $state(false);

  constructor(private readonly game: Game) {}

  async show(events: PlayEvent[]): Promise<void> {
    const { game } = this;
    this.running = true;
    const told = events
      .map((event) => ({ seq: event.seq, lines: linesOfAll(game.summary, [event]) }))
      .filter(({ lines }) => lines.length);
    const pace = Math.min(calm() ? CALM_PACE_MS : PACE_MS, FILM_MS / told.length) / (settings.speed || 1);
    const viewAt = (place: number) => (told[place] ? api.at(game.id, told[place].seq) : undefined);
    try {
      let next = viewAt(0);
      for (const [place, { lines }] of told.entries()) {
        const view = (await next)?.view;
        if (!this.running || !view) break;
        next = viewAt(place + 1); // arrives while this one is shown
        next?.catch(() => undefined); // the next round reports it, if there is one
        game.playback.past = view;
        game.playback.flash = lines.flatMap((line) => line.regions);
        game.playback.caption = together(lines.map((line) => line.text));
        game.say(game.playback.caption);
        await new Promise((done) => setTimeout(done, pace));
      }
    } catch (error) {
      game.report(error);
    }
    this.stop();
  }

  stop(): void {
    this.running = false;
    this.game.playback.past = null;
    this.game.playback.flash = [];
  }
}
