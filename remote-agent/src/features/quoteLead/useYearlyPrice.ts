import { useFormField } from "@quotehaven/platform/forms";
import { useState } from "react";
import { yearlyProposal } from "./quote";

/**
 * A yearly price that shows twelve months' until one is typed. Leaving the field takes what it
 * proposes; what is being typed or was emptied is the agent's own.
 */
export function useYearlyPrice(name: string, label: string, monthly: number | null) {
  const field = useFormField(name, label);
  const [isTyping, setTyping] = useState(false);
  const [isUnread, setUnread] = useState(false);
  const isOwn = isTyping || isUnread;
  const proposed = isOwn ? null : yearlyProposal({ monthly, yearly: field.value });
  return {
    isProposed: proposed !== null,
    field: {
      ...field,
      value: proposed ?? field.value,
      onUnread: setUnread,
      onChange: (value: number | null) => {
        setTyping(true);
        field.onChange(value);
      },
      onBlur: () => {
        if (proposed !== null) field.onChange(proposed);
        setTyping(false);
        field.onBlur();
      },
    },
  };
}
