/**
 * Draws motions above the table. The table itself is already in its new state: stacks and coins on their way are copies in
 * a layer that lets every click through, so a motion can end at any time.
 */
import { tick } from "svelte";
import { iconPath } from "../../lib/icons.svelte";
import { motionMs } from "../../lib/settings.svelte";
import { keyOf, type Motion, type Place } from "./motions";

/** The longest motion at normal speed. */
export const MOTION_MS = 380;
const COINS = 12; // as many coins fly at most
const COIN_PX = 22;
const TOKENS = 6; // as many tokens leave the hand at most
const SVG = "http://www.w3.org/2000/svg";
const TRAVEL = "cubic-bezier(0.3, 0.7, 0.3, 1)";
const INPUTS = ["pointerdown", "keydown", "wheel", "resize"] as const;

interface Spot {
  x: number;
  y: number;
}

/** A motion on its way; `end` leaves nothing of it behind. */
interface Running {
  key: string;
  end: () => void;
}

export class Stage {
  private layer: HTMLElement | null = null;
  private running: Running[] = [];
  private readonly table: ParentNode;
  private waiting: (() => void)[] = []; // for the end of all motions
  private lying: Map<string, DOMRect> | null = null; // the stacks before a tile moved

  constructor(table: ParentNode = document) {
    this.table = table;
    for (const input of INPUTS) addEventListener(input, this.cancel, { capture: true, passive: true });
  }

  close(): void {
    this.cancel();
    for (const input of INPUTS) removeEventListener(input, this.cancel, { capture: true });
  }

  /** Ends all motions at once. */
  readonly cancel = (): void => {
    for (const motion of this.running.splice(0)) motion.end();
    this.layer?.remove();
    this.layer = null;
    for (const go of this.waiting.splice(0)) go();
  };

  /** Waits until all motions have ended. */
  settled(): Promise<void> {
    return this.running.length ? new Promise((go) => this.waiting.push(go)) : Promise.resolve();
  }

  /** Plays motions, from the table as it is now to the table after its next change. */
  async play(motions: Motion[]): Promise<void> {
    const ms = motionMs(MOTION_MS);
    if (!ms || !motions.length || document.hidden) return;
    const earlier = new Map<string, Sprite>();
    let taken: Sprite | undefined; // the banner on the card of a combo
    for (const motion of motions) {
      if (motion.kind === "take") taken = this.bannerOf(motion.race);
      this.end(keyOf(motion));
      const stack = "region" in motion && this.stackIn(motion.region);
      if (stack && ["withdraw", "fall", "flip"].includes(motion.kind)) earlier.set(motion.region, copyOf(stack));
      if (motion.kind === "tile") this.lying = this.places();
    }
    await tick();
    for (const motion of motions)
      this.start(
        motion,
        ms,
        "region" in motion ? earlier.get(motion.region) : motion.kind === "take" ? taken : undefined,
      );
  }

  /** The board of moved tiles is shown now. */
  laid(): void {
    const before = this.lying;
    const ms = motionMs(MOTION_MS);
    this.lying = null;
    if (!before || !ms) return;
    for (const [region, now] of this.places()) {
      const was = before.get(region);
      const stack = this.stackIn(region);
      if (!stack || !was || Math.hypot(was.x - now.x, was.y - now.y) < 2) continue;
      const copy = copyOf(stack);
      this.fly(`tile ${region}`, copy, [middleOf(was), middleOf(now)], ms, [{}, {}]);
      this.hide(`tile ${region}`, stack, ms);
    }
  }

  private start(motion: Motion, ms: number, copy: Sprite | undefined): void {
    const key = keyOf(motion);
    if (motion.kind === "coins") return this.pay(motion, ms);
    if (motion.kind === "tile") return;
    if (motion.kind === "take") {
      const home = this.homeOf(motion.player);
      if (copy && home) this.fly(key, copy, [copy.at, home], ms, [{}, { scale: 0.6, opacity: 0.5 }]);
      return;
    }
    if (motion.kind === "off") return this.takeOff(motion, ms);
    const stack = this.stackIn(motion.region);
    if (motion.kind === "arrive" || motion.kind === "join") {
      if (!stack) return;
      const sprite = copyOf(stack);
      const from = this.homeOf(motion.player) ?? { x: sprite.at.x, y: sprite.at.y - 60 };
      const small = { scale: 0.7, opacity: 0.5 };
      if (motion.kind === "arrive") {
        this.fly(key, sprite, [from, sprite.at], ms, [small, {}]);
        this.hide(key, stack, ms);
      } else
        this.fly(key, sprite, [from, sprite.at], ms, [
          { scale: 0.5, opacity: 0.6 },
          { scale: 0.9, opacity: 0.9 },
        ]);
    } else if (motion.kind === "capture") {
      const home = this.homeOf(motion.player);
      const from = stack && middleOf(stack.getBoundingClientRect());
      if (home && from) this.fly(key, captive(), [from, home], ms, [{ scale: 1.6 }, { scale: 0.7, opacity: 0.6 }]);
    } else if (copy) {
      if (motion.kind === "withdraw") {
        const home = this.homeOf(motion.player) ?? { x: copy.at.x, y: copy.at.y - 80 };
        this.fly(key, copy, [copy.at, home], ms, [{}, { scale: 0.45, opacity: 0.3 }]);
      } else if (motion.kind === "fall") {
        const below = { x: copy.at.x + 14, y: copy.at.y + 26 };
        this.fly(key, copy, [copy.at, below], ms, [{}, { scale: 0.5, rotate: 50, opacity: 0 }]);
      } else if (stack) {
        this.turn(key, copy, stack, ms);
      }
    }
  }

  /** Tokens leave the hand for the seat of their player, one after the other. */
  private takeOff({ race, player, number }: Extract<Motion, { kind: "off" }>, ms: number): void {
    const from = this.homeOf(player);
    const seat = this.shown(`[data-player="${player}"]`);
    if (!from || !seat) return;
    const to = middleOf(seat.getBoundingClientRect());
    const away = Math.hypot(to.x - from.x, to.y - from.y) < COIN_PX ? { x: to.x, y: to.y - 70 } : to;
    const shown = Math.min(TOKENS, number);
    for (let i = 0; i < shown; i++) {
      const looks: [Look, Look] = [{}, { scale: 0.5, opacity: 0.2 }];
      this.fly(`off ${i}`, token(race), [from, away], ms * 0.7, looks, (ms * 0.3 * i) / shown);
    }
  }

  /** Coins fly one after the other, and the purse counts them. */
  private pay({ player, coins, place }: Extract<Motion, { kind: "coins" }>, ms: number): void {
    const key = `coins ${player}`;
    const purse = this.purseOf(player);
    if (!purse) return;
    const home = middleOf(purse.getBoundingClientRect());
    const sources = this.spotsOf(place, home);
    const number = Math.min(COINS, Math.abs(coins));
    const flight = ms * 0.7;
    for (let i = 0; i < number; i++) {
      const source = sources[i % sources.length] as Spot;
      const way: [Spot, Spot] = coins > 0 ? [source, home] : [home, source];
      const delay = number > 1 ? ((ms - flight) * i) / (number - 1) : 0;
      this.fly(key, coin(), way, flight, [{ scale: 1 }, { scale: 0.7, opacity: 0.8 }], delay);
    }
    const sum = label(`${coins > 0 ? "+" : "−"}${Math.abs(coins)}`);
    this.fly(key, sum, [home, { x: home.x, y: home.y - 26 }], ms, [{ scale: 0.8 }, { scale: 1.25, opacity: 0.2 }]);
    this.count(key, purse, coins, ms);
  }

  /** Counts the number in the purse up from what it was. */
  private count(key: string, purse: Element, coins: number, ms: number): void {
    const text = [...purse.childNodes].find(
      (node): node is Text => node.nodeType === Node.TEXT_NODE && /\d/.test(node.textContent ?? ""),
    );
    const shown = text?.data ?? "";
    const total = Number(shown);
    if (!text || !Number.isFinite(total)) return; // hidden coins
    const begun = performance.now();
    let written = shown;
    let frame = 0;
    const show = (data: string) => {
      if (text.data === written) text.data = written = data; // unless it is newer
    };
    const step = () => {
      const part = Math.min(1, (performance.now() - begun) / ms);
      show(String(Math.round(total - coins * (1 - part))));
      if (part < 1) frame = requestAnimationFrame(step);
      else this.finish(motion);
    };
    const motion: Running = {
      key,
      end: () => {
        cancelAnimationFrame(frame);
        show(shown);
      },
    };
    this.running.push(motion);
    step();
  }

  /** Moves a copy, which is gone afterwards. */
  private fly(key: string, sprite: Sprite, [from, to]: [Spot, Spot], ms: number, looks: [Look, Look], delay = 0): void {
    const { node, at } = sprite;
    const layer = this.shownLayer();
    layer.append(node);
    const frame = (spot: Spot, { scale = 1, rotate = 0, opacity = 1 }: Look): Keyframe => ({
      transform: `translate(${spot.x - at.x}px, ${spot.y - at.y}px) scale(${scale}) rotate(${rotate}deg)`,
      opacity,
    });
    this.run(
      key,
      node,
      [frame(from, looks[0]), frame(to, looks[1])],
      { duration: ms, delay, easing: TRAVEL, fill: "backwards" },
      () => node.remove(),
    );
  }

  /** Hides a stack while its copy is on the way. */
  private hide(key: string, stack: Element, ms: number): void {
    this.run(key, stack, [{ visibility: "hidden" }, { visibility: "hidden" }], { duration: ms * 0.96 });
  }

  /** Turns a stack over: first the earlier side disappears, then the new one comes. */
  private turn(key: string, copy: Sprite, stack: Element, ms: number): void {
    this.shownLayer().append(copy.node);
    const half = { duration: ms / 2, easing: "ease-in" };
    this.run(key, copy.node, [{ transform: "none" }, { transform: "scaleX(0)" }], half, () => copy.node.remove());
    this.run(key, stack, [{ transform: "scaleX(0)" }, { transform: "scaleX(0)", offset: 0.5 }, { transform: "none" }], {
      duration: ms,
    });
  }

  private run(
    key: string,
    node: Element,
    frames: Keyframe[],
    timing: KeyframeAnimationOptions,
    after = () => {},
  ): void {
    const animation = node.animate(frames, timing);
    const motion: Running = {
      key,
      end: () => {
        animation.cancel();
        after();
      },
    };
    this.running.push(motion);
    animation.onfinish = () => {
      after();
      this.finish(motion);
    };
  }

  /** Forgets a motion that has ended; the layer goes with the last one. */
  private finish(motion: Running): void {
    this.running = this.running.filter((other) => other !== motion);
    if (!this.running.length) this.cancel();
  }

  private end(key: string): void {
    const ends = this.running.filter((motion) => motion.key === key);
    this.running = this.running.filter((motion) => motion.key !== key);
    for (const motion of ends) motion.end();
  }

  private shownLayer(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement("div");
      this.layer.className = "motions";
      this.layer.ariaHidden = "true";
      document.body.append(this.layer);
    }
    return this.layer;
  }

  private stackIn(region: string): SVGGElement | null {
    return this.table.querySelector<SVGGElement>(`.map [data-stack="${region}"]`);
  }

  /** A copy of the banner of a combo in the column, where its card is. */
  private bannerOf(race: string): Sprite | undefined {
    const banner = this.shown(`.column [data-race="${race}"] .banner`);
    if (!(banner instanceof HTMLElement)) return undefined;
    const box = banner.getBoundingClientRect();
    const node = banner.cloneNode(true) as HTMLElement;
    place(node, box);
    return { node, at: middleOf(box) };
  }

  private places(): Map<string, DOMRect> {
    const stacks = this.table.querySelectorAll<SVGGElement>(".map [data-stack]");
    return new Map([...stacks].map((stack) => [stack.dataset.stack ?? "", stack.getBoundingClientRect()]));
  }

  /** The hand of a player, or their seat. */
  private homeOf(player: number | null): Spot | null {
    const found = [`[data-hand="${player}"]`, `[data-player="${player}"]`].map((selector) => this.shown(selector));
    const home = player === null ? undefined : found.find((node) => node !== null);
    return home ? middleOf(home.getBoundingClientRect()) : null;
  }

  private purseOf = (player: number) => this.shown(`[data-player="${player}"] .coins`);

  private spotsOf(place: Place, home: Spot): Spot[] {
    const nodes =
      place === "column"
        ? [this.shown(".column")]
        : "player" in place
          ? [this.purseOf(place.player)]
          : place.regions.map((region) => this.stackIn(region));
    const spots = nodes.flatMap((node) => (node ? [middleOf(node.getBoundingClientRect())] : []));
    return spots.length ? spots : [{ x: home.x, y: home.y + 70 }];
  }

  private shown(selector: string): Element | null {
    return [...this.table.querySelectorAll(selector)].find((node) => node.getClientRects().length > 0) ?? null;
  }
}

interface Look {
  scale?: number;
  rotate?: number;
  opacity?: number;
}

/** Something that can move, with its present middle. */
interface Sprite {
  node: HTMLElement | SVGElement;
  at: Spot;
}

const middleOf = (box: DOMRect): Spot => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** A copy of a stack, where the stack is. */
function copyOf(stack: SVGGElement): Sprite {
  const screen = stack.getBoundingClientRect();
  const { x, y, width, height } = stack.getBBox();
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  place(node, screen);
  const copy = stack.cloneNode(true) as SVGGElement;
  delete copy.dataset.stack;
  node.append(copy);
  if (document.documentElement.hasAttribute("data-away")) node.classList.add("away");
  return { node, at: middleOf(screen) };
}

/** A picture of the given width in the corner of the screen, which only moves from there. */
function picture(width: number, ...shapes: SVGElement[]): Sprite {
  const node = document.createElementNS(SVG, "svg");
  node.setAttribute("viewBox", "0 0 24 24");
  node.append(...shapes);
  const box = new DOMRect(0, 0, width, width);
  place(node, box);
  return { node, at: middleOf(box) };
}

function shape(name: string, attributes: Record<string, string | number>): SVGElement {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, String(value));
  return node;
}

const coin = (): Sprite =>
  picture(
    COIN_PX,
    shape("circle", { cx: 12, cy: 12, r: 11, fill: "#f2c14a", stroke: "#6b4a08", "stroke-width": 1.6 }),
    shape("circle", { cx: 12, cy: 12, r: 7, fill: "none", stroke: "#a8780f", "stroke-width": 1.6 }),
  );

const token = (race: string | null): Sprite =>
  picture(
    28,
    shape("rect", {
      x: 1,
      y: 1,
      width: 22,
      height: 22,
      rx: 5,
      fill: "#fff6df",
      stroke: "#4a2a08",
      "stroke-width": 1.4,
    }),
    shape("path", { d: iconPath(race), fill: "#4a2a08", transform: "translate(4 4) scale(0.03125)" }),
  );

const captive = (): Sprite =>
  picture(
    30,
    shape("circle", { cx: 12, cy: 12, r: 11, fill: "#fff6df", stroke: "#4a2a08", "stroke-width": 1.4 }),
    shape("path", { d: iconPath("captive"), fill: "#7f2210", transform: "translate(4 4) scale(0.03125)" }),
  );

function label(text: string): Sprite {
  const node = document.createElement("span");
  node.textContent = text;
  node.className = "sum";
  const box = new DOMRect(0, 0, 60, 26);
  place(node, box);
  return { node, at: middleOf(box) };
}

function place(node: HTMLElement | SVGElement, { x, y, width, height }: DOMRect): void {
  Object.assign(node.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}
