/** The visible part of the board: its size on the screen, zoom, and position. */
import type { Point } from "./land/geometry";

const MOST = 5;
const SLACK = 60; // how many pixels a magnified board may be dragged beyond its edge
const REST = 150; // milliseconds without a change of zoom before the map is redrawn
const JITTER = 8; // how many pixels a click may move

export const MARGIN = 14; // of the frame, in units of the board

export class Viewport {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** The zoom for which names and stacks are drawn; during a gesture everything is only stretched, which is cheap. */
  drawn = $state(1);
  dx = $state(0);
  dy = $state(0);
  panning = $state(false);

  private readonly board: () => { width: number; height: number };
  private pointers = new Map<number, Point>();
  private way = 0; // of the pressed pointer, in pixels
  private lastSpan = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;

  /** Pixels per unit of the board when all of it is visible. */
  fit = $derived.by(() => {
    const { width, height } = this.board();
    return Math.min(this.width / (width + 2 * MARGIN), this.height / (height + 2 * MARGIN)) || 1;
  });

  constructor(board: () => { width: number; height: number }) {
    this.board = board;
  }

  get scale(): number {
    return this.fit * this.zoom;
  }

  /** The same, at the zoom for which names and stacks are drawn. */
  get drawnScale(): number {
    return this.fit * this.drawn;
  }

  /**
   * The position of the map from the upper left, and how far it is stretched; the third axis gives it a layer of its
   * own. At rest it is as large as it is drawn: WebKit paints a layer once, and shows it blurred when it is stretched.
   */
  get placed(): string {
    const { width, height } = this.board();
    const left = (this.width - (width + 2 * MARGIN) * this.scale) / 2 + this.dx;
    const top = (this.height - (height + 2 * MARGIN) * this.scale) / 2 + this.dy;
    return `translate3d(${Math.round(left)}px, ${Math.round(top)}px, 0) scale(${this.zoom / this.drawn})`;
  }

  /** Whether the map is being dragged or magnified. */
  get moved(): boolean {
    return this.panning || this.zoom !== this.drawn;
  }

  /** Whether the pressed pointer was dragged, so that it is not a click. */
  get dragged(): boolean {
    return this.way > JITTER;
  }

  /** The position of a point of the board on the screen, from the upper left of the map. */
  toScreen([x, y]: Point): Point {
    const { width, height } = this.board();
    return [
      this.width / 2 + this.dx + (x - width / 2) * this.scale,
      this.height / 2 + this.dy + (y - height / 2) * this.scale,
    ];
  }

  zoomBy(factor: number, x = this.width / 2, y = this.height / 2): void {
    const before = this.zoom;
    this.zoom = Math.max(1, Math.min(MOST, this.zoom * factor));
    const ratio = this.zoom / before;
    this.dx = (this.dx - (x - this.width / 2)) * ratio + (x - this.width / 2);
    this.dy = (this.dy - (y - this.height / 2)) * ratio + (y - this.height / 2);
    this.clamp();
    this.rest();
  }

  /** Shows a point of the board in the middle, at this zoom. */
  lookAt([x, y]: Point, zoom: number): void {
    const { width, height } = this.board();
    this.zoom = Math.max(1, Math.min(MOST, zoom));
    this.dx = (width / 2 - x) * this.scale;
    this.dy = (height / 2 - y) * this.scale;
    this.clamp();
    this.rest();
  }

  fitAll(): void {
    this.zoom = 1;
    this.dx = this.dy = 0;
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.resting);
    this.resting = setTimeout(() => (this.drawn = this.zoom), REST);
  }

  clamp(): void {
    const { width, height } = this.board();
    const slack = this.zoom > 1 ? SLACK : 0;
    const roomX = Math.max(0, (width * this.scale - this.width) / 2 + slack);
    const roomY = Math.max(0, (height * this.scale - this.height) / 2 + slack);
    this.dx = Math.max(-roomX, Math.min(roomX, this.dx));
    this.dy = Math.max(-roomY, Math.min(roomY, this.dy));
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const [left, top] = corner(event);
    this.zoomBy(Math.exp(-event.deltaY * 0.0016), event.clientX - left, event.clientY - top);
  };

  down = (event: PointerEvent): void => {
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.pointers.size === 1) this.way = 0;
    this.lastSpan = this.span();
  };

  move = (event: PointerEvent): void => {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    this.pointers.set(event.pointerId, now);
    if (this.pointers.size === 2) this.pinch(event);
    else this.drag(now[0] - before[0], now[1] - before[1]);
  };

  up = (event: PointerEvent): void => {
    this.pointers.delete(event.pointerId);
    if (!this.pointers.size) setTimeout(() => (this.panning = false));
  };

  /** A key always counts, wherever the pointer was before. */
  still(): void {
    this.way = 0;
  }

  private drag(x: number, y: number): void {
    this.way += Math.abs(x) + Math.abs(y);
    if (!this.dragged) return;
    this.panning = true;
    this.dx += x;
    this.dy += y;
    this.clamp();
  }

  private pinch(event: PointerEvent): void {
    const [left, top] = corner(event);
    const [a, b] = [...this.pointers.values()] as [Point, Point];
    const span = this.span();
    if (this.lastSpan > 0) this.zoomBy(span / this.lastSpan, (a[0] + b[0]) / 2 - left, (a[1] + b[1]) / 2 - top);
    this.lastSpan = span;
    this.way = JITTER + 1;
  }

  private span(): number {
    const [a, b] = [...this.pointers.values()];
    return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) : 0;
  }
}

function corner(event: Event): Point {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return [box.left, box.top];
}
