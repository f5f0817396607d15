import { pageSizes } from "@quotehaven/contract/rules";
import type { Lead, LeadsPage } from "@quotehaven/contract/wire";
import { Button, ButtonLink, Icon, Row, VisuallyHidden } from "@quotehaven/shared-ui";
import { Link, useLocation } from "react-router-dom";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAgentLeadsQuery, type LeadsQuery } from "../../shared/leadApi";
import { hashOfRow, leadsPath, leadsPathIn } from "../../shared/leadsPathIn";
import { searchParamsOf, leadsQueryOf } from "../../shared/leadsQuery";

/** A lead to go on to, and the way back to its row from there. */
export type LeadStep = { path: string; clientName: string | undefined; state: { leads: string } };

/** The leads before and after one; null where there is none, undefined while that is not known. */
type LeadSteps = Record<"previous" | "next", LeadStep | null | undefined>;

/**
 * The leads around one, in the list that the agent came from with all its filters. Past the end of a
 * page they are of the page after it. A lead that leaves the list meanwhile keeps those that were
 * around it. Null where it was not opened from a list.
 */
export function useLeadSteps(leadId: number): LeadSteps | null {
  const from = leadsPathIn(useLocation().state);
  const query = leadsQueryOf(new URL(from, location.origin).searchParams);
  const after = { ...query, page: query.page + 1 };
  const before = { ...query, page: query.page - 1 };
  const { currentData: page } = useAgentLeadsQuery(query, { skip: from === leadsPath });
  const leads = openable(page);
  const index = leads.findIndex(({ id }) => id === leadId);
  const isLast =
    index === leads.length - 1 && page !== undefined && query.page * pageSizes.leads < page.count;
  const isFirst = index === 0 && query.page > 1;
  const { currentData: nextPage } = useAgentLeadsQuery(after, { skip: index < 0 || !isLast });
  const { currentData: previousPage } = useAgentLeadsQuery(before, { skip: !isFirst });
  const next = isLast
    ? nextPage && stepTo(openable(nextPage)[0], after)
    : stepTo(leads[index + 1], query);
  const previous = isFirst
    ? previousPage && stepTo(openable(previousPage).at(-1), before)
    : stepTo(leads[index - 1], query);

  const [last, setLast] = useState<{ leadId: number; steps: LeadSteps } | null>(null);
  if (index < 0) return last?.leadId === leadId ? last.steps : null;
  const now = { leadId, steps: { next, previous } };
  if (JSON.stringify(last) !== JSON.stringify(now)) setLast(now);
  return now.steps;
}

/** A deleted lead has nothing to open. */
function openable(page: LeadsPage | undefined): Lead[] {
  return page?.leads.filter(({ isDeleted }) => !isDeleted) ?? [];
}

function stepTo(lead: Lead | undefined, query: LeadsQuery): LeadStep | null {
  if (!lead) return null;
  const search = searchParamsOf(query).toString();
  const list = `${leadsPath}/all${search && `?${search}`}`;
  return {
    path: `${leadsPath}/${lead.id}`,
    clientName: lead.clientName,
    state: { leads: `${list}${hashOfRow(lead.id)}` },
  };
}

/** The ways to the leads before and after this one in the list. */
export function LeadStepLinks({ steps }: { steps: LeadSteps }) {
  const { t } = useTranslation("agent");
  return (
    <Row as="nav" $gap={1} aria-label={t("quoteLead.steps")}>
      {(["previous", "next"] as const).map((direction) => (
        <StepLink key={direction} direction={direction} step={steps[direction]} />
      ))}
    </Row>
  );
}

type StepLinkProps = { direction: keyof LeadSteps; step: LeadStep | null | undefined };

function StepLink({ direction, step }: StepLinkProps) {
  const { t } = useTranslation("agent");
  const content = (
    <>
      {direction === "previous" && <Icon name="chevron-left" size={18} />}
      <span>{t(`quoteLead.${direction}`)}</span>
      {direction === "next" && <Icon name="chevron-right" size={18} />}
    </>
  );
  if (!step) {
    return (
      <Button size="small" emphasis="quiet" disabled>
        {content}
      </Button>
    );
  }
  return (
    // The browser's own way back stays the list.
    <ButtonLink
      as={Link}
      to={step.path}
      state={step.state}
      replace
      $size="small"
      $emphasis="quiet"
      title={step.clientName}
    >
      {content}
      {step.clientName && <VisuallyHidden>{step.clientName}</VisuallyHidden>}
    </ButtonLink>
  );
}
