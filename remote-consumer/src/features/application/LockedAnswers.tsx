import type { Answers, Form, Question, VisibilityOptions } from "@quotehaven/contract/rules";
import type { ApplicationMeta } from "@quotehaven/contract/schemas";
import { useFormats, useTranslation } from "@quotehaven/platform";
import { Button, Card, Icon, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import styled, { css } from "styled-components";
import { AnswerSummary } from "../../shared/questionnaire/AnswerSummary";

const Root = styled(Card)<{ $covered: boolean }>`
  position: relative;
  ${({ $covered }) =>
    $covered &&
    css`
      max-height: 420px;
      min-height: 300px;
      overflow: hidden;
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

type LockedAnswersProps = {
  form: Form<Question>;
  answers: Answers;
  options: VisibilityOptions;
  meta: ApplicationMeta;
};

/** A questionnaire that is locked: covered until the person asks to see the answers, and only to read. */
export function LockedAnswers({ form, answers, options, meta }: LockedAnswersProps) {
  const { t } = useTranslation();
  const { date } = useFormats();
  const [isRevealed, setRevealed] = useState(false);
  return (
    <Root $covered={!isRevealed}>
      {isRevealed && (
        <Hide>
          <Button size="small" onClick={() => setRevealed(false)}>
            <Icon name="eye-off" size={18} /> {t("application.hide")}
          </Button>
        </Hide>
      )}
      <Content $covered={!isRevealed} inert={!isRevealed} aria-hidden={!isRevealed || undefined}>
        <AnswerSummary form={form} answers={answers} options={options} />
      </Content>
      {!isRevealed && (
        <Cover>
          <Icon name="lock" size={32} />
          <h2>{t("application.lockedTitle")}</h2>
          <p>
            {meta.qot_id === null
              ? t("application.lockedText", { date: date(meta.aps_submitted) })
              : t("application.lockedWon")}
          </p>
          <Button onClick={() => setRevealed(true)}>
            <Icon name="eye" size={18} /> {t("application.reveal")}
          </Button>
        </Cover>
      )}
    </Root>
  );
}
