import type { RefusalMessage } from "./rulesResolver";

/**
 * The inputs inside an element that hold a text which they cannot read: it is no value, and nothing
 * is sent until it is mended. A field says so of itself by its custom validity.
 */
export function unreadInputs(within: Element | null): HTMLInputElement[] {
  return [...(within?.querySelectorAll("input") ?? [])].filter(
    ({ validity }) => validity.customError,
  );
}

/** The fields of a form that hold such a text, by name, each with what is wrong. */
export function unreadFields(formId: string): Record<string, RefusalMessage> {
  return Object.fromEntries(
    unreadInputs(document.getElementById(formId)).map(({ name }) => [
      name,
      { key: "validation.number" },
    ]),
  );
}
