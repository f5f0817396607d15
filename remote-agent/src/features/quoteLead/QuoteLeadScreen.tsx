import type { LeadReply } from "@quotehaven/contract/wire";
import { isApiError, Problem, Screen, ScreenHeading, useApiErrorToast } from "@quotehaven/platform";
import { Link, useLocation, useParams } from "react-router-dom";
import {
  ButtonLink,
  Grid,
  NotFoundBlock,
  Skeleton,
  SkeletonScreen,
  Stack,
} from "@quotehaven/shared-ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useAgentLeadQuery } from "../../shared/leadApi";
import { leadTitle } from "../../shared/leadSummary/leadTitle";
import { leadsPathIn } from "../../shared/leadsPathIn";
import { QuoteBoard } from "./QuoteBoard";

/** The lead's id in the address; null when it is not a number (ROU-8). */
function leadIdOf(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;
}

/** Quote lead: one form for each carrier, finished together, with the lead beside them. */
export function QuoteLeadScreen() {
  const { t } = useTranslation("agent");
  const leadId = leadIdOf(useParams().id);
  const { currentData: lead } = useAgentLeadQuery(leadId ?? 0, { skip: leadId === null });
  const title =
    lead &&
    t(lead.lead.isWon ? "quoteLead.titleOfWon" : "quoteLead.titleOf", {
      about: leadTitle(lead),
    });
  return (
    <Screen title={title}>
      {leadId === null ? <LeadNotFound /> : <QuotedLead key={leadId} leadId={leadId} />}
    </Screen>
  );
}

function QuotedLead({ leadId }: { leadId: number }) {
  const { t } = useTranslation("agent");
  const lead = useAgentLeadQuery(leadId);
  const toastError = useApiErrorToast();
  const gone = isApiError(lead.error) && lead.error.status === 404 ? lead.error : null;
  const missing = lead.data ? null : gone;
  useEffect(() => {
    if (missing) toastError(missing, { subject: `lead ${leadId}` });
  }, [missing, leadId, toastError]);
  // What is on the screen stays there when reading the lead again fails.
  if (lead.data) {
    const shown = gone ? closedLead(lead.data) : lead.data;
    return <QuoteBoard lead={shown} />;
  }
  if (missing) return <LeadNotFound />;
  if (lead.error) {
    return (
      <>
        <ScreenHeading>{t("quoteLead.title")}</ScreenHeading>
        <Problem error={lead.error} onRetry={lead.refetch} />
      </>
    );
  }
  return (
    <Stack $gap={5}>
      <ScreenHeading>{t("quoteLead.title")}</ScreenHeading>
      <SkeletonScreen>
        <Grid $min={320}>
          <Skeleton $height={340} $shape="box" />
          <Skeleton $height={340} $shape="box" />
        </Grid>
      </SkeletonScreen>
    </Stack>
  );
}

/** A lead that went while it was on the screen: what was typed is still there to be read. */
const closedLead = (lead: LeadReply): LeadReply => ({
  ...lead,
  lead: { ...lead.lead, canQuote: false },
});

function LeadNotFound() {
  const { t } = useTranslation("agent");
  const leadsPath = leadsPathIn(useLocation().state);
  return (
    <>
      <ScreenHeading>{t("quoteLead.title")}</ScreenHeading>
      <NotFoundBlock
        title={t("quoteLead.notFound")}
        text={t("quoteLead.notFoundHint")}
        action={
          <ButtonLink as={Link} to={leadsPath}>
            {t("quoteLead.backToLeads")}
          </ButtonLink>
        }
      />
    </>
  );
}
