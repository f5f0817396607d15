import { useFormContext } from "@quotehaven/platform/forms";
import { Disclosure } from "@quotehaven/shared-ui";
import { useState, type ReactNode } from "react";

type FoldedFieldsProps = {
  summary: string;
  /** The names of its fields in the form. */
  names: readonly string[];
  /** Something is asked about one of them. */
  isAsked?: boolean;
  children: ReactNode;
};

/** Fields that are opened on demand; by themselves where one of them was refused or is asked about. */
export function FoldedFields({ summary, names, isAsked = false, children }: FoldedFieldsProps) {
  const { getFieldState, formState } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const isRefused = names.some((name) => getFieldState(name, formState).invalid);
  return (
    <Disclosure
      summary={summary}
      open={isOpen || isRefused || isAsked}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {children}
    </Disclosure>
  );
}
