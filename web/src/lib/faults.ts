/** Error messages in the reader's language, by the code of the server. */
import { ApiError } from "./api";
import { factsInWords } from "./boxes";
import { has, t } from "./i18n.svelte";

export function faultText(error: unknown): string {
  if (!(error instanceof ApiError))
    return t("error-unknown", { message: error instanceof Error ? error.message : String(error) });
  if (error.status === 0) return t("offline");
  if (error.code === "nobody" && !navigator.cookieEnabled) return t("error-cookies");
  const id = `refusal-${error.code}`;
  return has(id)
    ? t(id, { wait: error.wait ?? 60, ...factsInWords(error.facts) })
    : t("error-unknown", { message: error.message });
}
