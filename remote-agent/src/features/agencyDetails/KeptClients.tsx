import { Link } from "react-router-dom";
import { ButtonLink, Notice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useAgentClientsQuery } from "../../shared/leadApi";
import { leadsPath } from "../../shared/leadsPathIn";

/** The way to the clients of an agent whose menu is switched off; nothing where there are none. */
export function KeptClients() {
  const { t } = useTranslation("agent");
  const clients = useAgentClientsQuery({ page: 1 });
  if (!clients.data || clients.data.count === 0) return null;
  return (
    <Notice
      title={t("leads.clients")}
      actions={
        <ButtonLink as={Link} to={leadsPath}>
          {t("agencyDetails.toClients")}
        </ButtonLink>
      }
    >
      {t("leads.clientsHint")}
    </Notice>
  );
}
