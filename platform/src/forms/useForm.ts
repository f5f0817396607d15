import type { FieldRules } from "@quotehaven/contract/rules";
import { useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import type { MessageKey } from "../i18n/i18n";
import { rulesResolver, type KeyedError, type RefusalMessage } from "./rulesResolver";
import { isSame, useFormDraft } from "./useFormDraft";
import { unreadFields, useRefusals, type RefusedField } from "./useRefusals";

/** What a form's own parts know of each other, beside what react-hook-form knows. */
export type FormParts = {
  id: string;
  /** What the last attempt refused, for the summary, and which attempt that was. */
  refusal: { attempt: number; fields: readonly RefusedField[] };
  isSending: boolean;
  setSending: (isSending: boolean) => void;
  addField: (name: string, label: string | undefined) => () => void;
  addSummary: () => () => void;
  /** The person changes a field; what shows an error, or depends on the field, is checked again. */
  change: (name: string, set: () => void) => void;
  /** Given by `Form`: lets go at once what is held as unsaved. */
  setRelease: (release: () => void) => void;
  /** The person left behind what was typed. */
  lose: () => void;
};

/** A form of the kit: react-hook-form's, with what `Form`, `useSubmit` and the fields share. */
export type Form<Values extends FieldValues> = UseFormReturn<Values> & {
  parts: FormParts;
  /**
   * Checks the named fields, or all. Where something is refused it shows the errors, and moves the
   * focus to the summary or to the first refused field. A text that no field can read is always refused.
   */
  check: (names?: readonly FieldPath<Values>[]) => Promise<boolean>;
  /** Shows what the server refused, by field (translation keys), until that field is changed. */
  refuse: (fields: Partial<Record<FieldPath<Values>, MessageKey>>) => void;
  /** What was sent is kept now; what was typed meanwhile is still unsaved. */
  saved: (sent: Values) => void;
  /** Of the fields that a draft filled as the form began: what was stored when they were typed in. */
  typedOver: Partial<Values>;
};

type FormOptions<Values extends FieldValues> = {
  /** What a form begins with whose values are kept nowhere else. */
  defaultValues?: DefaultValues<Values>;
  /**
   * In place of `defaultValues`: what is stored elsewhere. Where it changes, the form shows it, but for
   * the fields that were typed in since: those stay, unsaved.
   */
  values?: Values;
  /** The rules that the server keeps as well; a function where they depend on what was typed. */
  rules: FieldRules | ((values: Values) => FieldRules);
  /** Told of all values, and of the field, whenever the person has changed one. */
  onTyped?: (values: Values, name: string) => void;
  /**
   * The name of a draft that keeps what is typed over a reload, and over a session that ended
   * without the person (`useDraft`). It ends as it is saved, and where it is left behind.
   */
  draft?: string;
  /**
   * For a form of many rows: which row a field is in, by its name. No rule looks at another row, so
   * none of them is checked or drawn again while one is typed into.
   */
  rowOf?: (name: string) => string;
};

/**
 * A form that shows an error once its field was left, or was refused by an attempt to send or go on;
 * from then on it is looked at with every key. Show it with `Form`, send it with `useSubmit`.
 *
 * @example const form = useForm({ defaultValues: { email: "" }, rules: resetRequestRules })
 */
export function useForm<Values extends FieldValues>({
  values: stored,
  defaultValues = stored as DefaultValues<Values> | undefined,
  rules,
  onTyped,
  draft: draftName,
  rowOf,
}: FormOptions<Values>): Form<Values> {
  const id = useId();
  // What the server refused, by field: the rules know nothing of it.
  const refused = useRef<Record<string, RefusalMessage>>({});
  const form = useHookForm<Values>({
    defaultValues,
    resolver: (values, context, options) => {
      const alsoRefused = { ...refused.current, ...unreadFields(id) };
      return rulesResolver(rules, alsoRefused)(values, context, options);
    },
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { refuse, shownNames, refusal, addField, addSummary } = useRefusals(id);
  const [isSending, setSending] = useState(false);
  const release = useRef(() => {});
  const setRelease = useCallback((next: () => void) => void (release.current = next), []);
  const draft = useFormDraft(form, { name: draftName, stored: defaultValues });

  // Read on every render: react-hook-form tells only of what was read.
  void form.formState.errors;
  void form.formState.isDirty;

  const followStored = useEffectEvent(() => {
    if (!stored || isSame(stored, form.formState.defaultValues)) return;
    takeOver(form, stored);
    form.resetDefaultValues(stored);
  });
  useEffect(() => followStored(), [stored]);

  const newest = useRef({ onTyped, rowOf, keep: draft.keep });
  useEffect(() => {
    newest.current = { onTyped, rowOf, keep: draft.keep };
  });
  const change = useCallback(
    (changed: string, set: () => void) => {
      const { onTyped, rowOf, keep } = newest.current;
      const row = rowOf?.(changed);
      const looked = (shownNames() as FieldPath<Values>[]).filter((name) => {
        if (rowOf?.(name) !== row) return false;
        const { isTouched, invalid } = form.getFieldState(name);
        return isTouched || invalid;
      });
      refused.current = withoutRefusalOf(changed, refused.current);
      set();
      keep();
      onTyped?.(structuredClone(form.getValues()), changed);
      // Told of a single name, react-hook-form draws that field alone.
      if (row !== undefined) for (const name of looked) void form.trigger(name);
      else if (looked.length > 0) void form.trigger(looked);
    },
    [form, shownNames],
  );
  // The same object while nothing in it changed: each change of it draws every field again.
  const parts = useMemo(
    () => ({
      id,
      refusal,
      addField,
      addSummary,
      isSending,
      setSending,
      change,
      setRelease,
      lose: draft.forget,
    }),
    [id, refusal, addField, addSummary, isSending, change, setRelease, draft.forget],
  );

  return {
    ...form,
    parts,
    typedOver: draft.typedOver,
    check: async (names) => {
      refused.current = {};
      const own = typeof rules === "function" ? rules(form.getValues()) : rules;
      const asked = [...(names ?? Object.keys(own)), ...Object.keys(unreadFields(id))];
      await form.trigger(asked as FieldPath<Values>[]);
      const found = Object.fromEntries(
        asked.flatMap((name) => {
          // react-hook-form knows errors as texts alone; every one of ours is made by the resolver.
          const error = form.getFieldState(name as FieldPath<Values>).error as
            KeyedError | undefined;
          return error ? [[name, { key: error.message, values: error.values }]] : [];
        }),
      );
      refuse(found);
      return Object.keys(found).length === 0;
    },
    refuse: (fields) => {
      refused.current = filled(fields);
      void form.trigger(Object.keys(refused.current) as FieldPath<Values>[]);
      refuse(refused.current);
    },
    saved: (sent) => {
      release.current();
      refused.current = {};
      form.reset(sent, { keepValues: true });
      draft.keep(sent);
      refuse({});
    },
  };
}

function filled(fields: Partial<Record<string, MessageKey>>): Record<string, RefusalMessage> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, key]) => (key ? [[name, { key }]] : [])),
  );
}

/** What was refused of several fields together is taken back by a new try of either. */
function withoutRefusalOf(changed: string, refused: Record<string, RefusalMessage>) {
  const own = refused[changed]?.key;
  return Object.fromEntries(Object.entries(refused).filter(([, { key }]) => key !== own));
}

/** Puts what is stored into the fields that nobody has typed in. */
function takeOver<Values extends FieldValues>(form: UseFormReturn<Values>, stored: Values): void {
  const before: Record<string, unknown> = form.formState.defaultValues ?? {};
  for (const name of Object.keys(stored) as FieldPath<Values>[]) {
    const now = form.getValues(name);
    if (isSame(now, before[name]) && !isSame(now, stored[name])) form.setValue(name, stored[name]);
  }
}
