declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:icons/others" {
  const paths: Record<string, string>;
  export default paths;
}

declare module "virtual:texts" {
  const texts: Record<"en" | "fr" | "nl", Record<"first" | "rules" | "workshop", () => Promise<{ default: string }>>>;
  export default texts;
}
