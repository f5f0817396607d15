import type { EstimationStep } from "@quotehaven/contract/wire";
import { theme } from "@quotehaven/shared-ui";
import { nameAndValue } from "@quotehaven/shared-ui/content";
import styled from "styled-components";
import { Sum, type LinkToQuestion } from "./Sum";
import { useShown } from "./useShown";

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space(4)};
  margin-bottom: ${theme.space(4)};
  padding: 0;
  list-style: none;
  font-size: ${theme.size[14]};
  font-variant-numeric: tabular-nums;
`;

const Head = styled.div`
  ${nameAndValue}
  font-weight: ${theme.weight.bold};
`;

type StepListProps = {
  steps: readonly EstimationStep[];
  linkToQuestion: LinkToQuestion;
  className?: string;
};

/** Every line of an estimate, with how it came about. */
export function StepList({ steps, linkToQuestion, className }: StepListProps) {
  const shown = useShown();
  return (
    <Steps className={className}>
      {steps.map((step) => (
        <li key={step.line}>
          <Head>
            <span>{step.label}</span>
            <span>{shown(step.result)}</span>
          </Head>
          <Sum step={step} linkToQuestion={linkToQuestion} />
        </li>
      ))}
    </Steps>
  );
}
