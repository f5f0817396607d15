import {
  consumerRegistrationRules,
  hasPartner,
  required,
  validateFields,
  wizardStep1Rules,
  wizardStep2Rules,
  wizardStep3Rules,
  type ContactFinder,
  type FieldRules,
} from "@quotehaven/contract/rules";
import { placeQuestion } from "../../shared/fields/place";
import { emptyWizard, type WizardValues } from "../../shared/register/registrationValues";

/** How many steps the wizard has; the last one holds the questions of the insurance type. */
export const stepCount = 4;

/** The steps before it. */
export const fixedSteps = [1, 2, 3];

/** What may stay as it is. */
const optionalFields: readonly (keyof WizardValues)[] = ["address2", "emailNotification"];

const isPartners = (name: string) => name.startsWith("partner");

/** The rules with further ones for some fields, which come after the field's own. */
function withMore(rules: FieldRules, more: FieldRules): FieldRules {
  const both = Object.entries(rules).map(([name, own]) => [name, [...own, ...(more[name] ?? [])]]);
  return Object.fromEntries(both);
}

/** The rules of a fixed step (1 to 3), of the day `today`, with `more` for some fields. */
function stepRules(step: number, today: Date, more: FieldRules = {}): FieldRules {
  if (step === 1) return withMore(wizardStep1Rules(today), more);
  if (step === 2) return withMore(wizardStep2Rules(today), more);
  return step === 3 ? withMore(wizardStep3Rules, more) : {};
}

/** The rules of the three fixed steps together. The carrier None is id 0 here, so it must be filled. */
export function wizardRules(today: Date, more: FieldRules = {}): FieldRules {
  const rules = {
    ...consumerRegistrationRules(today),
    currentInsuranceCompany: wizardStep3Rules.currentInsuranceCompany ?? [],
  };
  return withMore(rules, more);
}

/** The names of a fixed step's fields. */
export function stepFields(step: number): (keyof WizardValues)[] {
  const names = new Set(Object.keys(stepRules(step, new Date(0))));
  return (Object.keys(emptyWizard) as (keyof WizardValues)[]).filter((name) => names.has(name));
}

/** How much a fixed step asks of this person, with what it asks about their answers, and how much of it has no answer yet. */
export function stepQuestions(step: number, values: WizardValues): { total: number; left: number } {
  const asked = stepFields(step).filter(
    (name) =>
      !optionalFields.includes(name) && (hasPartner(values.maritalStatus) || !isPartners(name)),
  );
  const open = isAsking(step, values) ? 1 : 0;
  const left = asked.filter((name) => required(values[name], {})).length;
  return { total: asked.length + open, left: left + open };
}

/** Whether a step asks which of zip code and city is right. */
export function isAsking(step: number, values: WizardValues): boolean {
  return step === 1 && placeQuestion(values) !== null;
}

/** Whether a fixed step has no errors, and nothing that waits for an answer. Recomputed from the values, never remembered (REG-12). */
export function isStepComplete(
  step: number,
  values: WizardValues,
  today: Date,
  { more, finds }: { more?: FieldRules; finds?: ContactFinder } = {},
): boolean {
  if (isAsking(step, values)) return false;
  const rules = stepRules(step, today, more);
  return Object.keys(validateFields(values, rules, undefined, finds)).length === 0;
}

/**
 * Where a click on a step's header leads (REG-6). Going back is free. Going
 * forward needs the current step complete, and lands on the clicked step or on
 * the first incomplete step before it; null means: stay and show the errors.
 */
export function stepAfterClick(
  current: number,
  clicked: number,
  isComplete: (step: number) => boolean,
): number | null {
  if (clicked <= current) return clicked;
  if (!isComplete(current)) return null;
  for (let step = 1; step < clicked; step += 1) if (!isComplete(step)) return step;
  return clicked;
}
