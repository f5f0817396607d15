import { isApiError, Problem, Screen, ScreenHeading, useErrorMessages } from "@quotehaven/platform";
import { Link, useParams } from "react-router-dom";
import {
  ButtonLink,
  EmptyState,
  NotFoundBlock,
  Skeleton,
  SkeletonScreen,
  Stack,
} from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { useAgentClientInfoQuery, useAgentLeadQuery } from "../../shared/leadApi";
import { clientPath, leadsPath } from "../../shared/leadsPathIn";
import { ClientPage } from "./ClientPage";

/** A client whose details were paid for: how to reach them, what they want, and what became of it. */
export function ClientScreen() {
  const { t } = useTranslation("agent");
  const { id = "" } = useParams();
  const leadId = /^\d{1,10}$/.test(id) ? Number(id) : 0;
  const client = useAgentClientInfoQuery(leadId, { skip: leadId === 0 });
  const lead = useAgentLeadQuery(leadId, { skip: !client.data });
  if (client.data && lead.data) return <ClientPage found={client.data} lead={lead.data} />;
  const error = client.error ?? lead.error;
  return (
    <Screen>
      <Stack $gap={6}>
        <ScreenHeading>{t("clientInfo.title")}</ScreenHeading>
        {error || leadId === 0 ? (
          <ClientAbsent
            leadId={leadId}
            error={error}
            onRetry={() => void (client.error ? client.refetch() : lead.refetch())}
          />
        ) : (
          <SkeletonScreen>
            <Skeleton $height={320} $shape="box" />
          </SkeletonScreen>
        )}
      </Stack>
    </Screen>
  );
}

type ClientAbsentProps = { leadId: number; error: unknown; onRetry: () => void };

/** Why there is no client to show, and what to do: pay, look elsewhere, or try again. */
function ClientAbsent({ leadId, error, onRetry }: ClientAbsentProps) {
  const { t } = useTranslation("agent");
  const messagesOf = useErrorMessages();
  const refused = isApiError(error) ? error.status : null;
  const isReturned = isApiError(error) && error.codes.includes("fee-returned");
  if (refused === 402) {
    return (
      <EmptyState
        illustration="fee"
        title={t("client.notPaid")}
        text={t("client.notPaidText")}
        action={
          <ButtonLink
            as={Link}
            $emphasis="primary"
            to={`/payment?leadId=${leadId}`}
            state={{ leads: leadsPath, client: clientPath(leadId) }}
          >
            {t("client.pay")}
          </ButtonLink>
        }
      />
    );
  }
  if (refused === 404 || refused === 409 || leadId === 0) {
    return (
      <NotFoundBlock
        title={t(isReturned ? "feeReturn.status.returned" : "client.notFound")}
        text={isReturned ? messagesOf(error).join(" ") : undefined}
        action={
          <ButtonLink as={Link} to={leadsPath}>
            {t("client.toLeads")}
          </ButtonLink>
        }
      />
    );
  }
  return <Problem error={error} onRetry={onRetry} />;
}
