import type { Page } from "@playwright/test";

/** A short message that the product shows for some seconds. */
export function toast(page: Page, text: string | RegExp) {
  return page.getByRole("region", { name: "Messages" }).getByText(text);
}
