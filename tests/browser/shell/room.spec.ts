/** Pseudo-languages, on phones and desktops: long words fit everywhere, and pages also run from right to left. */
import type { Page } from "@playwright/test";
import { expect, picture, test, variant } from "../kit";
import { speakPseudo, type Kind } from "../pseudo";
import { visit } from "../screens";
import { resize } from "../tables";

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const EXTREMES = [SIZES[0]!, SIZES[2]!];
const KINDS: [Kind, string][] = [
  ["long", "ltr"],
  ["mirrored", "rtl"],
];

/** The faults of a layout: it scrolls sideways, text is cut or leaves its box, or controls overlap. */
const misfits = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const inView = (node: Element) =>
      node.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
      !node.closest("svg, .visually-hidden, .skip, [inert]");
    const named = (node: Element) =>
      `“${node.textContent?.replace(/\s+/g, " ").trim().slice(0, 40)}” in .${node.className || node.parentElement?.className}`;
    const controls = [...document.querySelectorAll<HTMLElement>("button, .button, nav a, summary, label")].filter(
      inView,
    );
    for (const node of controls) {
      const [across, down] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
      const { fontSize, overflowY } = getComputedStyle(node);
      // Letters with accents are higher than a narrow line.
      const cut = overflowY === "visible" && down < parseFloat(fontSize) / 2 ? across : Math.max(across, down);
      if (cut > 1 && node.clientWidth) found.push(`${named(node)} is cut by ${cut} px`);
    }
    const [edge, sideways] = [document.documentElement.clientWidth, document.scrollingElement!.scrollWidth];
    if (sideways > edge) found.push(`the page scrolls sideways by ${sideways - edge} px`);
    // Each text is within what hides the rest, unless one can scroll to it, or a title says all of it.
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const around = texts.currentNode.parentElement!;
      if (
        !texts.currentNode.textContent?.trim() ||
        around.closest("[title], select, dialog:not([open])") ||
        !inView(around)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      const { left, right, width } = range.getBoundingClientRect();
      let [from, to] = [-Infinity, Infinity];
      for (let node: Element | null = around; node; node = node.parentElement) {
        const { clipPath, overflowX } = getComputedStyle(node);
        if (/auto|scroll/.test(overflowX) || clipPath === "inset(50%)") break; // or only screen readers read it
        if (overflowX === "visible" && node !== document.documentElement) continue;
        const box = node.getBoundingClientRect();
        [from, to] = [Math.max(from, box.left), Math.min(to, box.right)];
      }
      const cut = Math.round(Math.max(from - left, right - to));
      if (width && cut > 1) found.push(`${named(around)} ends ${cut} px outside`);
    }
    controls.forEach((one, i) => {
      const a = one.getBoundingClientRect();
      for (const other of controls.slice(i + 1)) {
        if (one.parentElement !== other.parentElement) continue; // layers may cover each other
        const b = other.getBoundingClientRect();
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 1 && down > 1) found.push(`${named(one)} overlaps ${named(other)}`);
      }
    });
    return found;
  });

/** Looks at screens at each size, and returns all faults. */
async function walk(page: Page, kind: Kind, all: boolean): Promise<string[]> {
  const found: string[] = [];
  await speakPseudo(page, kind);
  await visit(page, all, async ({ name }) => {
    for (const size of all ? SIZES : EXTREMES) {
      await resize(page, size);
      await picture(page, `pseudo-${kind}-${name}-${size.width}`);
      for (const fault of await misfits(page)) found.push(`${name}, ${size.width} px: ${fault}`);
    }
  });
  return found;
}

for (const [kind, direction] of KINDS) {
  test(`the main screens have room for a ${kind} language`, async ({ page }) => {
    expect(await walk(page, kind, false)).toEqual([]);
    await expect(page.locator("html")).toHaveAttribute("dir", direction);
  });

  test(`every screen has room for a ${kind} language`, variant(), async ({ page }) => {
    expect(await walk(page, kind, true)).toEqual([]);
  });
}
