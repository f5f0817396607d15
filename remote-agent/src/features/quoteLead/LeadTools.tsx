import type { LeadReply } from "@quotehaven/contract/wire";
import { useTranslation } from "@quotehaven/platform";
import { Button, Row } from "@quotehaven/shared-ui";
import { useLeadCopy } from "../../shared/leadSummary/useLeadCopy";
import { useLeadSheet } from "../../shared/leadSummary/useLeadSheet";

/** Takes a lead along: as text for another program, or on paper. */
export function LeadTools({ lead, onPrint }: { lead: LeadReply; onPrint: () => void }) {
  const { t } = useTranslation<"agent">();
  const sheet = useLeadSheet(lead);
  const copy = useLeadCopy();
  return (
    <Row gap={1}>
      <Button
        size="small"
        emphasis="quiet"
        title={t("leadPanel.copyHint")}
        onClick={() => void copy(sheet)}
      >
        {t("leadPanel.copy")}
      </Button>
      <Button size="small" emphasis="quiet" onClick={onPrint}>
        {t("leadPanel.print")}
      </Button>
    </Row>
  );
}
