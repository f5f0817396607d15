import { hasPartner } from "./constants";
import { toShownDate } from "./dates";
import {
  type Answers,
  type AnswerValue,
  type CatalogueQuestion,
  type Form,
  questionsOf,
} from "./questionnaire";
import { usStates } from "./states";

/** The profile fields that can fill a question first . */
export type PrefillProfile = {
  rents?: boolean | null;
  state?: string | null;
  maritalStatus?: string | null;
  partnerDateOfBirth?: string | null;
};

const ownedHouse = 10101;
const rentedHome = 10103;
const ownsProperty = 17301;
const ownsNoProperty = 17302;
const partnerRelies = 19301;
const noPartner = 19302;

/**
 * The first value of a question from the profile, or null when it has none.
 * A renter insures belongings and owns no home; an owner is taken to own a
 * house, the most common case, and can change it.
 */
export function prefillAnswer(question: CatalogueQuestion, profile: PrefillProfile): AnswerValue {
  switch (question.prefill) {
    case "rents":
      if (typeof profile.rents !== "boolean") return null;
      if (question.options.some(({ id }) => id === rentedHome)) {
        return profile.rents ? rentedHome : ownedHouse;
      }
      return profile.rents ? ownsNoProperty : ownsProperty;
    case "state":
      return stateAnswer(question, profile.state ?? "");
    case "maritalStatus":
      if (profile.maritalStatus == null) return null;
      return hasPartner(profile.maritalStatus) ? partnerRelies : noPartner;
    case "partnerDateOfBirth":
      return toShownDate(profile.partnerDateOfBirth) || null;
    default:
      return null;
  }
}

/** Answers are numbered by the states' names, so that a translated name changes nothing. */
function stateAnswer(question: CatalogueQuestion, code: string): AnswerValue {
  const position = usStates.findIndex((state) => state.code === code);
  return question.options[position]?.id ?? null;
}

/** The given answers, with the profile's values where a prefilled question has none. */
export function prefilledAnswers(form: Form, answers: Answers, profile: PrefillProfile): Answers {
  const filled: Record<number, AnswerValue | undefined> = { ...answers };
  for (const question of questionsOf(form)) {
    filled[question.id] ??= prefillAnswer(question, profile);
  }
  return filled;
}
