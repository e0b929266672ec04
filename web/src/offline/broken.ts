import type { Fault } from "./messages";

/** An error with a sentence for the player, here-… in the catalogues. */
export class Broken extends Error {
  constructor(
    readonly fault: Fault,
    reason: unknown,
  ) {
    super(reason instanceof Error ? reason.message : String(reason));
  }
}
