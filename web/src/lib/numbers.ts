/** Numbers as the language writes them. */
import { currentLanguage } from "./i18n.svelte";

/** A number with one decimal: "3.5". */
export const decimal = (number: number): string =>
  new Intl.NumberFormat(currentLanguage(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(number);

/** A share in percent: "55%". */
export const percent = (share: number): string =>
  new Intl.NumberFormat(currentLanguage(), { style: "percent" }).format(share);

/** A number with the minus sign of typography, which is as wide as a plus. */
export const withMinus = (number: number): string => String(number).replace("-", "−");

/** The same, with a plus before a gain. */
export const signed = (number: number): string => `${number > 0 ? "+" : ""}${withMinus(number)}`;
