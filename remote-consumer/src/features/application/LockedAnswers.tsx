import type { Answers, Form, Question, VisibilityOptions } from "@quotehaven/contract/rules";
import type { ApplicationMeta } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Button, Card, Icon, theme, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState, type ReactNode, type Ref } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useConsumerApplicationQuery } from "../../shared/applicationApi";
import { AnswerSummary } from "../../shared/questionnaire/AnswerSummary";
import { useReadersText } from "../../shared/useReadersText";
import { oneColumn } from "./columns";

/** Covered, it shows how the answers begin. */
const Root = styled(Card)<{ $covered: boolean }>`
  position: relative;
  ${({ $covered }) => $covered && "height: 520px;"}
`;

/** The cover is not in it: it stays at its end also where this is scrolled, as by a search in the page. */
const Content = styled.div<{ $covered: boolean }>`
  ${({ $covered }) => $covered && `height: 100%; overflow: hidden; color: ${theme.color.inkMuted};`}
`;

/** The answers fade out under it. */
const Cover = styled.div`
  position: absolute;
  inset: auto 0 0;
  display: grid;
  justify-items: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(24, 4, 6)};
  background: linear-gradient(transparent, ${theme.color.surfaceRaised} ${theme.space(20)});
  text-align: center;

  & > h2 {
    display: flex;
    align-items: center;
    gap: ${theme.space(2)};
  }

  & > button {
    margin-top: ${theme.space(2)};
  }
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

/** A questionnaire that is locked, to read: how it begins, and all of it once the person asks. */
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
              <Icon name="eye-off" size={18} /> <span>{t("application.hide")}</span>
            </Button>
          </Hide>
        )}
        <Content $covered={!isRevealed}>
          <AnswerSummary form={form} answers={answers} options={options} titleAs="h2" />
        </Content>
        {!isRevealed && (
          <LockedCover meta={meta} titleRef={titleRef}>
            <Button ref={toggle} onClick={() => reveal(true)}>
              <Icon name="eye" size={18} /> <span>{t("application.reveal")}</span>
            </Button>
          </LockedCover>
        )}
      </Root>
      <Foot>{figure}</Foot>
    </>
  );
}

type LockedCoverProps = Pick<LockedAnswersProps, "meta" | "titleRef"> & { children: ReactNode };

/** Lies over the answers that follow, and says why they are locked. */
function LockedCover({ meta, titleRef, children }: LockedCoverProps) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const readers = useReadersText();
  const { openings } = useConsumerApplicationQuery().data ?? {};
  return (
    <Cover>
      <h2 ref={titleRef} tabIndex={-1}>
        <Icon name="lock" size={22} />
        <span>{t("application.lockedTitle")}</span>
      </h2>
      <p>
        {meta.acceptedQuoteId === null
          ? t("application.lockedText", {
              date: date(meta.submittedAt),
              readers: openings ? readers(openings) : "",
            })
          : t("application.lockedWon")}
      </p>
      {children}
    </Cover>
  );
}
