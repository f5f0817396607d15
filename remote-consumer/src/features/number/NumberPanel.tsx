import { type Form, type InsuranceTypeId, type Question } from "@quotehaven/contract/rules";
import { useSession } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, ButtonLink, focusField, lazyDialog, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { EstimatePanel } from "../../shared/estimate/EstimatePanel";
import { questionName } from "../../shared/questionnaire/questionForm";
import { AssumedFields } from "./AssumedFields";
import { zipName } from "./NumberFields";
import { stateQuestionId } from "./numberForm";
import { useKeepNumber } from "./useKeepNumber";
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

const Progress = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Onward = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  padding-top: ${theme.space(4)};
  border-top: 1px solid ${theme.color.line};

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

/** The figure as it builds, its sum, and the way on with it. */
export function NumberPanel({ type, number, form }: NumberPanelProps) {
  const { t } = useTranslation("consumer");
  const { answered, total } = number.progress;
  return (
    <Sticky id={panelId}>
      <EstimatePanel
        type={type}
        form={form}
        answers={number.answers}
        isPreview
        onQuestion={toQuestion}
        assumedFields={<AssumedFields number={number} form={form} />}
        picture={<Progress>{t("number.progress", { answered, total })}</Progress>}
      >
        <NextStep type={type} number={number} />
      </EstimatePanel>
    </Sticky>
  );
}

function NextStep({ type, number }: Pick<NumberPanelProps, "type" | "number">) {
  const { t } = useTranslation("consumer");
  const { status, userType } = useSession();
  const keepNumber = useKeepNumber(type);
  const [isRegistering, setRegistering] = useState(false);
  if (status === "signedIn") {
    return userType === "consumer" ? (
      <ButtonLink as={Link} to="/profile/application" emphasis="primary">
        {t("registration.toApplication")}
      </ButtonLink>
    ) : null;
  }
  const register = () => {
    keepNumber(number.answers, number.zip.place);
    setRegistering(true);
  };
  return (
    <Onward>
      <Button
        emphasis="primary"
        onClick={register}
        onPointerEnter={() => void RegisterModal.load().catch(() => undefined)}
      >
        {t("number.keep")}
      </Button>
      <p>{t("number.keepHint")}</p>
      {isRegistering && <RegisterModal chosen={type} onClose={() => setRegistering(false)} />}
    </Onward>
  );
}
