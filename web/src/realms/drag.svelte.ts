/** A dragged tile: its origin, the position of the pointer, and its new place. */
import type { RealmPlacedTile } from "../lib/types";

const FAR = 8; // how many pixels turn a press into a drag

interface Ends {
  begun: () => void;
  dropped: (tile: RealmPlacedTile, x: number, y: number) => void;
  over: () => void;
}

export class Drag {
  lifted = $state.raw<{ tile: RealmPlacedTile; x: number; y: number; id: number } | null>(null);
  ghost = $state.raw<{ x: number; y: number } | null>(null);
  private dragged = false; // a click that ends a drag does not count

  constructor(private readonly ends: Ends) {}

  lift = (event: PointerEvent, tile: RealmPlacedTile): void => {
    if (event.button !== 0) return;
    this.dragged = false;
    this.lifted = { tile, x: event.clientX, y: event.clientY, id: event.pointerId };
  };

  move = (event: PointerEvent): void => {
    const { lifted } = this;
    if (!lifted || event.pointerId !== lifted.id) return;
    if (!this.ghost && Math.hypot(event.clientX - lifted.x, event.clientY - lifted.y) < FAR) return;
    this.dragged = true;
    this.ends.begun();
    this.ghost = { x: event.clientX, y: event.clientY };
  };

  drop = (event: PointerEvent): void => {
    if (!this.lifted || event.pointerId !== this.lifted.id) return;
    const [{ tile }, was] = [this.lifted, this.ghost];
    [this.lifted, this.ghost] = [null, null];
    if (!was) return;
    this.ends.dropped(tile, event.clientX, event.clientY);
    this.ends.over();
    setTimeout(() => (this.dragged = false), 0);
  };

  letGo = (): void => {
    [this.lifted, this.ghost] = [null, null];
    this.ends.over();
  };

  /** Whether this click is the end of a drag. */
  skipped(): boolean {
    const was = this.dragged;
    this.dragged = false;
    return was;
  }
}
