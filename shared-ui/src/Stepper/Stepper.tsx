import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../Icon/Icon";
import { VisuallyHidden } from "../Text/VisuallyHidden";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

type StepState = "done" | "current" | "todo";

type StepperProps = Omit<ComponentProps<"nav">, "onSelect"> & {
  /** `share` is how much of a step is done, from 0 to 1. */
  steps: readonly { label: string; state: StepState; share: number }[];
  /** Told the index of a step that was pressed. Without it the steps only tell. */
  onSelect?: (index: number) => void;
};

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  gap: ${theme.space(2)};
  padding: 0;
  list-style: none;
`;

const Step = styled.button<{ $state: StepState }>`
  display: grid;
  align-content: start;
  gap: ${theme.space(1.5)};
  width: 100%;
  min-height: 44px;
  padding: ${theme.space(1.5, 0)};
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  font-size: ${theme.size[14]};
  font-weight: ${({ $state }) => ($state === "current" ? theme.weight.bold : theme.weight.medium)};
  line-height: 1.3;
  text-align: start;
  color: ${({ $state }) => ($state === "todo" ? theme.color.inkMuted : theme.color.ink)};
  cursor: pointer;

  &:disabled {
    cursor: default;
  }

  &:hover:not(:disabled) > :first-child {
    border-color: ${theme.color.accent};
  }

  @media (max-width: 35em) {
    font-size: ${theme.size[12]};
  }
`;

/** Filled as far as the step is done. */
const Bar = styled.span<{ $share: number }>`
  height: 8px;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.round};
  background: linear-gradient(${theme.color.accent} 0 0) no-repeat 0 /
    ${({ $share }) => Math.round($share * 100)}% 100% ${theme.color.surfaceRaised};
  forced-color-adjust: none;
  transition: background-size ${theme.motion.normal} ${theme.motion.ease};
`;

const Label = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  hyphens: auto;

  & > svg {
    display: inline;
    margin-inline-end: ${theme.space(1)};
    vertical-align: -2px;
    color: ${theme.color.accent};
  }
`;

/** The steps of something longer, how far each of them is, and which one is open. */
export function Stepper({ steps, onSelect, ...rest }: StepperProps) {
  const texts = useUiTexts();
  return (
    <nav aria-label={texts.steps} {...rest}>
      <List>
        {steps.map(({ label, state, share }, index) => (
          <li key={index}>
            <Step
              type="button"
              $state={state}
              aria-current={state === "current" ? "step" : undefined}
              disabled={!onSelect}
              onClick={() => onSelect?.(index)}
            >
              <Bar $share={share} aria-hidden="true" />
              <Label>
                {state === "done" && <Icon name="check" size={14} strokeWidth={3} />}
                <span>{label}</span>
                {state === "done" && <VisuallyHidden>{` (${texts.stepDone})`}</VisuallyHidden>}
              </Label>
            </Step>
          </li>
        ))}
      </List>
    </nav>
  );
}
