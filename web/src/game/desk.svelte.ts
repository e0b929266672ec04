/** What lies open on the screen beside the map, and how much room there is. */

export class Desk {
  /** Room beside the map, and a screen large enough to lie between two. */
  private roomy = $state(true);
  large = $state(false);
  /** Two who play here sit at opposite edges of it. */
  facing = $state(false);
  wide = $derived(this.roomy && !this.facing);
  keys = $state(false);
  listed = $state(false);
  ended = $state(true);
  /** The field amid the land that is explained. */
  field = $state<number | null>(null);
  hinted = $state(false);
  /** Whom one is about to report: a player, or 0 for the table. */
  reported = $state<number | null>(null);
  /** The last that a bot did for who plays here, of what they have been told. */
  read = $state(0);
  tab = $state<"log" | "chat" | "notes">("log");
  /** On a phone, what covers the map. */
  sheet = $state<"" | "column" | "map" | "log">("");

  /** Follows the width of the window; returns what ends that. */
  watch(): () => void {
    const leave = [
      follow("(min-width: 900px) and (min-height: 520px)", (matches) => (this.roomy = matches)),
      follow("(min-width: 600px) and (min-height: 600px)", (matches) => (this.large = matches)),
    ];
    return () => leave.forEach((end) => end());
  }

  toggle(sheet: "column" | "map" | "log"): void {
    this.sheet = this.sheet === sheet ? "" : sheet;
  }

  clear(): void {
    this.keys = this.listed = this.hinted = false;
    this.field = null;
    this.sheet = "";
  }
}

/** Tells whether the window is as `query` says, now and whenever that changes; returns what ends it. */
function follow(query: string, tell: (matches: boolean) => void): () => void {
  const media = matchMedia(query);
  const look = () => tell(media.matches);
  look();
  media.addEventListener("change", look);
  return () => media.removeEventListener("change", look);
}
