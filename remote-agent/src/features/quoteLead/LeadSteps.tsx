import { pageSizes } from "@quotehaven/contract/rules";
import type { Lead, LeadsPage } from "@quotehaven/contract/wire";
import { Button, ButtonLink, Icon, Row, VisuallyHidden } from "@quotehaven/shared-ui";
import { Link, useLocation } from "react-router-dom";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAgentLeadsQuery } from "../../shared/leadApi";
import { hashOfRow, leadsPath, leadsPathIn } from "../../shared/leadsPathIn";
import { addressOfPlace, leadsPlaceOf, type LeadsPlace } from "../../shared/leadsPlace";

/** A lead to go on to, and the way back to its row from there. */
export type LeadStep = { path: string; clientName: string | undefined; state: { leads: string } };

/** The leads before and after one; null where there is none, undefined while that is not known. */
export type LeadSteps = Record<"previous" | "next", LeadStep | null | undefined>;

/**
 * The leads around one, in the list that the agent came from with all its filters. Past the end of a
 * page they are of the page after it. A lead that leaves the list meanwhile keeps those that were
 * around it. Null where it was not opened from a list.
 */
export function useLeadSteps(leadId: number): LeadSteps | null {
  const steps = useStepsInList(leadId);
  const [last, setLast] = useState({ leadId, steps });
  if (steps && !isSame(last, { leadId, steps })) setLast({ leadId, steps });
  return steps ?? (last.leadId === leadId ? last.steps : null);
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Null where the lead is not on the page of the list. */
function useStepsInList(leadId: number): LeadSteps | null {
  const from = leadsPathIn(useLocation().state);
  const isFromList = from !== leadsPath;
  const place = leadsPlaceOf(new URL(from, location.origin).searchParams);
  const { currentData: page } = useAgentLeadsQuery(place, { skip: !isFromList });
  const leads = openable(page);
  const index = leads.findIndex(({ id }) => id === leadId);
  const isLast = index >= 0 && index === leads.length - 1;
  const isMore = page !== undefined && hasMore(page, place);
  const after = { ...place, page: place.page + 1 };
  const before = { ...place, page: place.page - 1 };
  const nextPage = useAgentLeadsQuery(after, { skip: !isLast || !isMore });
  const previousPage = useAgentLeadsQuery(before, { skip: index !== 0 || place.page === 1 });
  if (index < 0) return null;
  return {
    next:
      isLast && isMore
        ? nextPage.currentData && stepTo(openable(nextPage.currentData)[0], after)
        : stepTo(leads[index + 1], place),
    previous:
      index === 0 && place.page > 1
        ? previousPage.currentData && stepTo(openable(previousPage.currentData).at(-1), before)
        : stepTo(leads[index - 1], place),
  };
}

/** A deleted lead has nothing to open. */
function openable(page: LeadsPage | undefined): Lead[] {
  return page?.leads.filter(({ isDeleted }) => !isDeleted) ?? [];
}

function hasMore({ count }: LeadsPage, place: LeadsPlace): boolean {
  return place.page * pageSizes.leads < count;
}

function stepTo(lead: Lead | undefined, place: LeadsPlace): LeadStep | null {
  if (!lead) return null;
  const search = addressOfPlace(place).toString();
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
    <Row as="nav" gap={1} aria-label={t("quoteLead.steps")}>
      {(["previous", "next"] as const).map((way) => (
        <StepLink key={way} way={way} step={steps[way]} />
      ))}
    </Row>
  );
}

type StepLinkProps = { way: keyof LeadSteps; step: LeadStep | null | undefined };

function StepLink({ way, step }: StepLinkProps) {
  const { t } = useTranslation("agent");
  const content = (
    <>
      {way === "previous" && <Icon name="chevron-left" size={18} />}
      <span>{t(`quoteLead.${way}`)}</span>
      {way === "next" && <Icon name="chevron-right" size={18} />}
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
      size="small"
      emphasis="quiet"
      title={step.clientName}
    >
      {content}
      {step.clientName && <VisuallyHidden>{step.clientName}</VisuallyHidden>}
    </ButtonLink>
  );
}
