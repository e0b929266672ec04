/** A replay of earlier moves on the map, event by event. */
import { api } from "../lib/api";
import { calm, settings } from "../lib/settings.svelte";
import type { PlayEvent } from "../lib/types";
import type { Game } from "./game.svelte";
import { linesOfAll } from "./story";

const PACE_MS = 900;
const CALM_PACE_MS = 500;

export class Retelling {
  running = $state(false);

  constructor(private readonly game: Game) {}

  async show(events: PlayEvent[]): Promise<void> {
    const { game } = this;
    this.running = true;
    try {
      for (const event of events) {
        const told = linesOfAll(game.summary, [event]);
        if (!told.length || !this.running) continue;
        game.playback.past = (await api.at(game.id, event.seq)).view;
        game.playback.flash = told.flatMap((line) => line.regions);
        game.playback.caption = told.map((line) => line.text).join(" ");
        game.say(game.playback.caption);
        await new Promise((done) => setTimeout(done, (calm() ? CALM_PACE_MS : PACE_MS) / settings.speed));
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
