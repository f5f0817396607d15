import { useLayoutEffect, useRef, useState } from "react";
import type { DefaultValues, FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { isLike, useDraft } from "../drafts/useDraft";

/** Of each field that was typed in: what was typed, and over what. */
type Typed = Record<string, { typed: unknown; over: unknown }>;

export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The draft of a form: what was typed over its stored values. Without a name it keeps nothing. */
export function useFormDraft<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  { name = "", stored }: { name?: string; stored?: DefaultValues<Values> },
) {
  const draft = useDraft<Typed | null>(`form:${name}`, null);
  const [restored] = useState(() => typedIn(name === "" ? null : draft.value, stored));
  const isRestored = useRef(false);

  // Before anything is painted, and once: what was typed since is newer.
  useLayoutEffect(() => {
    if (isRestored.current) return;
    isRestored.current = true;
    for (const [field, { typed }] of Object.entries(restored)) {
      form.setValue(field as FieldPath<Values>, typed as never, { shouldDirty: true });
    }
  });

  return {
    /** What the fields that were filled from the draft were typed over. */
    typedOver: Object.fromEntries(
      Object.entries(restored).map(([field, { over }]) => [field, over]),
    ) as Partial<Values>,
    /** Keeps what differs from what is stored. */
    keep: (before: Record<string, unknown> = form.formState.defaultValues ?? {}) => {
      if (name === "") return;
      const changed = Object.entries(form.getValues()).filter(
        ([field, value]) => !isSame(value, before[field]),
      );
      if (changed.length === 0) return draft.forget();
      draft.keep(
        Object.fromEntries(
          changed.map(([field, typed]) => [field, { typed, over: before[field] }]),
        ),
      );
    },
    forget: draft.forget,
  };
}

/** The fields of a draft that this form has. */
function typedIn(draft: Typed | null, stored: Record<string, unknown> = {}): Typed {
  return Object.fromEntries(
    Object.entries(draft ?? {}).filter(([field, kept]) => isLike(kept.typed, stored[field])),
  );
}
