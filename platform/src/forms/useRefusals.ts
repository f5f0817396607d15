import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { RefusalMessage } from "./rulesResolver";

/** A field that was refused: its name, what it is called where that is a text, and why. */
export type RefusedField = RefusalMessage & { name: string; label?: string };

function controlsOf(formId: string): Element[] {
  const form = document.getElementById(formId);
  return form instanceof HTMLFormElement ? [...form.elements] : [];
}

const nameOf = (control: Element) => control.getAttribute("name") ?? "";

/**
 * The fields of a form that hold a text which they cannot read, by name: it is no value, and nothing
 * is sent until it is mended. A field says so of itself by its custom validity.
 */
export function unreadFields(formId: string): Record<string, RefusalMessage> {
  const unread = controlsOf(formId).filter(
    (control) => control instanceof HTMLInputElement && control.validity.customError,
  );
  return Object.fromEntries(unread.map((input) => [nameOf(input), { key: "validation.number" }]));
}

/** In the order of the screen; what is on no screen comes last. */
function inScreenOrder(formId: string, fields: readonly RefusedField[]): RefusedField[] {
  const names = controlsOf(formId).map(nameOf);
  const placeOf = ({ name }: RefusedField) =>
    names.includes(name) ? names.indexOf(name) : names.length;
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** What the last attempt refused, and where the focus goes then: to the summary, or to the first refused field. */
export function useRefusals(formId: string) {
  const [refusal, setRefusal] = useState<{ attempt: number; fields: readonly RefusedField[] }>({
    attempt: 0,
    fields: [],
  });
  // A label outlives its field: what is refused may be in a part that is not shown now.
  const labels = useRef(new Map<string, string | undefined>());
  const shown = useRef(new Set<string>());
  const summaries = useRef(0);

  const focusFirst = useEffectEvent(() => {
    if (refusal.fields.length === 0 || summaries.current > 0) return;
    const names = new Set(refusal.fields.map(({ name }) => name));
    const first = controlsOf(formId).find((control) => names.has(nameOf(control)));
    if (first instanceof HTMLElement) first.focus();
  });
  // Each attempt moves the focus, also one that refuses the same again.
  useEffect(() => focusFirst(), [refusal.attempt]);

  return {
    refusal,
    /** Refuses fields by name; with none, all is well. */
    refuse: (found: Record<string, RefusalMessage>) => {
      const fields = Object.entries(found).map(([name, message]) => ({
        ...message,
        name,
        label: labels.current.get(name),
      }));
      setRefusal(({ attempt }) => ({
        attempt: fields.length > 0 ? attempt + 1 : attempt,
        fields: inScreenOrder(formId, fields),
      }));
    },
    shownNames: useCallback(() => [...shown.current], []),
    /** A field came; the returned function is called when it goes. */
    addField: useCallback(
      (name: string, label: string | undefined) => {
        labels.current.set(name, label);
        shown.current.add(name);
        // Its code may have come after it was refused, or its words be those of another language now.
        setRefusal((last) => {
          if (!last.fields.some((field) => field.name === name && field.label !== label))
            return last;
          const named = last.fields.map((field) =>
            field.name === name ? { ...field, label } : field,
          );
          return { ...last, fields: inScreenOrder(formId, named) };
        });
        return () => void shown.current.delete(name);
      },
      [formId],
    ),
    /** A summary came; the returned function is called when it goes. */
    addSummary: useCallback(() => {
      summaries.current += 1;
      return () => void (summaries.current -= 1);
    }, []),
  };
}
