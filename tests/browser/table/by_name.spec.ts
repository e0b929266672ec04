import { test } from "../kit";
import { playByName } from "./names";

test("a first game can be played by roles and names only", async ({ page }) => {
  await playByName(page, false);
});
