import { isApiError, Screen, ScreenHeading } from "@quotehaven/platform";
import { Stack } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useAgentLeadsQuery } from "../../shared/leadApi";
import { LeadsDesk } from "./LeadsDesk";
import { LeadsIncomplete } from "./LeadsStates";
import { useLeadsSearchParams } from "./useLeadsSearchParams";
import { WonClients } from "./WonClients";

/** The agent's leads: found, filtered, twelve a page, each with what can be done about it. */
export function LeadsScreen() {
  const { t } = useTranslation("agent");
  const list = useLeadsSearchParams();
  const leads = useAgentLeadsQuery(list.query);
  const isIncomplete = isApiError(leads.error) && leads.error.status === 400;
  return (
    <Screen>
      {isIncomplete ? (
        <Stack $gap={5}>
          <ScreenHeading>{t("leads.title")}</ScreenHeading>
          <LeadsIncomplete />
          <WonClients />
        </Stack>
      ) : (
        <LeadsDesk {...list} leads={leads} />
      )}
    </Screen>
  );
}
