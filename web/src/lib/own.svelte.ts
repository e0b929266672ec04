/** Custom races and powers: their texts, made from their tools, supplement the catalogues. */
import { api } from "./api";
import { isFree, isOfTiles } from "./boards";
import { boxesOf, TILES } from "./boxes";
import { learn, listed, loadBoxes, loadTexts, t, together } from "./i18n.svelte";
import { featureName } from "./names";
import type { Summary } from "./types";
import type { Sentence, Told } from "./drafts";

/** Those of the last opened table. */
export const own = $state<{ designs: Told[] }>({ designs: [] });

/** The question of a tool that adds a step to the turn. */
const ASKS: Record<string, string> = { "late-decline": "question-stout" };

export const said = (sentence: Sentence) =>
  t(sentence.id, { ...sentence.values, features: listed(sentence.features.map(featureName)) });

/** Learns the texts for the content of a table. */
export async function meet(summary: Summary): Promise<void> {
  own.designs = [];
  await loadBoxes([...boxesOf(summary), ...(isOfTiles(summary.board) || isFree(summary.board) ? [TILES] : [])]);
  if (!summary.own) return;
  const [{ designs }] = await Promise.all([api.own(summary.id), loadTexts("workshop")]);
  for (const design of designs) introduce(design);
  own.designs = designs;
}

function introduce(design: Told): void {
  const id = `${design.kind}-${design.name}`;
  const words: Record<string, () => string> = {
    [id]: () => design.title,
    [`${id}-short`]: () => shortText(design),
    [`${id}-text`]: () => together(design.sentences.map(said)),
  };
  for (const part of design.parts) {
    words[`${design.kind}-${part.name}`] = () => t(`tool-${part.tool}-name`);
    const question = ASKS[part.tool];
    if (question) words[`question-${part.name}`] = () => t(question);
  }
  learn(words);
}

/** Its rule on a card: the sentences about its abilities, which follow the one about its tokens. */
export const shortText = (design: Told): string =>
  together(design.sentences.slice(1).map(said)) || t("draft-no-ability");
