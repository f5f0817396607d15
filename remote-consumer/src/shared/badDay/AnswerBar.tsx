import type { BadDay } from "@quotehaven/contract/cover";
import { CoverBar } from "@quotehaven/shared-features/cover";

/** Of a loss: filled is what the quote pays, hatched what nobody can say, empty what is left to its owner. */
export function AnswerBar({ answer: { loss, pays, open } }: { answer: BadDay }) {
  return <CoverBar share={pays / loss} open={open / loss} />;
}
