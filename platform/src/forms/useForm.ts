import { validateFields, type FieldRules } from "@quotehaven/contract/rules";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import {
  useForm as useHookForm,
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
} from "react-hook-form";
import { useAfterPress } from "./useAfterPress";
import { rulesResolver } from "./rulesResolver";

/** A field that was refused: its name, what it is called where that is a text, and why (a translation key). */
export type RefusedField = { name: string; label?: string; message: string };

/** What a form's own parts know of each other, beside what react-hook-form knows. */
export type FormParts = {
  id: string;
  /** What the last attempt refused, for the summary, and which attempt that was. */
  refusal: { attempt: number; fields: readonly RefusedField[] };
  isSending: boolean;
  setSending: (isSending: boolean) => void;
  /** A field came; the returned function is called when it goes. */
  addField: (name: string, label: string | undefined) => () => void;
  /** A summary came: refusals lead there instead of to the first field. */
  addSummary: () => () => void;
  /** The person changes a field; what shows an error, or depends on the field, is looked at again. */
  change: (name: string, set: () => void) => void;
  afterPress: (work: () => void) => void;
  /** Set by `Form`: lets go what is held as unsaved. */
  release: { current: () => void };
};

/** A form of the kit: react-hook-form's, with what `Form`, `useSubmit` and the fields share. */
export type Form<Values extends FieldValues> = UseFormReturn<Values> & {
  parts: FormParts;
  /**
   * Checks the named fields, or all. Where something is refused it shows the errors, and moves the
   * focus to the summary or to the first refused field.
   */
  check: (names?: readonly FieldPath<Values>[]) => Promise<boolean>;
  /** Shows what the server refused, by field, until that field is changed. */
  refuse: (fields: Partial<Record<FieldPath<Values>, string>>) => void;
  /** What was sent is kept now; what was typed meanwhile is still unsaved. */
  saved: (sent: Values) => void;
};

/** Moves the keyboard to the first of the named controls, in the order of the screen. */
function focusFirst(id: string, names: ReadonlySet<string>): void {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return;
  const control = [...form.elements].find((each) => names.has(each.getAttribute("name") ?? ""));
  if (control instanceof HTMLElement) control.focus();
}

/** In the order of the screen; what is on no screen comes last. */
function inScreenOrder<Field extends { name: string }>(id: string, fields: Field[]): Field[] {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return fields;
  const names = [...form.elements].map((each) => each.getAttribute("name"));
  const placeOf = ({ name }: Field) => (names.includes(name) ? names.indexOf(name) : names.length);
  return fields.toSorted((one, other) => placeOf(one) - placeOf(other));
}

type FormOptions<Values extends FieldValues> = {
  defaultValues: DefaultValues<Values>;
  /** The rules that the server keeps as well; a function where they depend on what was typed. */
  rules: FieldRules | ((values: Values) => FieldRules);
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
}: FormOptions<Values>): Form<Values> {
  const id = useId();
  // What the server refused, by field: the rules know nothing of it.
  const refused = useRef<Record<string, string>>({});
  const form = useHookForm<Values>({
    defaultValues,
    resolver: rulesResolver(rules, () => refused.current),
    mode: "onTouched",
    shouldFocusError: false,
  });
  const [refusal, setRefusal] = useState<FormParts["refusal"]>({ attempt: 0, fields: [] });
  const [isSending, setSending] = useState(false);
  const afterPress = useAfterPress();
  // A label outlives its field: what is refused may stand in a part that is not shown now.
  const labels = useRef(new Map<string, string | undefined>());
  const shown = useRef(new Set<string>());
  const summaries = useRef(0);
  const release = useRef(() => {});

  // Read on every render: react-hook-form tells only of what was read.
  void form.formState.errors;
  void form.formState.isDirty;

  useEffect(() => {
    if (refusal.fields.length === 0 || summaries.current > 0) return;
    focusFirst(id, new Set(refusal.fields.map(({ name }) => name)));
    // Each attempt moves the focus, also one that refuses the same again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal.attempt]);

  const show = (found: Record<string, string>) => {
    const fields = Object.entries(found).map(([name, message]) => ({
      name,
      message,
      label: labels.current.get(name),
    }));
    setRefusal((before) => ({ attempt: before.attempt + 1, fields: inScreenOrder(id, fields) }));
  };

  const addField = useCallback((name: string, label: string | undefined) => {
    labels.current.set(name, label);
    shown.current.add(name);
    return () => void shown.current.delete(name);
  }, []);
  const addSummary = useCallback(() => {
    summaries.current += 1;
    return () => void (summaries.current -= 1);
  }, []);

  const change = (changed: string, set: () => void) => {
    const before = [...shown.current] as FieldPath<Values>[];
    const looked = before.filter((name) => {
      const { isTouched, invalid } = form.getFieldState(name);
      return isTouched || invalid;
    });
    // What was refused of several fields together is taken back by a new try of either.
    const own = refused.current[changed];
    refused.current = Object.fromEntries(
      Object.entries(refused.current).filter(([, message]) => message !== own),
    );
    set();
    if (looked.length > 0) void form.trigger(looked);
  };

  const check: Form<Values>["check"] = async (names) => {
    const values = form.getValues();
    refused.current = {};
    const own = typeof rules === "function" ? rules(values) : rules;
    const found = validateFields(values, own, names ?? Object.keys(own));
    await form.trigger(names);
    const errors = Object.entries(found).map(([name, { key }]) => [name, key]);
    if (errors.length > 0) show(Object.fromEntries(errors));
    else setRefusal((before) => ({ ...before, fields: [] }));
    return errors.length === 0;
  };

  const refuse: Form<Values>["refuse"] = (fields) => {
    const found = Object.fromEntries(
      Object.entries<string | undefined>(fields).flatMap(([name, message]) =>
        message === undefined ? [] : [[name, message]],
      ),
    );
    refused.current = found;
    void form.trigger(Object.keys(found) as FieldPath<Values>[]);
    show(found);
  };

  const saved: Form<Values>["saved"] = (sent) => {
    release.current();
    refused.current = {};
    const now = form.getValues();
    form.reset(sent, { keepValues: true });
    setRefusal((before) => ({ ...before, fields: [] }));
    for (const name of Object.keys(now) as FieldPath<Values>[]) {
      if (now[name] !== sent[name]) form.setValue(name, now[name], { shouldDirty: true });
    }
  };

  return {
    ...form,
    parts: {
      id,
      refusal,
      isSending,
      setSending,
      addField,
      addSummary,
      change,
      afterPress,
      release,
    },
    check,
    refuse,
    saved,
  };
}
