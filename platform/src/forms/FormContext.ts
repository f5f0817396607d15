import { createContext, useContext } from "react";
import type { FormParts } from "./useForm";

/** The form around a field. */
export const FormContext = createContext<FormParts | null>(null);

/** The parts of the form around. Throws outside of one. */
export function useFormParts(): FormParts {
  const parts = useContext(FormContext);
  if (!parts) throw new Error("There is no Form around this component.");
  return parts;
}
