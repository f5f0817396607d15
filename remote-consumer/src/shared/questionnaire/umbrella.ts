import { noUmbrellaAnswerId, umbrellaQuestionId, type Answers } from "@quotehaven/contract/rules";

/** Whether stored answers say that an umbrella was offered: for where no estimate is at hand (yet). */
export function wasUmbrellaOffered(answers: Answers): boolean {
  const answer = answers[umbrellaQuestionId];
  return typeof answer === "number" && answer !== noUmbrellaAnswerId;
}
