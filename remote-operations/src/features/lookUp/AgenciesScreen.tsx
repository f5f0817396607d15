import { shortened } from "@quotehaven/contract/rules";
import type { Agency } from "@quotehaven/contract/schemas";
import { useFormats, useSettled } from "@quotehaven/platform";
import { Row, Stack, TextField } from "@quotehaven/shared-ui";
import { Badge, DefinitionList } from "@quotehaven/shared-ui/content";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ActButton } from "../../shared/ActButton";
import {
  useOperationsAgenciesQuery,
  useOperationsAgencyPauseMutation,
  useOperationsAgencyResumeMutation,
} from "../../shared/operationsApi";
import { PagedList } from "../../shared/PagedList";
import { SectionScreen } from "../../shared/SectionScreen";

/** Agencies by a part of their name or their agent's, the paused ones first. */
export function AgenciesScreen() {
  const { t } = useTranslation("operations");
  const [query, setQuery] = useState({ page: 1, search: "" });
  const search = useSettled(query.search);
  const found = useOperationsAgenciesQuery({ page: query.page, search });
  return (
    <SectionScreen title="agencies.title">
      <TextField
        name="search"
        type="search"
        label={t("agencies.search")}
        value={query.search}
        autoComplete="off"
        maxLength={60}
        onChange={(search) => setQuery({ page: 1, search })}
      />
      <PagedList
        found={found}
        page={query.page}
        onPage={(page) => setQuery({ ...query, page })}
        empty={t("agencies.none")}
        keyOf={({ agentId }) => agentId}
        row={({ agency, agentName, isLicenseChecked, stoppedAt }) => ({
          title: shortened(agency) || t("agencies.unnamed"),
          facts: [agentName, t(isLicenseChecked ? "licenses.checked" : "agencies.notChecked")],
          badge: stoppedAt && <Badge $tone="caution">{t("agencies.paused")}</Badge>,
        })}
      >
        {(agency) => <AgencyCard agency={agency} />}
      </PagedList>
    </SectionScreen>
  );
}

function AgencyCard({ agency }: { agency: Agency }) {
  const { t } = useTranslation("operations");
  const { date, moment } = useFormats();
  const [pause] = useOperationsAgencyPauseMutation();
  const [resume] = useOperationsAgencyResumeMutation();
  const { agentId: id, agentName, stoppedAt, stoppedWords } = agency;
  const name = shortened(agency.agency || agentName);
  return (
    <Stack $gap={3}>
      <DefinitionList
        layout="under"
        items={[
          { term: t("agencies.agent"), detail: agentName },
          { term: t("agencies.joined"), detail: date(agency.joinedAt) },
          { term: t("agencies.quotes"), detail: agency.liveQuotes },
          {
            term: t("agencies.license"),
            detail: t(agency.isLicenseChecked ? "licenses.checked" : "agencies.notChecked"),
          },
        ]}
      />
      {stoppedAt && (
        <p>{t("agencies.pausedSince", { at: moment(stoppedAt), why: stoppedWords })}</p>
      )}
      <Row>
        {stoppedAt ? (
          <ActButton
            label={t("agencies.resume")}
            consequence={t("agencies.resumeMeans", { agency: name })}
            act={(why) => resume({ id, why }).unwrap()}
          />
        ) : (
          <ActButton
            label={t("agencies.pause")}
            consequence={t("agencies.pauseMeans", { agency: name })}
            emphasis="danger"
            act={(why) => pause({ id, why }).unwrap()}
          />
        )}
      </Row>
    </Stack>
  );
}
