import { maritalStatuses } from "./constants";
import { toShownDate } from "./dates";
import {
  type Answers,
  type AnswerValue,
  type CatalogueQuestion,
  type Form,
  questionsOf,
} from "./questionnaire";
import { usStates } from "./states";

/** The profile fields that can fill a question first (`que_prefill`). */
export type PrefillProfile = {
  usr_rents?: boolean | null;
  usr_state?: string | null;
  usr_maritalstatus?: number | null;
  usr_partnerdateofbirth?: string | null;
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
  switch (question.que_prefill) {
    case "usr_rents":
      if (typeof profile.usr_rents !== "boolean") return null;
      if (question.answers.some(({ ans_id }) => ans_id === rentedHome)) {
        return profile.usr_rents ? rentedHome : ownedHouse;
      }
      return profile.usr_rents ? ownsNoProperty : ownsProperty;
    case "usr_state":
      return stateAnswer(question, profile.usr_state ?? "");
    case "usr_maritalstatus":
      if (profile.usr_maritalstatus === maritalStatuses.single) return noPartner;
      return profile.usr_maritalstatus == null ? null : partnerRelies;
    case "usr_partnerdateofbirth":
      return toShownDate(profile.usr_partnerdateofbirth) || null;
    default:
      return null;
  }
}

/** Answers are numbered by the states' names, so that a translated name changes nothing. */
function stateAnswer(question: CatalogueQuestion, code: string): AnswerValue {
  const position = usStates.findIndex((state) => state.code === code);
  if (position < 0) return null;
  return question.answers[position]?.ans_id ?? null;
}

/** The given answers, with the profile's values where a prefilled question has none. */
export function prefilledAnswers(form: Form, answers: Answers, profile: PrefillProfile): Answers {
  const filled: Record<number, AnswerValue | undefined> = { ...answers };
  for (const question of questionsOf(form)) {
    filled[question.que_id] ??= prefillAnswer(question, profile);
  }
  return filled;
}
