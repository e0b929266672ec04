/** Enter that ends a composition chooses letters, such as those of Japanese; it must do nothing else. */
import { expect, seated, test } from "../kit";

test("keys of an input method send nothing and are no shortcuts", async ({ page }) => {
  await seated(page, { seats: [{ kind: "me" }, { kind: "bot", bot: "greedy" }], first: 1 });
  await page.waitForSelector("#primary");
  await page.getByRole("tab", { name: "Chat" }).click();
  const field = page.locator(".chat form input");
  await field.focus();
  const method = await page.context().newCDPSession(page);
  const text = "こんにちは";
  await method.send("Input.imeSetComposition", { text, selectionStart: text.length, selectionEnd: text.length });
  await expect(field).toHaveValue(text);
  await method.send("Input.dispatchKeyEvent", { type: "rawKeyDown", key: "Enter", windowsVirtualKeyCode: 229 });
  await method.send("Input.insertText", { text });
  await expect(field).toHaveValue(text);
  await expect(page.locator(".chat .none")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator(".chat li")).toHaveText([new RegExp(text)]);

  await field.blur();
  const key = (isComposing: boolean) =>
    page.evaluate(
      (isComposing) =>
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "t", bubbles: true, isComposing })),
      isComposing,
    );
  await key(true);
  await expect(page.locator(".listed")).toHaveCount(0);
  await key(false);
  await expect(page.locator(".listed")).toBeVisible();
});
