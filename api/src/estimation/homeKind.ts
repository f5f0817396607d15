import { byAnswer, type CoverageAnswers } from "./coverageAnswers";

const kinds = {
  10101: "house",
  10102: "condo",
  10103: "renter",
  10104: "manufactured",
  10105: "landlord",
} as const;

/** What somebody has of a home: each kind has covers and names of its own. */
export type HomeKind = (typeof kinds)[keyof typeof kinds];

/** The kind of home of the answers; one that is not said counts as a house the person lives in. */
export function homeKindOf(answers: CoverageAnswers): HomeKind {
  return byAnswer<HomeKind>(kinds, answers.choice(101)) ?? "house";
}
