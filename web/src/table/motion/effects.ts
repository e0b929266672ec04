/** What players see, hear and feel of an event besides the new state; loaded with the first press or event at a table. */
import type { Game } from "../../game/game.svelte";
import type { News } from "../../game/playback.svelte";
import type { Cue } from "./cues";
import type * as AllParts from "./parts";

type Parts = typeof AllParts;

const PRESSES = ["pointerdown", "keydown"] as const;

export class Effects {
  private parts: Parts | null = null;
  private stage: InstanceType<Parts["Stage"]> | null = null;
  private sounds: InstanceType<Parts["Sounds"]> | null = null;
  private loading = false;
  private left = false;
  private started: Promise<void> = Promise.resolve(); // once the last motions are on their way
  private pressed = false; // no page may sound before
  private unheard: News | null = null; // the last news before the parts were there

  constructor(private readonly game: Game) {}

  /** Follows the table; returns a function that stops it. */
  watch(): () => void {
    const press = () => {
      this.pressed = true;
      void this.load();
      for (const kind of PRESSES) removeEventListener(kind, press, true);
    };
    for (const kind of PRESSES) addEventListener(kind, press, true);
    this.game.playback.tell = (news) => this.tell(news);
    return () => {
      this.left = true;
      this.stage?.close();
      this.sounds?.close();
      for (const kind of PRESSES) removeEventListener(kind, press, true);
    };
  }

  /** The board on the screen is another one now. */
  laid(): void {
    this.stage?.laid();
  }

  /** Waits until nothing moves; a press ends every motion. */
  async settled(): Promise<void> {
    await this.started;
    await this.stage?.settled();
  }

  cue(cue: Cue): void {
    if (this.pressed) this.sounds?.play(cue);
    this.parts?.vibrate(cue);
  }

  private tell(news: News): void {
    const { view } = this.game;
    if (!this.parts) {
      this.unheard = news;
      return void this.load();
    }
    if (!view) return;
    const { events, before, skipped } = news;
    if (!skipped && this.stage) this.started = this.stage.play(this.parts.motionsOf(events, before, view));
    this.sound(this.parts, news);
  }

  private sound(parts: Parts, { events, skipped }: News): void {
    const { view, mine } = this.game;
    if (!view) return;
    for (const { cue, own } of parts.cuesOf(events, view, mine)) {
      if (this.pressed && !skipped) this.sounds?.play(cue, own ? 1 : 0.6);
      if (own) parts.vibrate(cue);
    }
  }

  private async load(): Promise<void> {
    if (this.loading) return;
    this.loading = true;
    try {
      const parts = await import("./parts");
      if (this.left) return;
      this.stage = new parts.Stage();
      this.sounds = new parts.Sounds();
      this.parts = parts;
      if (this.unheard) this.sound(parts, this.unheard);
      this.unheard = null;
    } catch {
      this.loading = false; // the next press tries again
    }
  }
}
