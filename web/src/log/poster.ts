/** A picture of a finished game, made in the browser: only our own server is asked for data. */
import { mount, tick, unmount } from "svelte";
import { iconsLoaded } from "../lib/icons.svelte";
import type { BoardData, Chronicle, Summary, View } from "../lib/types";

export interface Told {
  summary: Summary;
  board: BoardData;
  view: View;
  chronicle: Chronicle;
  source: string;
  date: string;
}

/** The picture, as a PNG. */
export async function posterOf(told: Told): Promise<Blob> {
  const { default: Poster } = await import("./Poster.svelte");
  const target = document.createElement("div"); // never shown: it is drawn from its text
  const poster = mount(Poster, { target, props: told });
  try {
    await drawn();
    const svg = target.querySelector("svg") as SVGSVGElement;
    await dress(svg);
    return await paint(svg);
  } finally {
    void unmount(poster);
  }
}

/** Waits for parts that are loaded late: pictures of some boards, icons of some boxes. */
async function drawn(): Promise<void> {
  await Promise.all([import("../map/land/Caves.svelte"), import("../map/pieces/Mark.svelte")]);
  await tick();
  await iconsLoaded();
  await tick();
}

/** Gives a picture the styles and fonts of the page in its language, which a separate picture does not have. */
async function dress(svg: SVGSVGElement): Promise<void> {
  const rules: string[] = [];
  const page = getComputedStyle(document.documentElement);
  const fonts = ["--display", "--body"].map((name) => `${name}: ${page.getPropertyValue(name)}`).join("; ");
  const isUsed = (font: CSSFontFaceRule) =>
    fonts.includes(font.style.getPropertyValue("font-family").replaceAll(/["']/g, ""));
  for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) {
      if (rule instanceof CSSFontFaceRule) rules.push(isUsed(rule) ? await embedded(rule, sheet.href) : "");
      else if (rule instanceof CSSStyleRule && (rule.selectorText === ":root" || svg.querySelector(rule.selectorText)))
        rules.push(rule.cssText);
    }
  rules.push(`:root { ${fonts}; }`); // the rule of the language has another selector
  const style = document.createElementNS(svg.namespaceURI, "style");
  style.textContent = rules.join("\n");
  svg.prepend(style);
}

/** A font with its letters in it. */
async function embedded(rule: CSSFontFaceRule, sheet: string | null): Promise<string> {
  const source = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"))?.[1];
  if (!source) return "";
  const letters = await fetch(new URL(source, sheet ?? location.href));
  const data = await asDataUrl(await letters.blob());
  return rule.cssText.replace(source, data);
}

const asDataUrl = (blob: Blob) =>
  new Promise<string>((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(blob);
  });

async function paint(svg: SVGSVGElement): Promise<Blob> {
  const text = new XMLSerializer().serializeToString(svg);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [svg.viewBox.baseVal.width, Math.round(svg.viewBox.baseVal.height)];
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture"))), "image/png"),
  );
}
