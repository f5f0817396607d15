import type { LeadReply } from "@quotehaven/contract/wire";
import { Button, Row } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { CopyButton } from "../../shared/CopyButton";
import { sheetText } from "../../shared/leadSummary/leadSheet";
import { useLeadSheet } from "../../shared/leadSummary/useLeadSheet";

/** Takes a lead along: as text for another program, or on paper. */
export function LeadTools({ lead }: { lead: LeadReply }) {
  const { t } = useTranslation("agent");
  const sheet = useLeadSheet(lead);
  return (
    <Row gap={1}>
      <CopyButton text={sheetText(sheet)} label={t("leadPanel.copyHint")} />
      <Button size="small" emphasis="quiet" onClick={() => window.print()}>
        {t("leadPanel.print")}
      </Button>
    </Row>
  );
}
