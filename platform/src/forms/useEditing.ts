import type { FieldRules } from "@quotehaven/contract/rules";
import { useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import type { FieldValues } from "react-hook-form";
import { useForm } from "./useForm";

type EditingOptions<Values extends FieldValues> = {
  /** What is stored, the same object until it is read again. */
  values: Values;
  rules: FieldRules;
  /** The name of the draft that keeps what is typed (`useForm`). */
  draft: string;
  /** Begins open, as it also does where the draft gives something back. */
  isOpen?: boolean;
};

/**
 * "Locked, edit, save": a form over stored data, locked until somebody edits it. What is read again
 * meanwhile is shown, but for what was typed. Send it with `useSubmit`, and `lock` it once it was
 * sent, unless it is to stay open.
 */
export function useEditing<Values extends FieldValues>({
  isOpen = false,
  ...options
}: EditingOptions<Values>) {
  const form = useForm<Values>(options);
  const [isLocked, setLocked] = useState(!isOpen && Object.keys(form.typedOver).length === 0);
  const editButton = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  return {
    form,
    isLocked,
    /** For the button that opens the form: it has the focus again once the form is locked. */
    editButton,
    /** Opens the form, and brings the focus to what takes the pressed button's place. */
    edit: (target?: () => HTMLElement | null | undefined) => {
      setLocked(false);
      if (target) focusNext(target);
    },
    /** Locks the form as it is stored, or as it was just saved. What was typed is gone. */
    lock: (shown: Values = options.values) => {
      setLocked(true);
      form.refuse({});
      form.reset(shown);
      form.parts.lose();
      focusNext(() => editButton.current);
    },
  };
}
