import type { Answers, Form, Question, VisibilityOptions } from "@quotehaven/contract/rules";
import type { ApplicationMeta } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Button, Card, Icon, theme, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import styled, { css } from "styled-components";
import { oneColumn } from "./columns";
import { AnswerSummary } from "../../shared/questionnaire/AnswerSummary";

const Root = styled(Card)<{ $covered: boolean }>`
  position: relative;
  ${({ $covered }) =>
    $covered &&
    css`
      max-height: 420px;
      min-height: 300px;
      /* Unlike "hidden", it cannot be scrolled: what lies over the answers stays in the middle. */
      overflow: clip;
    `}
`;

const Content = styled.div<{ $covered: boolean }>`
  ${({ $covered }) => $covered && "filter: blur(6px); opacity: 0.3; user-select: none;"}
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space(3)};
  padding: ${theme.space(4)};
  text-align: center;
`;

const Hide = styled.div`
  margin-bottom: ${theme.space(4)};
`;

/** Stays at the lower edge of the screen where the figure is not beside the answers. */
const Foot = styled.div`
  display: none;

  ${oneColumn} {
    position: sticky;
    z-index: 1;
    bottom: var(--bottom-bar, 0px);
    display: block;
    margin-top: ${theme.space(3)};
    padding-block: ${theme.space(1)};
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
`;

type LockedAnswersProps = {
  form: Form<Question>;
  answers: Answers;
  options: VisibilityOptions;
  meta: ApplicationMeta;
  /** Where it says that it is locked. */
  titleRef: Ref<HTMLHeadingElement>;
  /** What stays in sight below the answers. */
  figure: ReactNode;
};

/** A questionnaire that is locked: covered until the person asks to see the answers, and only to read. */
export function LockedAnswers({
  form,
  answers,
  options,
  meta,
  titleRef,
  figure,
}: LockedAnswersProps) {
  const { t } = useTranslation("consumer");
  const [isRevealed, setRevealed] = useState(false);
  // Of the two buttons one is there; each takes the other's place.
  const toggle = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const reveal = (next: boolean) => {
    setRevealed(next);
    focusNext(() => toggle.current);
  };
  return (
    <>
      <Root $covered={!isRevealed}>
        {isRevealed && (
          <Hide>
            <Button ref={toggle} size="small" onClick={() => reveal(false)}>
              <Icon name="eye-off" size={18} /> {t("application.hide")}
            </Button>
          </Hide>
        )}
        <Content $covered={!isRevealed} inert={!isRevealed} aria-hidden={!isRevealed || undefined}>
          <AnswerSummary form={form} answers={answers} options={options} titleAs="h2" />
        </Content>
        {!isRevealed && (
          <LockedCover meta={meta} titleRef={titleRef}>
            <Button ref={toggle} onClick={() => reveal(true)}>
              <Icon name="eye" size={18} /> {t("application.reveal")}
            </Button>
          </LockedCover>
        )}
      </Root>
      <Foot>{figure}</Foot>
    </>
  );
}

type LockedCoverProps = Pick<LockedAnswersProps, "meta" | "titleRef"> & { children: ReactNode };

/** Lies over answers that nobody asked to see, and says why they are locked. */
function LockedCover({ meta, titleRef, children }: LockedCoverProps) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  return (
    <Cover>
      <Icon name="lock" size={32} />
      <h2 ref={titleRef} tabIndex={-1}>
        {t("application.lockedTitle")}
      </h2>
      <p>
        {meta.acceptedQuoteId === null
          ? t("application.lockedText", { date: date(meta.submittedAt) })
          : t("application.lockedWon")}
      </p>
      {children}
    </Cover>
  );
}
