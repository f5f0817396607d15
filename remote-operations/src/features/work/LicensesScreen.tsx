import type { LicenseFinding, LicenseToCheck } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Row, Stack, touchTarget } from "@quotehaven/shared-ui";
import { Badge, DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ActButton } from "../../shared/ActButton";
import { EarlierActs } from "../../shared/EarlierActs";
import {
  useOperationsLicenseDecisionMutation,
  useOperationsLicensesQuery,
} from "../../shared/operationsApi";
import { useWorkList, WorkList } from "./WorkList";

/** The departments of all states that keep licenses. */
const LICENSE_LOOK_UP = "https://content.naic.org/state-insurance-departments";

const LookUp = styled.a`
  justify-self: start;
  ${touchTarget}
`;

/** Licenses that nobody has looked up as they are now, a card for each state, the one that waits longest first. */
export function LicensesScreen() {
  const { t } = useTranslation("operations");
  const { date } = useFormats();
  const work = useWorkList("licenses");
  const found = useOperationsLicensesQuery(work.query);
  return (
    <WorkList
      {...work}
      found={found}
      keyOf={({ agentId, state }) => `${agentId} ${state}`}
      row={({ number, state, agentName, agency, since, finding, isFurther }) => ({
        title: t("licenses.one", { number, state }),
        facts: [agentName, agency, date(since), isFurther && t("licenses.further")],
        badge: finding && (
          <Badge $tone={finding === "checked" ? "positive" : "danger"}>
            {t(`licenses.${finding}`)}
          </Badge>
        ),
      })}
    >
      {(license) => <License license={license} />}
    </WorkList>
  );
}

function License({ license }: { license: LicenseToCheck }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  const [decide] = useOperationsLicenseDecisionMutation();
  const { agentId, agentName, agency, address, number, state, finding } = license;
  const act = (found: LicenseFinding) => (why: string) =>
    decide({ id: agentId, finding: found, number, state, why }).unwrap();
  return (
    <Stack $gap={3}>
      <DefinitionList
        layout="under"
        items={[
          { term: t("licenses.name"), detail: agentName },
          { term: t("licenses.agency"), detail: [agency, address].filter(Boolean).join(", ") },
          { term: t("licenses.since"), detail: moment(license.since) },
        ]}
      />
      <LookUp href={LICENSE_LOOK_UP} target="_blank" rel="noopener noreferrer">
        {t("licenses.lookUp", { state })}
      </LookUp>
      <EarlierActs acts={license.acts} />
      <Row>
        {finding !== "checked" && (
          <ActButton
            label={t("licenses.check")}
            consequence={t("licenses.checkMeans", { number, state })}
            act={act("checked")}
          />
        )}
        {finding !== "refused" && (
          <ActButton
            label={t("licenses.refuse")}
            consequence={t("licenses.refuseMeans", { state })}
            act={act("refused")}
          />
        )}
      </Row>
    </Stack>
  );
}
