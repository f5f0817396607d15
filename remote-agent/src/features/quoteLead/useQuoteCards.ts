import { useRef } from "react";
import type { QuoteForm } from "./quoteForms";

/** What the board asks a form for. */
export type QuoteCardHandle = {
  /** Checks what is filled in; `asks` where that is right, and something in it looks odd. */
  check: () => Promise<"right" | "refused" | "asks">;
  /** Sends it. True once it was taken; otherwise the person was shown why not. */
  submit: () => Promise<boolean>;
};

/** The forms on the board that are checked and submitted together. */
export function useQuoteCards(toSubmit: readonly QuoteForm[]) {
  const handles = useRef(new Map<string, QuoteCardHandle>());
  const handleOf = ({ key }: QuoteForm) => handles.current.get(key);
  return {
    /** For the form's `ref`. */
    refOf:
      ({ key }: QuoteForm) =>
      (handle: QuoteCardHandle | null) => {
        if (handle) handles.current.set(key, handle);
        else handles.current.delete(key);
      },
    /** Checks every form; the worst that one of them found. */
    check: async () => {
      const found = await Promise.all(toSubmit.map((form) => handleOf(form)?.check()));
      return (["refused", "asks"] as const).find((worst) => found.includes(worst)) ?? "right";
    },
    /** Submits each form in turn and stops at the first that is not taken (specification 4.12). */
    submit: async () => {
      for (const [index, form] of toSubmit.entries()) {
        if (!(await handleOf(form)?.submit())) {
          return {
            sent: toSubmit.slice(0, index),
            refused: form,
            unsent: toSubmit.slice(index + 1),
          };
        }
      }
      return "all";
    },
  };
}
