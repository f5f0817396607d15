import type { Page } from "@playwright/test";

/**
 * What makes fields hard to fill in: a browser that is not told what they hold, the wrong keyboard on
 * a phone, a placeholder that looks like an answer, two help marks of one name, and a help mark that
 * stops the Tab key on its way from field to field.
 */
export function fieldFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const fields = document.querySelectorAll<HTMLInputElement>(
      "input:not([type=radio], [type=checkbox], [type=hidden])",
    );
    for (const field of fields) {
      if (!field.checkVisibility() || field.closest("[inert], [aria-hidden=true]")) continue;
      const name = `"${field.labels?.[0]?.textContent.trim().slice(0, 40) ?? field.name}"`;
      const { type, inputMode, placeholder } = field;
      const content = field.getAttribute("autocomplete");
      if (!content) found.add(`field without autocomplete: ${name}`);
      const isTelephone = content?.startsWith("tel");
      if (isTelephone && type !== "tel" && inputMode !== "tel") found.add(`no tel keys: ${name}`);
      if (content === "email" && type !== "email") found.add(`no email keys: ${name}`);
      // Where a city finds the zip code, letters are needed.
      const isNumber =
        content === "postal-code" || content === "bday" || content === "one-time-code";
      // A field says itself that it takes letters as well, as a code that a recovery code stands in for.
      const takesWords = field.getAttribute("role") === "combobox" || inputMode === "text";
      if (isNumber && !takesWords && inputMode !== "numeric") found.add(`no number keys: ${name}`);
      // A bundle's empty price shows the sum of its parts, as the specification says.
      const isPrice = /(?:monthly|yearly)$/.test(field.name);
      const isAnswer = /^[\d$.,/() -]+$/.test(placeholder);
      if (isAnswer && !isPrice) found.add(`looks like an answer: "${placeholder}" in ${name}`);
    }
    const marks = new Set<string>();
    for (const mark of document.querySelectorAll<HTMLButtonElement>(
      "button[aria-label][aria-labelledby]",
    )) {
      if (!mark.checkVisibility() || mark.closest("[inert], [aria-hidden=true]")) continue;
      const ids = mark.getAttribute("aria-labelledby")?.split(" ") ?? [];
      const name = ids.map((id) => document.getElementById(id)?.textContent.trim()).join(" ");
      if (marks.has(name)) found.add(`two marks of one name: "${name}"`);
      marks.add(name);
      if (mark.tabIndex >= 0) found.add(`stops the Tab key: "${name}"`);
    }
    return [...found];
  });
}
