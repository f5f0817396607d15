import { isApiError, Link, Problem, Screen, useParams, useTranslation } from "@quotehaven/platform";
import { ButtonLink, NotFoundBlock, Skeleton, SkeletonScreen, Stack } from "@quotehaven/shared-ui";
import { useAgentClientInfoQuery, useAgentLeadQuery } from "../../shared/leadApi";
import { ClientPage } from "./ClientPage";

const leadsPath = "/agent/profile/leads";

/** A client whose details were paid for: how to reach them, what they want, and what became of it. */
export function ClientScreen() {
  const { t } = useTranslation<"agent">();
  const { id = "" } = useParams();
  const leadId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  const client = useAgentClientInfoQuery(leadId, { skip: leadId === 0 });
  const lead = useAgentLeadQuery(leadId, { skip: !client.data });
  if (client.data && lead.data) return <ClientPage found={client.data} lead={lead.data} />;
  const refused = isApiError(client.error) ? client.error.status : null;
  return (
    <Screen title={t("clientInfo.title")}>
      {refused === 402 ? (
        <NotFoundBlock
          title={t("client.notPaid")}
          action={
            <ButtonLink as={Link} emphasis="primary" to={`/payment?leadId=${leadId}`}>
              {t("client.pay")}
            </ButtonLink>
          }
        />
      ) : refused === 404 || refused === 409 || leadId === 0 ? (
        <NotFoundBlock
          title={t("client.notFound")}
          action={
            <ButtonLink as={Link} to={leadsPath}>
              {t("client.toLeads")}
            </ButtonLink>
          }
        />
      ) : (client.error ?? lead.error) ? (
        <Problem
          error={client.error ?? lead.error}
          onRetry={() => void (client.error ? client.refetch() : lead.refetch())}
        />
      ) : (
        <SkeletonScreen>
          <Stack gap={4}>
            <Skeleton height={40} width="40%" />
            <Skeleton height={320} shape="box" />
          </Stack>
        </SkeletonScreen>
      )}
    </Screen>
  );
}
