/** The panels that are open beside the map, and the room that there is for them. */

export type Tab = "column" | "log" | "chat" | "notes";

export class Desk {
  /** Room beside the map, and a screen that is large enough for two players who face each other. */
  private roomy = $state(true);
  large = $state(false);
  /** There is little room for the players above the log. */
  low = $state(false);
  /** Two players sit at opposite edges of the screen. */
  facing = $state(false);
  wide = $derived(this.roomy && !this.facing);
  keys = $state(false);
  listed = $state(false);
  ended = $state(true);
  /** The field on the map whose card is open. */
  field = $state<number | null>(null);
  hinted = $state(false);
  /** The player to report, or 0 for the table. */
  reported = $state<number | null>(null);
  /** The newest move that a bot made for this player while they were away, and that they have seen since. */
  read = $state(0);
  tab = $state<Tab>("log");
  /** The panel that covers the map on a phone. */
  sheet = $state<"" | "column" | "log">("");

  /** Follows the width of the window; returns a function that stops it. */
  watch(): () => void {
    const leave = [
      follow("(min-width: 900px) and (min-height: 520px)", (matches) => (this.roomy = matches)),
      follow("(max-height: 760px)", (matches) => (this.low = matches)),
      follow("(min-width: 600px) and (min-height: 600px)", (matches) => (this.large = matches)),
    ];
    return () => leave.forEach((end) => end());
  }

  toggle(sheet: "column" | "log"): void {
    this.sheet = this.sheet === sheet ? "" : sheet;
  }

  clear(): void {
    this.keys = this.listed = this.hinted = false;
    this.field = null;
    this.sheet = "";
  }
}

/** Reports whether the window matches `query`, now and at every change; returns a function that stops it. */
function follow(query: string, tell: (matches: boolean) => void): () => void {
  const media = matchMedia(query);
  const look = () => tell(media.matches);
  look();
  media.addEventListener("change", look);
  return () => media.removeEventListener("change", look);
}
