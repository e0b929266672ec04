declare module "virtual:icons" {
  const paths: Record<string, string>;
  export default paths;
  export const names: Record<string, Record<string, string>>; // icons by part and name
  export const parts: Record<string, () => Promise<{ default: Record<string, string> }>>;
}

declare module "virtual:texts" {
  export const names: Record<string, string>;
  export const boxes: Record<string, string>; // the part with the texts of a box or of a family of scenarios
  const texts: Record<string, Record<string, () => Promise<{ default: string }>>>;
  export default texts;
}

declare module "virtual:japanese.css";
