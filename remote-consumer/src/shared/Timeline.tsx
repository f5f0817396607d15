import { Icon, theme, VisuallyHidden, type IconName } from "@quotehaven/shared-ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import styled, { css } from "styled-components";

/** The state of a step of something longer. */
export type StepState = "done" | "current" | "late" | "todo";

/** One step: its state, or the picture of something that happened, and what there is to say of it. */
export type TimelineStep = { key: string; content: ReactNode } & (
  | { state: StepState; icon?: undefined; isCaution?: undefined }
  | { state?: undefined; icon: IconName; isCaution?: boolean }
);

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

const Step = styled.li<{ $state?: StepState }>`
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
    min-width: 0;
    padding-top: ${theme.space(1)};
    overflow-wrap: anywhere;
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

/** What happened has the look of what is now, or of what is late. */
const lookOf = ({ isCaution = false }: { isCaution?: boolean }): StepState =>
  isCaution ? "late" : "current";

type TimelineProps = {
  steps: readonly TimelineStep[];
  /** Beside each other where there is room. */
  isLine?: boolean;
  "aria-labelledby"?: string;
};

/**
 * Steps with what is done, what is now and what is to come; each says so in a word, too. Or what
 * happened, each with its picture.
 */
export function Timeline({ steps, isLine = false, ...list }: TimelineProps) {
  const { t } = useTranslation("consumer");
  return (
    <List {...list} $isLine={isLine}>
      {steps.map(({ key, state, content, ...happened }, index) => (
        <Step
          key={key}
          $state={state}
          aria-current={state === "current" || state === "late" ? "step" : undefined}
        >
          <Mark $state={state ?? lookOf(happened)} aria-hidden="true">
            {happened.icon ? (
              <Icon name={happened.icon} size={18} />
            ) : state === "done" ? (
              <Icon name="check" size={18} strokeWidth={2.5} />
            ) : state === "late" ? (
              <Icon name="clock" size={18} />
            ) : (
              index + 1
            )}
          </Mark>
          <div>
            {state && <VisuallyHidden>{`${t(`timeline.${state}`)}: `}</VisuallyHidden>}
            <div>{content}</div>
          </div>
        </Step>
      ))}
    </List>
  );
}
