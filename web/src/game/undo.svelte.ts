/** The way back within a turn, and forward again. */
import { t } from "../lib/i18n.svelte";
import { lastStep } from "./story";
import type { Action, Command, PlayEvent } from "../lib/types";

/** The turn that is walked through. */
export interface Turn {
  readonly undoable: number;
  readonly log: PlayEvent[];
  send(command: Partial<Command>): Promise<boolean>;
  /** Resolves once no command is on its way; with whether the last one was carried out. */
  idle(): Promise<boolean>;
  say(text: string): void;
}

/** What takes back, and does again. */
export interface Undoing {
  readonly undone: readonly unknown[];
  undo(events?: number): Promise<boolean>;
  redo(): Promise<boolean>;
  reset(): Promise<boolean>;
}

export class UndoInTurn implements Undoing {
  /** What was taken back in this turn and may be done again, the last at the end. */
  undone = $state.raw<Action[][]>([]);

  private readonly turn: Turn;
  private before: Promise<unknown> = Promise.resolve();

  constructor(turn: Turn) {
    this.turn = turn;
  }

  /** Something else was done: there is no way forward any more. */
  forget(): void {
    this.undone = [];
  }

  /** Takes back the last `events`; without a number what was done last, a distribution as a whole. */
  undo(events?: number): Promise<boolean> {
    return this.afterwards(() => {
      const number = events ?? Math.min(this.turn.undoable, lastStep(this.turn.log));
      return this.takeBack(number, { undo: number });
    });
  }

  /** Takes back the whole turn. */
  reset(): Promise<boolean> {
    return this.takeBack(this.turn.undoable, { reset: true });
  }

  /** Does again what was taken back last. */
  redo(): Promise<boolean> {
    return this.afterwards(async () => {
      const actions = this.undone[this.undone.length - 1];
      if (!actions || !(await this.turn.send({ actions }))) return false;
      this.undone = this.undone.slice(0, -1);
      return true;
    });
  }

  private async takeBack(events: number, command: Partial<Command>): Promise<boolean> {
    const actions = this.turn.log.slice(this.turn.log.length - events).map((event) => event.action);
    const before = this.undone;
    if (!(await this.turn.send(command))) return false;
    this.undone = [...before, actions];
    this.turn.say(t("said-undone"));
    return true;
  }

  /** Who presses twice means it twice: a press waits for the one before, and for what is on its way. */
  private afterwards(step: () => Promise<boolean>): Promise<boolean> {
    const done = this.before.then(() => this.turn.idle()).then((went) => went && step());
    this.before = done.catch(() => undefined);
    return done;
  }
}
