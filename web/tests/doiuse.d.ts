/** The part of doiuse that the tests use; it has no types that TypeScript finds. */
declare module "doiuse" {
  import type { ChildNode, Plugin } from "postcss";
  interface Usage {
    feature: string;
    featureData: { title: string; missing?: string };
    usage: ChildNode;
  }
  export default function doiuse(options: {
    browsers: string[];
    ignore?: string[];
    onFeatureUsage: (usage: Usage) => void;
  }): Plugin;
}
