import { ProgressBar, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";

const Root = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(6)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
  font-variant-numeric: tabular-nums;

  ${theme.mobile} {
    gap: ${theme.space(1)};
    margin-bottom: ${theme.space(3)};
  }
`;

/** A full bar says no more than its words, and a phone has no room for it. */
const Bar = styled(ProgressBar)`
  ${theme.mobile} {
    &[data-full] {
      display: none;
    }
  }
`;

type QuestionProgressProps = {
  /** What is being answered. */
  label: string;
  total: number;
  left: number;
  /** How many are left, as a sentence. */
  leftText: string;
};

/** How far a questionnaire is, in questions left. */
export function QuestionProgress({ label, total, left, leftText }: QuestionProgressProps) {
  return (
    <Root>
      <span role="status">{leftText}</span>
      <Bar
        label={label}
        value={total - left}
        max={total}
        valueText={leftText}
        data-full={left === 0 || undefined}
      />
    </Root>
  );
}
