import type { ComponentProps } from "react";
import styled from "styled-components";
import { Icon } from "../Icon/Icon";
import { VisuallyHidden } from "../Text/VisuallyHidden";
import { theme } from "../theme/theme";
import { useUiTexts } from "../texts/UiTexts";

type StepState = "done" | "current" | "todo";

type StepperProps = Omit<ComponentProps<"nav">, "onSelect"> & {
  steps: readonly { label: string; state: StepState }[];
  /** Told the index of a step that was pressed. Without it the steps only tell. */
  onSelect?: (index: number) => void;
};

const List = styled.ol`
  display: flex;
  list-style: none;
`;

const Item = styled.li<{ $state: StepState }>`
  position: relative;
  flex: 1;
  min-width: 0;

  /* The line from the step before, whose state, and with it its class, may be another. */
  &:not(:first-child)::before {
    content: "";
    position: absolute;
    top: 21px;
    inset-inline: calc(-50% + 22px) calc(50% + 22px);
    height: 2px;
    background: ${({ $state }) => ($state === "todo" ? theme.color.line : theme.color.accent)};
  }
`;

const Step = styled.button<{ $state: StepState }>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space(1.5)};
  width: 100%;
  min-height: 44px;
  padding: ${theme.space(1.5, 1)};
  border: 0;
  border-radius: ${theme.radius.medium};
  background: none;
  font-size: ${theme.size[14]};
  font-weight: ${({ $state }) => ($state === "current" ? 650 : 500)};
  line-height: 1.3;
  color: ${({ $state }) => ($state === "todo" ? theme.color.inkMuted : theme.color.ink)};
  cursor: pointer;

  &:disabled {
    cursor: default;
  }

  &:hover:not(:disabled) > :first-child {
    border-color: ${theme.color.accent};
    box-shadow: 0 0 0 3px ${theme.color.accentSoft};
  }

  @media (max-width: 560px) {
    font-size: ${theme.size[12]};
  }
`;

const Mark = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 2px solid
    ${({ $state }) => ($state === "todo" ? theme.color.lineStrong : theme.color.accent)};
  border-radius: 50%;
  background: ${({ $state }) =>
    $state === "done"
      ? theme.color.accent
      : $state === "current"
        ? theme.color.accentSoft
        : theme.color.surfaceRaised};
  color: ${({ $state }) =>
    $state === "done"
      ? theme.color.accentInk
      : $state === "current"
        ? theme.color.accent
        : theme.color.inkMuted};
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

/** The steps of something longer, with the one that is open. */
export function Stepper({ steps, onSelect, ...rest }: StepperProps) {
  const texts = useUiTexts();
  return (
    <nav aria-label={texts.steps} {...rest}>
      <List>
        {steps.map(({ label, state }, index) => (
          <Item key={index} $state={state}>
            <Step
              type="button"
              $state={state}
              aria-current={state === "current" ? "step" : undefined}
              disabled={!onSelect}
              onClick={() => onSelect?.(index)}
            >
              <Mark $state={state} aria-hidden="true">
                {state === "done" ? <Icon name="check" size={18} strokeWidth={2.5} /> : index + 1}
              </Mark>
              <span>
                {label}
                {state === "done" && <VisuallyHidden> ({texts.stepDone})</VisuallyHidden>}
              </span>
            </Step>
          </Item>
        ))}
      </List>
    </nav>
  );
}
