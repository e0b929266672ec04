/** Undo within a turn, and redo. */
import { t } from "../lib/i18n.svelte";
import { lastStep } from "./story";
import type { Action, Command, PlayEvent } from "../lib/types";

/** The turn in which steps are undone. */
export interface Turn {
  readonly undoable: number;
  readonly log: PlayEvent[];
  send(command: Partial<Command>): Promise<boolean>;
  /** Resolves once no command is being sent, to whether the last one succeeded. */
  idle(): Promise<boolean>;
  say(text: string): void;
}

/** The functions that undo and redo. */
export interface Undoing {
  readonly undone: readonly unknown[];
  undo(events?: number): Promise<boolean>;
  redo(): Promise<boolean>;
  reset(): Promise<boolean>;
}

export class UndoInTurn implements Undoing {
  /** The undone steps of this turn that can be redone, the last at the end. */
  undone = $state.raw<Action[][]>([]);

  private readonly turn: Turn;
  private before: Promise<unknown> = Promise.resolve();

  constructor(turn: Turn) {
    this.turn = turn;
  }

  /** The player did something else, so nothing can be redone. */
  forget(): void {
    this.undone = [];
  }

  /** Undoes the last `events`; without a number, the last decision, or a distribution as a whole. */
  undo(events?: number): Promise<boolean> {
    return this.afterwards(() => {
      const number = events ?? Math.min(this.turn.undoable, lastStep(this.turn.log));
      return this.takeBack(number, { undo: number });
    });
  }

  /** Undoes the whole turn. */
  reset(): Promise<boolean> {
    return this.takeBack(this.turn.undoable, { reset: true });
  }

  /** Redoes the step undone last. */
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

  /** Each press counts: it waits for the earlier one, and for a command being sent. */
  private afterwards(step: () => Promise<boolean>): Promise<boolean> {
    const done = this.before.then(() => this.turn.idle()).then((went) => went && step());
    this.before = done.catch(() => undefined);
    return done;
  }
}
