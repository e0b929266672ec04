declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:icons/others" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:icons/underground" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:texts" {
  export const names: Record<string, string>;
  const texts: Record<
    string,
    Record<
      | "first"
      | "rules"
      | "rulings"
      | "rulings_underground"
      | "rulings_realms"
      | "workshop"
      | "builder"
      | "review"
      | "lesson"
      | "plan"
      | "puzzles"
      | "boxes"
      | "underground"
      | "realms",
      () => Promise<{ default: string }>
    >
  >;
  export default texts;
}
