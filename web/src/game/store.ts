/** The storage of this browser for everything that must survive a reload; without storage, nothing is kept. */

export interface Store {
  keys(): string[];
  get(place: string): string | null;
  set(place: string, text: string): void;
  remove(place: string): void;
}

export function browserStore(): Store {
  const attempt = <T>(act: () => T, otherwise: T): T => {
    try {
      return act();
    } catch {
      return otherwise;
    }
  };
  return {
    keys: () => attempt(() => Object.keys(localStorage), []),
    get: (place) => attempt(() => localStorage.getItem(place), null),
    set: (place, text) => attempt(() => localStorage.setItem(place, text), undefined),
    remove: (place) => attempt(() => localStorage.removeItem(place), undefined),
  };
}
