import { missingInAgentProfile } from "@quotehaven/contract/rules";
import { Link } from "react-router-dom";
import { Button, ButtonLink, EmptyState, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useAgentProfileQuery } from "../../shared/agentProfileApi";
import type { ChangeQuery } from "./LeadsSearch";
import type { LeadsQuery } from "../../shared/leadApi";
import { criteriaOf, noCriteria } from "../../shared/leadsQuery";

const Missing = styled.ul`
  margin-top: ${theme.space(3)};
  padding: 0;
  font-weight: ${theme.weight.bold};
  list-style: none;
`;

/** No leads at all, none in this category, or none that are like what is looked for. */
export function LeadsEmpty({ query, onChange }: { query: LeadsQuery; onChange: ChangeQuery }) {
  const { t } = useTranslation("agent");
  const isPaused = Boolean(useAgentProfileQuery().data?.pausedUntil);
  if (criteriaOf(query).length > 0) {
    return (
      <EmptyState
        title={t("leads.noneFound")}
        text={t("leads.noneFoundHint")}
        action={<Button onClick={() => onChange(noCriteria)}>{t("leads.clear")}</Button>}
      />
    );
  }
  return query.filter === "all" ? (
    <EmptyState
      illustration="mailbox"
      title={t("leads.none")}
      text={t(isPaused ? "pause.meanwhile" : "leads.noneHint")}
    />
  ) : (
    <EmptyState
      title={t("leads.noneInCategory")}
      text={t("leads.noneInCategoryHint")}
      action={
        <Button onClick={() => onChange({ filter: "all" })}>{t("leads.showAllLeads")}</Button>
      }
    />
  );
}

/** The lead list answers 400 while the profile is incomplete (specification 8): says what is missing. */
export function LeadsIncomplete() {
  const { t } = useTranslation("agent");
  const { data: profile } = useAgentProfileQuery();
  const missing = profile ? missingInAgentProfile(profile) : [];
  return (
    <EmptyState
      illustration="mailbox"
      title={t("leads.incompleteTitle")}
      text={
        <>
          <span>{t("leads.incomplete")}</span>
          {missing.length > 0 && (
            <Missing>
              {missing.map((name) => (
                <li key={name}>{t(`agencyDetails.${name}`)}</li>
              ))}
            </Missing>
          )}
        </>
      }
      action={
        <ButtonLink
          as={Link}
          to="/agent/profile/agency-details"
          // The fields are open there, and what is missing is marked.
          state={{ completes: true }}
          $emphasis="primary"
        >
          {t("leads.goToAgencyDetails")}
        </ButtonLink>
      }
    />
  );
}
