/** Fields: the holder of each power, and the progress of others towards it. */
import { joined, t } from "../../lib/i18n.svelte";
import { abilityName, playerName } from "../../lib/names";
import type { Field, Summary, View } from "../../lib/types";

export interface Share {
  player: number; // from 1
  held: number;
  serves: boolean;
}

/** The players with some of the land around, in order of their regions. */
export const sharesOf = (field: Field): Share[] =>
  field.held
    .map((held, place) => ({ player: place + 1, held, serves: held >= field.enough }))
    .filter(({ held }) => held > 0)
    .sort((one, other) => other.held - one.held);

/** The fields whose power an active race has. */
export const fieldsServing = (view: View, player: number): Field[] =>
  view.fields.filter((field) => (field.held[player - 1] ?? 0) >= field.enough);

export const fieldsBeside = (view: View, region: string): Field[] =>
  view.fields.filter((field) => field.regions.includes(region));

export const fieldTitle = (field: Field): string => t("field-of", { ability: abilityName(field.power) });

/** "Ana: 5 of 5, in force" or "Ben: 3 of 5, 2 more" */
export const shareText = (summary: Summary | null, field: Field, { player, held, serves }: Share): string =>
  t("field-has", {
    player: playerName(summary, player),
    held,
    enough: field.enough,
    lacking: serves ? 0 : field.enough - held,
  });

/** The field in a sentence, for screen readers and titles. */
export const fieldSentence = (summary: Summary | null, field: Field): string =>
  joined("sentence", [fieldTitle(field), ...sharesOf(field).map((share) => shareText(summary, field, share))]);
