/** The rules of a board: the tools bound to its pieces, and their effects in words. */
import { SURFACE } from "../lib/facts";
import { has, listed, t } from "../lib/i18n.svelte";
import { abilityName } from "../lib/names";
import { TOKENS } from "../map/land/terrains";
import type { RealmBox, RealmDraft, RealmScenario, RealmTool } from "../lib/types";

export type Rule = RealmScenario["rule"][number];
type Value = Rule[string];
type Parameter = RealmTool["parameters"][number];

export const PIECES = [...TOKENS, "coin-mine", "peak", "throne", "sword"];

export const emptyRules = (): RealmScenario => ({
  title: "",
  stars: 1,
  world: SURFACE,
  features: [],
  without: [],
  rounds: 0,
  water: "",
  entry: [],
  teams: [],
  alone: 1,
  rule: [],
});

/** Features that boards may have besides those of their world. */
export const FOUND = ["chasm", "volcano", "place"];

/** All marks and kinds of land. */
export const featuresOf = (box: RealmBox): string[] =>
  box.tools.find((one) => one.tool === "feature-bonus")?.parameters.find((one) => one.kind === "feature")?.choices ??
  [];

export const inOrder = (names: string[], nameOf: (name: string) => string): string[] =>
  [...names].sort((one, two) => nameOf(one).localeCompare(nameOf(two)));

/** A name as the rules of a table know it, from a file or the builder. */
export const slugOf = (name: string): string => name.toLowerCase().replaceAll(" ", "-").replaceAll(/['’]/g, "");

/** The team of each seat, from 1; if none are set, or teams for another number, each player is alone. */
export const teamsFor = (players: number, said: number[]): number[] =>
  said.length === players ? said : Array.from({ length: players }, (_, seat) => seat + 1);

/** The setting after a seat changes teams: no teams if all players are alone. */
export function withTeam(
  rules: RealmScenario,
  teams: number[],
  seat: number,
  team: number,
): Pick<RealmScenario, "teams" | "alone"> {
  const next = teams.map((one, place) => (place === seat ? team : one));
  return new Set(next).size === next.length ? { teams: [], alone: 1 } : { teams: next, alone: rules.alone };
}

/** Whether these settings change anything at all. */
export const saysAnything = (rules: RealmScenario): boolean =>
  [rules.rule, rules.features, rules.without, rules.entry, rules.teams].some((said) => said.length > 0) ||
  rules.rounds > 0 ||
  rules.water !== "";

/** The settings of board and teams, in one sentence each. */
export function saidBeside({ rounds, water, entry, teams, alone, without }: RealmScenario): string[] {
  return [
    ...(rounds ? [t("said-rounds", { rounds })] : []),
    ...(water ? [t("said-water", { water: t(`builder-water-${water}`) })] : []),
    ...(entry.length ? [t("said-entry", { features: listed(entry.map(featureName)) })] : []),
    ...(teams.length ? [t("said-teams", { teams: teams.map((team) => "ABCDEF"[team - 1]).join(" "), alone })] : []),
    ...(without.length ? [t("said-without", { names: listed(without.map((name) => abilityName(slugOf(name)))) })] : []),
  ];
}

export const toolOf = (box: RealmBox, rule: Rule): RealmTool | undefined =>
  box.tools.find((one) => one.tool === rule.tool);

export const featureName = (feature: string) => (has(`feature-${feature}`) ? t(`feature-${feature}`) : feature);

export const valueOf = (rule: Rule, one: Parameter): Value => rule[one.name] ?? one.default ?? "";

/** Whether the subject of a rule is on the board; kinds of land always are. */
export function isLaid(draft: RealmDraft, rule: Rule): boolean {
  const { feature } = rule;
  return typeof feature !== "string" || !PIECES.includes(feature) || Boolean(draft.marks[feature]?.length);
}

/** The possible features of a tool: those without a rule, and its present one. */
export function freeFeatures(tool: RealmTool, rules: Rule[], mine: Rule): string[] {
  const taken = rules.filter((rule) => rule !== mine).map((rule) => rule.feature);
  const where = tool.parameters.find((one) => one.name === "feature");
  return (where?.choices ?? []).filter((feature) => !taken.includes(feature));
}

/** A rule with another tool, about the same feature if possible. */
export function withTool(box: RealmBox, rules: Rule[], mine: Rule, word: string): Rule {
  const tool = box.tools.find((one) => one.tool === word);
  const next: Rule = { tool: word };
  if (!tool?.parameters.some((one) => one.name === "feature")) return next;
  const free = freeFeatures(tool, rules, mine);
  const feature = typeof mine.feature === "string" && free.includes(mine.feature) ? mine.feature : free[0];
  return feature ? { ...next, feature } : next;
}

/** The tools for another rule: those without a feature only once, and none that exclude each other. */
export function freeTools(box: RealmBox, rules: Rule[], mine: Rule): RealmTool[] {
  const others = rules.filter((rule) => rule !== mine).map((rule) => rule.tool);
  return box.tools.filter((tool) => {
    if (tool.parameters.some((one) => one.name === "feature")) return true;
    return ![tool.tool, ...tool.apart].some((word) => others.includes(word));
  });
}

/** The effect of a rule, in a sentence. */
export function sentence(box: RealmBox, rule: Rule): string {
  const facts: Record<string, string | number> = {};
  for (const one of toolOf(box, rule)?.parameters ?? []) {
    const value = valueOf(rule, one);
    const said = typeof value === "boolean" ? (value ? "yes" : "no") : value;
    if (one.name === "feature") facts.feature = featureName(String(value));
    else if (one.name === "relic") facts.relic = abilityName(String(value));
    else facts[one.name.replaceAll("_", "-")] = said;
  }
  const said = t(`rule-${String(rule.tool)}`, facts);
  return said.charAt(0).toUpperCase() + said.slice(1);
}
