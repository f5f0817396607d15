import { insuranceTypeName, type InsuranceTypeId } from "@quotehaven/contract/rules";
import type { EstimationReply } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Button, theme } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { estimateKind } from "./estimateKind";
import { StepList } from "./StepList";

/** Alone on the paper while it is there: what else the page holds stays on the screen. */
const Sheet = styled.div`
  @media screen {
    display: none;
  }

  @media print {
    body:has(> &) > *:not(&) {
      display: none !important;
    }
  }

  & > h1 {
    font-size: ${theme.size[22]};
  }

  & > p {
    margin-block: ${theme.space(2)};
    font-size: ${theme.size[14]};
  }
`;

const Compact = styled(StepList)`
  gap: ${theme.space(2)};
  font-size: ${theme.size[12]};
`;

type PrintWorkingProps = { type: InsuranceTypeId; estimate: EstimationReply };

/** Prints how a figure was worked out, on a page of its own. */
export function PrintWorking(props: PrintWorkingProps) {
  const { t } = useTranslation("consumer");
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const end = () => setPrinting(false);
    window.addEventListener("afterprint", end);
    window.print();
    return () => window.removeEventListener("afterprint", end);
  }, [isPrinting]);
  return (
    <>
      <Button size="small" onClick={() => setPrinting(true)}>
        {t("estimate.print")}
      </Button>
      {isPrinting && createPortal(<Working {...props} />, document.body)}
    </>
  );
}

const noLink = () => null;

function Working({ type, estimate }: PrintWorkingProps) {
  const { t } = useTranslation("consumer");
  const { money, date } = useFormats();
  const kind = estimateKind(type, estimate);
  return (
    <Sheet>
      <h1>
        {`${t(`estimate.${insuranceTypeName(type)}Title`)}: ${money(estimate.total)} ${t(`estimate.${kind}Figure`)}`}
      </h1>
      <p>{t("estimate.printedOn", { date: date(new Date()) })}</p>
      <Compact steps={estimate.steps ?? []} linkToQuestion={noLink} />
      <p>{`${t(`estimate.${kind}Caution`)} ${t("estimate.notAdvice")}`}</p>
    </Sheet>
  );
}
