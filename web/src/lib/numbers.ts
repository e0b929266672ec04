/** Numbers with the minus sign of typography, which is as wide as a plus. */
export const withMinus = (number: number): string => String(number).replace("-", "−");

/** The same, with a plus before a gain. */
export const signed = (number: number): string => `${number > 0 ? "+" : ""}${withMinus(number)}`;
