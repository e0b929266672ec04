/** The user of this browser. */
import { api } from "./api";
import { loadEveryBox, t } from "./i18n.svelte";
import { remember, settings } from "./settings.svelte";
import type { Catalogue, Seat, Summary, User } from "./types";

/** `boxes` is the content of the last opened table; `longestName` is the most letters of a name. */
export const session = $state<{ me: User | null; known: boolean; longestName?: number; boxes: string[] }>({
  me: null,
  known: false,
  boxes: [],
});

let asking: Promise<void> | null = null;

/** Asks who uses this browser. */
export function whoAmI(): Promise<void> {
  asking = ask();
  return asking;
}

async function ask(): Promise<void> {
  try {
    const { user, longest_name } = await api.me();
    session.me = user;
    session.longestName = longest_name;
  } finally {
    session.known = true;
  }
}

let creating: Promise<User> | null = null;

/** The guest or account of this browser; a guest is created if there is no user. */
export async function somebody(name?: string): Promise<User> {
  await asking?.catch(() => undefined); // a player who presses a button at once may be a known user
  if (session.me) return session.me;
  // Two calls at the same time are for the same guest: each new one would end the session of the other.
  creating ??= newGuest((name ?? settings.name).trim() || t("guest-name")).finally(() => (creating = null));
  return creating;
}

async function newGuest(name: string): Promise<User> {
  const { user } = await api.guest(name);
  session.me = user;
  remember({ name });
  return user;
}

/** The same, under `name`: a visitor has a guest's name that they did not choose. */
export async function somebodyNamed(name: string): Promise<User> {
  const chosen = name.trim();
  if (session.me?.kind === "guest" && chosen && chosen !== session.me.name) {
    session.me = (await api.guest(chosen)).user;
    remember({ name: chosen });
  }
  return somebody(chosen);
}

/** Whether the user of this browser may report the player in a seat: another user. */
export function isReportable(seat: Seat): boolean {
  return Boolean(session.me && seat.kind === "person" && seat.user && seat.user !== session.me.id);
}

/** Whether a bot plays a running game for the user of this browser, who left it or was absent for too long. */
export function isAwayFrom({ status, seats }: Summary): boolean {
  return status === "running" && seats.some((seat) => seat.away && seat.user === session.me?.id);
}

/** Whether a running game waits for the user of this browser, without a bot that decides for them. */
export function isAwaitedAt({ status, seats }: Summary): boolean {
  return status === "running" && seats.some((seat) => seat.awaited && !seat.away && seat.user === session.me?.id);
}

let catalogue: Promise<Catalogue> | null = null;

export function theCatalogue(): Promise<Catalogue> {
  catalogue ??= api.catalogue().catch((error: unknown) => {
    catalogue = null;
    throw error;
  });
  return catalogue;
}

/** The same with the texts of every box, for a screen that shows them all. */
export async function everyBox(): Promise<Catalogue> {
  const [found] = await Promise.all([theCatalogue(), loadEveryBox()]);
  return found;
}
