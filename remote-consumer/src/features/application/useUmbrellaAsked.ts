import { insuranceTypes, noUmbrellaAnswerId, umbrellaQuestionId } from "@quotehaven/contract/rules";
import { useEffect, useRef } from "react";
import type { Edits } from "./edits";

/** The same without 'No umbrella'; any other answer stays. */
function withoutNoUmbrella(edits: Edits): Edits {
  const answers = edits.answersByType[insuranceTypes.auto];
  if (answers?.[umbrellaQuestionId] !== noUmbrellaAnswerId) return edits;
  const { [umbrellaQuestionId]: _filledIn, ...rest } = answers;
  return { ...edits, answersByType: { ...edits.answersByType, [insuranceTypes.auto]: rest } };
}

/**
 * Takes 'No umbrella' back when the estimate begins to ask for an umbrella: a save
 * filled it in while the question was hidden, so nobody has said it yet.
 *
 * @param isOffered What the newest auto estimate says; undefined while there is none.
 */
export function useUmbrellaAsked(
  isOffered: boolean | undefined,
  change: (update: (before: Edits) => Edits) => void,
): void {
  const wasOffered = useRef<boolean>(undefined);
  useEffect(() => {
    if (isOffered === undefined) return;
    const begins = isOffered && wasOffered.current === false;
    wasOffered.current = isOffered;
    if (begins) change(withoutNoUmbrella);
  }, [isOffered, change]);
}
