import type { LeadReply } from "@quotehaven/contract/wire";
import { Button, Modal, Stack } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LeadPanel } from "../../shared/leadSummary/LeadPanel";
import { LeadTools } from "./LeadTools";
import { useIsLeadBeside } from "./useIsLeadBeside";
import type { QuoteView } from "./useQuoteView";

/** Opens the lead in a sheet, where there is no room for it beside its quotes. */
export function AboutLead({ lead, view }: { lead: LeadReply; view: QuoteView }) {
  const { t } = useTranslation("agent");
  const isBeside = useIsLeadBeside(view);
  const [isOpen, setOpen] = useState(false);
  if (isBeside) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {t("leadPanel.title")}
      </Button>
      {isOpen && (
        <Modal
          title={t("leadPanel.title")}
          onClose={() => setOpen(false)}
          footer={
            <Button onClick={() => setOpen(false)} data-autofocus="">
              {t("agent.close")}
            </Button>
          }
        >
          <Stack gap={3}>
            <LeadTools lead={lead} />
            <LeadPanel lead={lead} />
          </Stack>
        </Modal>
      )}
    </>
  );
}
