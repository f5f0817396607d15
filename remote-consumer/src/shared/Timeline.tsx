import { Icon, theme, VisuallyHidden } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled, { css } from "styled-components";

/** The state of a step of something longer. */
export type StepState = "done" | "current" | "late" | "todo";

/** One step: what it is, and what there is to say of it. */
export type TimelineStep = { key: string; state: StepState; content: ReactNode };

/** Where a line of points has room beside each other. */
const wide = "@media (min-width: 56.25em)";

const List = styled.ol<{ $isLine: boolean }>`
  display: grid;
  padding: 0;
  list-style: none;

  ${({ $isLine }) =>
    $isLine &&
    css`
      ${wide} {
        grid-auto-columns: minmax(0, 1fr);
        grid-auto-flow: column;
        font-size: ${theme.size[14]};

        & > li {
          grid-template-columns: minmax(0, 1fr);
          align-content: start;
          padding: ${theme.space(0, 4, 0, 0)};
        }

        & > li:not(:last-child)::before {
          inset-block: 15px auto;
          inset-inline: 32px 0;
          width: auto;
          height: 2px;
        }
      }
    `}
`;

const Step = styled.li<{ $state: StepState }>`
  position: relative;
  display: grid;
  grid-template-columns: 32px minmax(0, 1fr);
  gap: ${theme.space(3)};
  padding-bottom: ${theme.space(4)};
  color: ${({ $state }) => ($state === "todo" ? theme.color.inkMuted : theme.color.ink)};
  break-inside: avoid;

  &:last-child {
    padding-bottom: 0;
  }

  /* The line to the next step. */
  &:not(:last-child)::before {
    content: "";
    position: absolute;
    inset-block: 32px 0;
    inset-inline-start: 15px;
    width: 2px;
    background: ${({ $state }) => ($state === "done" ? theme.color.accent : theme.color.line)};
  }

  & > :last-child {
    padding-top: ${theme.space(1)};
  }
`;

const marks = {
  done: css`
    border-color: ${theme.color.accent};
    background: ${theme.color.accent};
    color: ${theme.color.accentInk};
  `,
  current: css`
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.accent};
  `,
  late: css`
    border-color: ${theme.color.caution};
    background: ${theme.color.cautionSoft};
    color: ${theme.color.caution};
  `,
  todo: css`
    border-color: ${theme.color.lineStrong};
    background: ${theme.color.surfaceRaised};
    color: ${theme.color.inkMuted};
  `,
};

const Mark = styled.span<{ $state: StepState }>`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border: 2px solid;
  border-radius: 50%;
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  ${({ $state }) => marks[$state]}
`;

type TimelineProps = {
  steps: readonly TimelineStep[];
  /** Beside each other where there is room. */
  isLine?: boolean;
};

/** Steps with what is done, what is now and what is to come; each says so in a word, too. */
export function Timeline({ steps, isLine = false }: TimelineProps) {
  const { t } = useTranslation("consumer");
  return (
    <List $isLine={isLine}>
      {steps.map(({ key, state, content }, index) => (
        <Step
          key={key}
          $state={state}
          aria-current={state === "current" || state === "late" ? "step" : undefined}
        >
          <Mark $state={state} aria-hidden="true">
            {state === "done" ? (
              <Icon name="check" size={18} strokeWidth={2.5} />
            ) : state === "late" ? (
              <Icon name="clock" size={18} />
            ) : (
              index + 1
            )}
          </Mark>
          <div>
            <VisuallyHidden>{`${t(`timeline.${state}`)}: `}</VisuallyHidden>
            <div>{content}</div>
          </div>
        </Step>
      ))}
    </List>
  );
}
