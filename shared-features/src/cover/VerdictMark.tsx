import type { CustomerRole } from "@quotehaven/contract/rules";
import { countLines, verdictOf, type HeldCover, type Verdict } from "@quotehaven/contract/cover";
import { theme } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import styled from "styled-components";
import { useCoverTexts } from "./useCoverTexts";

const tones = { meets: "positive", below: "caution", notStated: "neutral" } as const;
/** A shape beside the word, so that nobody needs the colour. */
const shapes = { meets: "✓", below: "▼", notStated: "?" } as const;

const Shape = styled.span`
  font-size: ${theme.size[12]};
`;

type VerdictMarkProps = {
  verdict: Verdict;
  role?: CustomerRole;
  /** Of all lines together, some of which may be stated. */
  isOfQuote?: boolean;
};

/** How a line, or a whole quote of which no more is known, compares with the need: a shape, a word and a colour. */
export function VerdictMark({ verdict, role, isOfQuote = false }: VerdictMarkProps) {
  const texts = useCoverTexts(role);
  return (
    <Badge $tone={tones[verdict]}>
      <Shape aria-hidden="true">{shapes[verdict]}</Shape>
      <span>
        {isOfQuote && verdict === "notStated" ? texts.text.notAllStated : texts.verdict(verdict)}
      </span>
    </Badge>
  );
}

const Words = styled(Badge)`
  white-space: normal;
`;

/** How the lines of covers compare with the need, counted; nothing where there are none. */
export function CountsMark({ helds }: { helds: readonly HeldCover[] }) {
  const texts = useCoverTexts();
  const counts = countLines(helds);
  if (counts.lines === 0) return null;
  const verdict = verdictOf(counts);
  return (
    <Words $tone={tones[verdict]}>
      <Shape aria-hidden="true">{shapes[verdict]}</Shape>
      <span>{texts.counts(counts)}</span>
    </Words>
  );
}
