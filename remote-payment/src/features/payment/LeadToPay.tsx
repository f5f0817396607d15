import type { PaidLead } from "@quotehaven/contract/wire";
import { useFormats } from "@quotehaven/platform";
import { Card, Stack } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";

/** What the fee opens: whose details, for which insurance, with which of the agent's quotes. */
export function LeadToPay({ lead }: { lead: PaidLead }) {
  const { t } = useTranslation("payment");
  const { date } = useFormats();
  return (
    <Card tone="sunken" padding="small" role="group" aria-label={t("payment.lead")}>
      <Stack gap={2}>
        <p>{t("payment.opens")}</p>
        <DefinitionList
          items={[
            { term: t("payment.client"), detail: `${lead.firstName} ${lead.lastName}` },
            { term: t("payment.insurance"), detail: lead.typeNames.join(" + ") },
            { term: t("payment.quote"), detail: lead.carrierName },
            { term: t("payment.submitted"), detail: date(lead.submittedAt) },
          ]}
        />
      </Stack>
    </Card>
  );
}
