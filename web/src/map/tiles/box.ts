/** The content of the box of tiles, requested only once. */
import { api } from "../../lib/api";
import type { RealmBox } from "../../lib/types";

let asked: Promise<RealmBox> | null = null;

export function theBox(): Promise<RealmBox> {
  asked ??= api.realmBox();
  asked.catch(() => (asked = null));
  return asked;
}
