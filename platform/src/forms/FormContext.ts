import { createContext, useContext } from "react";
import type { FormParts } from "./useForm";

/** The form around a field. */
export const FormContext = createContext<FormParts | null>(null);

/** What Enter does in the fields of a form, as a phone's keyboard names its key. */
export type EnterKey = "done" | "go" | "next" | "send";

export const EnterKeyContext = createContext<EnterKey | undefined>(undefined);

/** What Enter does in a field here; undefined where there is no form around. */
export const useEnterKey = () => useContext(EnterKeyContext);

/** The parts of the form around. Throws outside of one. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error("There is no Form around this component.");
  return parts;
}
