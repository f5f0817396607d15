import { insuranceTypeName } from "@quotehaven/contract/rules";
import { useFormats } from "@quotehaven/platform";
import { Icon, Modal, theme, visuallyHidden } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { EstimatePanel } from "../../shared/estimate/EstimatePanel";
import { missingEssentials } from "../../shared/estimate/estimateParts";
import { useEstimate } from "../../shared/estimate/useEstimate";
import type { ChosenForm } from "./chosenForms";
import { oneColumn } from "./columns";

/** Only where the panel with the figure is not beside the questions. */
const Line = styled.button`
  display: none;

  ${oneColumn} {
    display: flex;
    align-items: center;
    gap: ${theme.space(2)};
    width: 100%;
    min-height: 44px;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.small};
    background: none;
    color: ${theme.color.inkMuted};
    font-size: ${theme.size[14]};
    text-align: start;
    cursor: pointer;
  }

  /* Beside the buttons the amount alone; what it is of stays its name. */
  ${theme.mobile} {
    flex: none;
    justify-content: center;
    width: auto;
    min-width: 44px;

    & > span {
      ${visuallyHidden}
    }
  }

  @media (max-width: 22em) {
    display: none;
  }

  & > strong {
    margin-inline-start: auto;
    font-family: ${theme.font.serif};
    font-size: ${theme.size[22]};
    font-weight: ${theme.weight.bold};
    color: ${theme.color.ink};

    ${theme.mobile} {
      font-size: ${theme.size[18]};
    }
  }

  & > span:not(:first-child) {
    margin-inline-start: auto;
  }
`;

type FigureLineProps = {
  open: ChosenForm;
  /** Leads from a factor of the working-out to its question. */
  onQuestion?: (questionId: number) => void;
};

const Amount = styled.strong`
  font-family: ${theme.font.serif};
  font-size: ${theme.size[22]};
`;

/** The figure of a type alone, once its answers give one. */
export function FigureOf({ form, answers }: Pick<ChosenForm, "form" | "answers">) {
  const { money } = useFormats();
  const { estimate } = useEstimate(form, answers);
  if (!estimate || missingEssentials(form, answers).length > 0) return null;
  return <Amount>{money(estimate.total)}</Amount>;
}

/** The figure of the open type in one line; it opens its working-out. */
export function FigureLine({ open: { type, form, answers }, onQuestion }: FigureLineProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { estimate } = useEstimate(form, answers);
  const isKnown = estimate !== undefined && missingEssentials(form, answers).length === 0;
  return (
    <>
      <Line type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{t(`estimate.${insuranceTypeName(type)}Title`)}</span>
        {isKnown ? (
          <strong>{money(estimate.total)}</strong>
        ) : (
          <span>{t("application.figureSoon")}</span>
        )}
        <Icon name="chevron-up" size={18} />
      </Line>
      {isOpen && (
        <Modal title={t("estimate.explain")} onClose={() => setOpen(false)}>
          <EstimatePanel
            type={type}
            form={form}
            answers={answers}
            onQuestion={
              onQuestion &&
              ((questionId) => {
                setOpen(false);
                onQuestion(questionId);
              })
            }
          />
        </Modal>
      )}
    </>
  );
}
