import type {
  Answers,
  AnswerValue,
  Form,
  InsuranceTypeId,
  Question,
  VisibilityOptions,
} from "@quotehaven/contract/rules";
import type { ApplicationMeta } from "@quotehaven/contract/wire";
import { useTranslation } from "@quotehaven/platform";
import { Button, Icon, theme } from "@quotehaven/shared-ui";
import type { Ref } from "react";
import styled from "styled-components";
import { FormPages } from "./FormPages";
import { LockedAnswers } from "./LockedAnswers";
import { useTypeName } from "./useTypeName";

const SubmitNote = styled.p`
  margin-top: ${theme.space(6)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type QuestionnaireProps = {
  type: InsuranceTypeId;
  form: Form<Question>;
  answers: Answers;
  options: VisibilityOptions;
  meta: ApplicationMeta;
  /** The answers may be edited. */
  isOpen: boolean;
  page: number;
  refusals: number;
  /** A chosen form that is not filled yet. */
  next: Form<Question> | null;
  /** Submit belongs on this form's last page. */
  hasSubmit: boolean;
  isSubmitting: boolean;
  isSubmitDisabled: boolean;
  submitRef: Ref<HTMLButtonElement>;
  titleRef: Ref<HTMLHeadingElement>;
  onPage: (page: number) => void;
  onAnswer: (queId: number, value: AnswerValue) => void;
  onOpenForm: (type: number) => void;
  onSubmit: () => void;
};

/** The questions of one insurance type: a page for each section, or locked to read. Key it by type. */
export function Questionnaire(props: QuestionnaireProps) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const { type, form, answers, options, meta, isOpen, hasSubmit } = props;
  if (!isOpen) {
    return (
      <LockedAnswers
        form={form}
        answers={answers}
        options={options}
        meta={meta}
        titleRef={props.titleRef}
      />
    );
  }
  const text = meta.submittedAt === null ? "application.submitText" : "application.resubmitText";
  return (
    <FormPages
      form={form}
      typeName={typeName(type)}
      answers={answers}
      options={options}
      page={props.page}
      onPage={props.onPage}
      onAnswer={props.onAnswer}
      refusals={props.refusals}
      lastNote={hasSubmit && <SubmitNote>{t(text)}</SubmitNote>}
      lastButtons={<LastButtons {...props} />}
    />
  );
}

/** What stands on the last page instead of Continue: on to another form, and submitting. */
function LastButtons({
  meta,
  next,
  hasSubmit,
  isSubmitting,
  isSubmitDisabled,
  submitRef,
  onOpenForm,
  onSubmit,
}: QuestionnaireProps) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  return (
    <>
      {next && (
        <Button
          emphasis={hasSubmit ? "secondary" : "primary"}
          onClick={() => onOpenForm(next.insuranceTypeId)}
        >
          {t("application.nextForm", { type: typeName(next.insuranceTypeId) })}
          <Icon name="arrow-right" size={18} />
        </Button>
      )}
      {hasSubmit && (
        <Button
          ref={submitRef}
          emphasis="primary"
          onClick={onSubmit}
          busy={isSubmitting}
          busyLabel={t("application.submitting")}
          disabled={isSubmitDisabled}
        >
          {t(meta.submittedAt === null ? "application.submit" : "application.resubmit")}
        </Button>
      )}
    </>
  );
}
