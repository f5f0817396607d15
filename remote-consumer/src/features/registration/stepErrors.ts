import { stepFields, type WizardValues } from "./wizardValues";

/** A refused field, as the error summary lists it; label and message are translation keys. */
export type StepError = { name: string; label: string; message: string };

const labels: Partial<Record<keyof WizardValues, string>> = {
  zipcodes: "common.zipCode",
  currentInsuranceCompany: "registration.currentCarrier",
};

/** The errors of a fixed step in the order of its fields. */
export function stepErrors(
  step: number,
  errors: Partial<Record<keyof WizardValues, { message?: string }>>,
): StepError[] {
  return stepFields(step).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ name, label: labels[name] ?? `registration.${name}`, message }] : [];
  });
}
