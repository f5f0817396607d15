import type { BadDay } from "@quotehaven/contract/cover";

/** On these the reader is dead: what comes of it is the family's. */
export const isOfFamily = ({ day }: BadDay) => day === "soon" || day === "late";

/** Who is left with what is not paid: the family, the one who is hurt, or the one who owes it to others. */
export function answerKey(answer: BadDay) {
  if (answer.open === answer.loss) return "badDay.unknown" as const;
  if (isOfFamily(answer)) return "badDay.familyAnswer" as const;
  return answer.day === "uninsured" ? ("badDay.ownAnswer" as const) : ("badDay.answer" as const);
}
