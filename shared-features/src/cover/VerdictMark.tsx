import type { Verdict } from "@quotehaven/contract/cover";
import { theme } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import styled from "styled-components";
import { useCoverTexts, type Reader } from "./useCoverTexts";

const tones = { meets: "positive", below: "caution", notStated: "neutral" } as const;
/** A shape beside the word, so that nobody needs the colour. */
const shapes = { meets: "✓", below: "▼", notStated: "?" } as const;

const Shape = styled.span`
  font-size: ${theme.size[12]};
`;

/** How a quote, or a line of it, compares with the need: a shape, a word and a colour. */
export function VerdictMark({ verdict, reader }: { verdict: Verdict; reader?: Reader }) {
  const texts = useCoverTexts(reader);
  return (
    <Badge tone={tones[verdict]}>
      <Shape aria-hidden="true">{shapes[verdict]}</Shape>
      {texts.verdict(verdict)}
    </Badge>
  );
}
