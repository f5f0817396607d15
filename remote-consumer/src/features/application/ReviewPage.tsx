import { Button, Notice, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { PageBar } from "../../shared/questionnaire/PageBar";
import { PageCard } from "../../shared/questionnaire/PageCard";
import { WhatAgentsSeeInOneLine } from "../../shared/WhatAgentsSee";
import type { ChosenForm } from "./chosenForms";
import { FigureOf } from "./FigureLine";
import { QuestionLinks } from "./QuestionLinks";
import { ReviewedSections } from "./ReviewedSections";
import { SubmitButton } from "./SubmitButton";
import type { ApplicationEditing } from "./useApplicationEditor";

const Form = styled.section`
  display: grid;
  gap: ${theme.space(4)};
  padding-block: ${theme.space(6)};
  border-top: 1px solid ${theme.color.line};
`;

const Title = styled.h2`
  &:focus {
    outline: none;
  }
`;

type ReviewPageProps = { editor: ApplicationEditing };

/** Everything that a submission sends, to read before it is sent; each section leads to where it is asked. */
export function ReviewPage({ editor }: ReviewPageProps) {
  const { t } = useTranslation("consumer");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView?.({ block: "center" });
  }, []);
  const { application, chosen, focus } = editor;
  const leave = () => {
    editor.leaveReview();
    focus.toPage();
  };
  const isFirst = application.meta.submittedAt === null;
  return (
    <PageCard>
      <Stack $gap={4}>
        <Title ref={title} tabIndex={-1}>
          {t("application.reviewTitle")}
        </Title>
        <p>{t(isFirst ? "application.reviewText" : "application.reviewAgainText")}</p>
        <MissingList editor={editor} />
        {chosen.map((each) => (
          <ReviewedForm key={each.type} editor={editor} reviewed={each} />
        ))}
        {isFirst ? <WhatAgentsSeeInOneLine /> : <p>{t("application.resubmitText")}</p>}
      </Stack>
      <PageBar back={<Button onClick={leave}>{t("questionnaire.back")}</Button>}>
        <SubmitButton editor={editor} />
      </PageBar>
    </PageCard>
  );
}

/** What is not answered yet, each leading to its question. */
function MissingList({ editor: { chosen, toQuestion } }: ReviewPageProps) {
  const { t } = useTranslation("consumer");
  const missing = chosen.flatMap(({ type, missing: questions }) =>
    questions.map(({ id, content }) => ({ type, id, content })),
  );
  if (missing.length === 0) return null;
  return (
    <Notice kind="caution" title={t("application.reviewMissing", { count: missing.length })}>
      <QuestionLinks questions={missing} onQuestion={toQuestion} />
    </Notice>
  );
}

type ReviewedFormProps = ReviewPageProps & { reviewed: ChosenForm };

/** One insurance type: what it comes to, and its answers by section. */
function ReviewedForm({ editor, reviewed }: ReviewedFormProps) {
  const { t } = useTranslation("consumer");
  const { type, form, answers } = reviewed;
  return (
    <Form aria-labelledby={`review-${type}`}>
      <Row $justify="space-between">
        <h3 id={`review-${type}`}>{t(typeNameKeys[type])}</h3>
        <FigureOf form={form} answers={answers} />
      </Row>
      <ReviewedSections editor={editor} reviewed={reviewed} />
    </Form>
  );
}
