import type { BadDay } from "@quotehaven/contract/cover";
import { hatched } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Bar = styled.div`
  display: flex;
  height: 14px;
  overflow: hidden;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceRaised};
  print-color-adjust: exact;

  & > span {
    flex: 0 0 auto;
    transition: width ${theme.motion.normal} ${theme.motion.ease};
  }

  & > [data-part="pays"] {
    background: ${theme.color.drawMain};
  }

  & > [data-part="open"] {
    ${hatched}
  }
`;

/** Of a loss: filled is what the quote pays, striped what nobody can say, empty what is left to its owner. */
export function AnswerBar({ answer }: { answer: BadDay }) {
  const width = (part: number) => ({ width: `${(part / answer.loss) * 100}%` });
  return (
    <Bar aria-hidden="true">
      <span data-part="pays" style={width(answer.pays)} />
      <span data-part="open" style={width(answer.open)} />
    </Bar>
  );
}
