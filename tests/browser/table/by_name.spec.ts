import { test } from "../kit";
import { playByName } from "./names";

test("a first game can be played by accessible names", async ({ page }) => {
  await playByName(page, false);
});
