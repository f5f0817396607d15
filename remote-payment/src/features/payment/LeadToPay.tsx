import type { PaidLead } from "@quotehaven/contract/schemas";
import { useFormats, useTranslation } from "@quotehaven/platform";
import { Card, DefinitionList, Stack } from "@quotehaven/shared-ui";

/** What the fee opens: whose details, for which insurance, with which of the agent's quotes. */
export function LeadToPay({ lead }: { lead: PaidLead }) {
  const { t } = useTranslation();
  const { date } = useFormats();
  return (
    <Card tone="sunken" padding="small" role="group" aria-label={t("payment.lead")}>
      <Stack gap={2}>
        <p>{t("payment.opens")}</p>
        <DefinitionList
          items={[
            { term: t("payment.client"), detail: `${lead.usr_firstname} ${lead.usr_lastname}` },
            { term: t("payment.insurance"), detail: lead.ins_names.join(" + ") },
            { term: t("payment.quote"), detail: lead.inc_name },
            { term: t("payment.submitted"), detail: date(lead.aps_submitted) },
          ]}
        />
      </Stack>
    </Card>
  );
}
