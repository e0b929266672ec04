/** Links are copied if the browser allows it; otherwise they are selected, and the page says so. */
import { expect, seated, test } from "../kit";

const WAITING = { seats: [{ kind: "me" }, { kind: "open" }] };
const BY_HAND = "Your browser couldn’t copy the link.";
const selected = () => document.getSelection()?.toString() ?? "";

const CASES = [
  ["without a clipboard", () => void Object.defineProperty(navigator, "clipboard", { value: undefined }), true],
  [
    "with a clipboard that refuses",
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("refused"));
      document.execCommand = () => false;
    },
    false,
  ],
  [
    "with neither clipboard nor command",
    () => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
      Object.defineProperty(document, "execCommand", { value: undefined });
    },
    false,
  ],
] as const;

test("a link is copied, or selected to copy", async ({ page }) => {
  const id = await seated(page, WAITING);
  for (const [what, prepare, copied] of CASES)
    await test.step(what, async () => {
      await page.reload();
      await page.evaluate(prepare);
      await page.getByRole("button", { name: "Copy" }).click();
      if (copied) await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
      else await expect(page.getByRole("status").filter({ hasText: BY_HAND })).toBeVisible();
      expect(await page.evaluate(selected)).toContain(`#/table/${id}`);
    });
});
