import type { Answers, Form, InsuranceTypeId, Question } from "@quotehaven/contract/rules";
import { useSession } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, ButtonLink, focusField, lazyDialog, theme } from "@quotehaven/shared-ui";
import { useState, type ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { EstimatePanel } from "../../shared/estimate/EstimatePanel";
import { missingEssentials } from "../../shared/estimate/estimateParts";
import { useEstimate } from "../../shared/estimate/useEstimate";
import { QuestionField } from "../../shared/questionnaire/QuestionField";
import { questionName } from "../../shared/questionnaire/questionForm";
import {
  takesZip,
  useRegistrationDraft,
  withZipBefore,
} from "../../shared/register/registrationDraft";
import { NumberDay } from "./NumberDay";
import { zipName } from "./NumberFields";
import { stateQuestionId, visibleQuestions } from "./numberForm";
import { NumberPicture } from "./NumberPicture";
import type { useNumber } from "./useNumber";

const RegisterModal = lazyDialog(
  async () => (await import("../../shared/register/RegisterModal")).RegisterModal,
  ({ onClose }) => onClose(),
);

/** Where the figure is on the page. */
export const panelId = "number";

/** Stays in sight while the questions are answered. */
const Sticky = styled.div`
  position: sticky;
  top: ${theme.space(4)};

  ${theme.mobile} {
    position: static;
  }
`;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space(4)};
  margin-bottom: ${theme.space(4)};
`;

const Progress = styled.p`
  margin-top: ${theme.space(2)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Onward = styled.div`
  display: grid;
  gap: ${theme.space(2)};

  & > p {
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }
`;

/** The state is told by the zip code. */
function toQuestion(questionId: number) {
  focusField(questionId === stateQuestionId ? zipName : questionName(questionId));
}

type NumberPanelProps = {
  type: InsuranceTypeId;
  number: ReturnType<typeof useNumber>;
  form: Form<Question>;
};

/** What is to be insured, the figure as it builds, what it saves on a bad day, its sum, and the way on with it. */
export function NumberPanel({ type, number, form }: NumberPanelProps) {
  const { t } = useTranslation("consumer");
  const { answered, total } = number.progress;
  const figure = useNumberFigure(form, number.answers);
  const onward = <NextStep type={type} number={number} hasFigure={figure !== null} />;
  return (
    <Sticky id={panelId}>
      <EstimatePanel
        type={type}
        form={form}
        answers={number.answers}
        isPreview
        onQuestion={toQuestion}
        assumedFields={<AssumedFields number={number} form={form} />}
        picture={
          <div>
            <NumberPicture form={form} answers={number.answers} need={figure?.need} />
            <Progress>{t("number.progress", { answered, total })}</Progress>
          </div>
        }
        afterFigure={
          <>
            {onward}
            {figure?.need && (
              <NumberDay need={figure.need} present={number.today.present ?? undefined} />
            )}
          </>
        }
      >
        {figure === null && onward}
      </EstimatePanel>
    </Sticky>
  );
}

/** The estimate as far as the answers mean anything; null until then. */
export function useNumberFigure(form: Form<Question>, answers: Answers) {
  const { estimate } = useEstimate(form, answers, { isPreview: true });
  return estimate && missingEssentials(form, answers).length === 0 ? estimate : null;
}

type NextStepProps = Pick<NumberPanelProps, "type" | "number"> & {
  /** There is something to keep. */
  hasFigure: boolean;
};

function NextStep({ type, number, hasFigure }: NextStepProps) {
  const { t } = useTranslation("consumer");
  const { status, role } = useSession();
  if (status === "signedIn") {
    return role === "consumer" ? (
      <ButtonLink as={Link} to="/profile/application" $emphasis="primary">
        {t("registration.toApplication")}
      </ButtonLink>
    ) : null;
  }
  return (
    <Onward>
      <KeepNumber type={type} number={number} emphasis={hasFigure ? "primary" : "secondary"}>
        {t("number.keep")}
      </KeepNumber>
      {hasFigure && <p>{t("number.keepHint")}</p>}
    </Onward>
  );
}

type KeepNumberProps = Pick<NumberPanelProps, "type" | "number"> &
  Pick<ComponentProps<typeof Button>, "emphasis" | "children">;

/** Takes what was answered along into a registration. */
export function KeepNumber({ type, number, ...button }: KeepNumberProps) {
  const keepNumber = useKeepNumber(type);
  const [isRegistering, setRegistering] = useState(false);
  return (
    <>
      <Button
        {...button}
        onClick={() => {
          keepNumber(number);
          setRegistering(true);
        }}
        onPointerEnter={() => void RegisterModal.load().catch(() => undefined)}
      />
      {isRegistering && <RegisterModal chosen={type} onClose={() => setRegistering(false)} />}
    </>
  );
}

/** What the figure takes for granted, as questions that may be answered right there. */
function AssumedFields({ number, form }: Omit<NumberPanelProps, "type">) {
  const { t } = useTranslation("consumer");
  const { estimate } = useEstimate(form, number.answers, { isPreview: true });
  const assumed = new Map(estimate?.assumed?.map(({ questionId, text }) => [questionId, text]));
  const questions = visibleQuestions(form, number.answers, "assumed");
  if (questions.length === 0) return null;
  const fields = questions.map((question) => {
    const text = assumed.get(question.id);
    return (
      <QuestionField
        key={question.id}
        // The panel is narrow: the help of every question is in the application.
        question={{ ...question, help: "" }}
        hint={text && t("estimate.assumed", { text })}
      />
    );
  });
  return <Fields>{fields}</Fields>;
}

/** Takes what was answered along into the registration; what was filled in there already stays. */
function useKeepNumber(type: InsuranceTypeId) {
  const { newest, keep } = useRegistrationDraft();
  return ({ own, answers, zip, today }: NumberPanelProps["number"]) => {
    const draft = newest();
    const known = { ...own, ...answers };
    keep({
      ...withZipBefore(draft, zip.place),
      address1: draft.address1 || today.address1,
      present: draft.present ?? today.present,
      answersByType: {
        ...draft.answersByType,
        [type]: {
          ...draft.answersByType[type],
          ...(takesZip(draft, zip.place) ? withoutState(known) : known),
        },
      },
    });
  };
}

/** The registration's own state answers that question, and follows a zip code that is corrected there. */
function withoutState({ [stateQuestionId]: _state, ...answers }: Answers): Answers {
  return answers;
}
