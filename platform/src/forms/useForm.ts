import type { FieldRules } from "@quotehaven/contract/rules";
import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import type { MessageKey } from "../i18n/i18n";
import { checkFields } from "./checkFields";
import { rulesResolver, type RefusalMessage } from "./rulesResolver";
import { isSame, useFormDraft } from "./useFormDraft";
import { unreadFields } from "./unread";
import { useRefusals, type RefusedField } from "./useRefusals";

/** What a form's own parts know of each other, beside what react-hook-form knows. */
export type FormParts = {
  id: string;
  /** What the last attempt refused, for the summary, and which attempt that was. */
  refusal: { attempt: number; fields: readonly RefusedField[] };
  isSending: boolean;
  setSending: (isSending: boolean) => void;
  addField: (name: string, label: string | undefined) => () => void;
  addSummary: () => () => void;
  /** The person changes a field; what shows an error, or depends on the field, is looked at again. */
  change: (name: string, set: () => void) => void;
  /** What to do about a field that is empty, by its name. */
  remedies?: Readonly<Record<string, string>>;
  /** Set by `Form`: lets go what is held as unsaved. */
  release: { current: () => void };
  /** The person left behind what was typed. */
  lose?: () => void;
};

/** A form of the kit: react-hook-form's, with what `Form`, `useSubmit` and the fields share. */
export type Form<Values extends FieldValues> = UseFormReturn<Values> & {
  parts: FormParts;
  /**
   * Checks the named fields, or all. Where something is refused it shows the errors, and moves the
   * focus to the summary or to the first refused field.
   */
  check: (names?: readonly FieldPath<Values>[]) => Promise<boolean>;
  /** Shows what the server refused, by field (translation keys), until that field is changed. */
  refuse: (fields: Partial<Record<FieldPath<Values>, MessageKey>>) => void;
  /** What was sent is kept now; what was typed meanwhile is still unsaved. */
  saved: (sent: Values) => void;
  /** What is stored was read again; what was typed over the old stays, unsaved. */
  reloaded: (stored: Values) => void;
  /** Of the fields that a draft filled as the form began: what was stored when they were typed in. */
  typedOver?: Partial<Values>;
};

type FormOptions<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** The rules that the server keeps as well; a function where they depend on what was typed. */
  rules: FieldRules | ((values: Values) => FieldRules);
  /** Told of all values whenever the person has changed one, for a draft for instance. */
  onTyped?: (values: Values) => void;
  /**
   * The name of a draft that keeps what is typed over a reload, and over a session that ended
   * without the person (`useDraft`). It ends as it is saved, and where it is left behind.
   */
  draft?: string;
  /** Sentences that say what to do about a field that is required and empty, by its name. */
  remedies?: Readonly<Record<string, string>>;
  /**
   * For a form of many rows: which row a field is in, by its name. No rule looks at another row, so
   * none of them is checked or drawn again while one is typed into.
   */
  rowOf?: (name: string) => string;
};

/**
 * A form that checks a field when it is left and takes an error away as soon as its cause is gone.
 * Show it with `Form`, send it with `useSubmit`.
 *
 * @example const form = useForm({ defaultValues: { email: "" }, rules: resetRequestRules })
 */
export function useForm<Values extends FieldValues>({
  defaultValues,
  rules,
  onTyped,
  draft: draftName,
  remedies,
  rowOf,
}: FormOptions<Values>): Form<Values> {
  const id = useId();
  // What the server refused, by field: the rules know nothing of it.
  const refused = useRef<Record<string, RefusalMessage>>({});
  const form = useHookForm<Values>({
    defaultValues,
    resolver: rulesResolver(rules, () => ({ ...refused.current, ...unreadFields(id) })),
    mode: "onTouched",
    shouldFocusError: false,
  });
  const { refuse, shownNames, refusal, addField, addSummary } = useRefusals(id);
  const [isSending, setSending] = useState(false);
  const release = useRef(() => {});
  const draft = useFormDraft(form, { name: draftName, stored: defaultValues });

  // Read on every render: react-hook-form tells only of what was read.
  void form.formState.errors;
  void form.formState.isDirty;

  const newest = useRef({ options: { onTyped, rowOf }, keep: draft.keep });
  useEffect(() => {
    newest.current = { options: { onTyped, rowOf }, keep: draft.keep };
  });
  const change = useCallback(
    (changed: string, set: () => void) => {
      const { options, keep } = newest.current;
      const row = options.rowOf?.(changed);
      const looked = (shownNames() as FieldPath<Values>[]).filter((name) => {
        if (options.rowOf?.(name) !== row) return false;
        const { isTouched, invalid } = form.getFieldState(name);
        return isTouched || invalid;
      });
      refused.current = withoutRefusalOf(changed, refused.current);
      set();
      keep();
      options.onTyped?.(structuredClone(form.getValues()));
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
      remedies,
      release,
      lose: draft.forget,
    }),
    [id, refusal, addField, addSummary, isSending, change, remedies, draft.forget],
  );

  return {
    ...form,
    parts,
    typedOver: draft.typedOver,
    check: async (names) => {
      refused.current = {};
      const values = form.getValues();
      const own = typeof rules === "function" ? rules(values) : rules;
      const unread = Object.entries(unreadFields(id)).filter(([name]) => isAmong(name, names));
      const found = { ...(await checkFields(values, own, names)), ...Object.fromEntries(unread) };
      await form.trigger(names);
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
      rebase(form, sent, sent);
      draft.keep(sent);
      refuse({});
    },
    reloaded: (stored) => rebase(form, stored, form.formState.defaultValues ?? {}),
  };
}

const isAmong = (name: string, names: readonly string[] | undefined) =>
  names === undefined || names.includes(name);

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

/** Puts what is stored under what was typed since `before`. */
function rebase<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  stored: Values,
  before: Record<string, unknown>,
): void {
  const now = form.getValues();
  for (const name of Object.keys(now) as FieldPath<Values>[]) {
    if (isSame(now[name], before[name])) form.setValue(name, stored[name]);
  }
  form.reset(stored, { keepValues: true });
}
