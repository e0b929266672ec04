/** What lies open on the screen beside the map, and how much room there is. */

export class Desk {
  wide = $state(true);
  keys = $state(false);
  listed = $state(false);
  ended = $state(true);
  /** The field amid the land that is explained. */
  field = $state<number | null>(null);
  hinted = $state(false);
  tab = $state<"log" | "chat" | "notes">("log");
  /** On a phone, what covers the map. */
  sheet = $state<"" | "column" | "map" | "log">("");

  /** Follows the width of the window; returns what ends that. */
  watch(): () => void {
    const media = matchMedia("(min-width: 900px) and (min-height: 520px)");
    const look = () => (this.wide = media.matches);
    look();
    media.addEventListener("change", look);
    return () => media.removeEventListener("change", look);
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
