import type { MessageReport, ReportDecision } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Row, Stack, theme } from "@quotehaven/shared-ui";
import { Badge, DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ActButton } from "../../shared/ActButton";
import { EarlierActs } from "../../shared/EarlierActs";
import {
  useOperationsReportDecisionMutation,
  useOperationsReportsQuery,
} from "../../shared/operationsApi";
import { useWorkList, WorkList } from "./WorkList";

const Conversation = styled.ol`
  display: grid;
  gap: ${theme.space(2)};
  padding: 0;
  list-style: none;

  & > li {
    padding-inline-start: ${theme.space(3)};
    border-inline-start: 3px solid ${theme.color.line};
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  & > [aria-current] {
    border-color: ${theme.color.danger};
  }
`;

const Muted = styled.span`
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
`;

/** Messages that somebody reported, the one that waits longest first. */
export function ReportsScreen() {
  const { t } = useTranslation("operations");
  const { date } = useFormats();
  const nameOf = usePartyName();
  const work = useWorkList("reports");
  const found = useOperationsReportsQuery(work.query);
  return (
    <WorkList
      {...work}
      found={found}
      keyOf={({ id }) => id}
      row={({ author, reason, reportedAt, decision }) => ({
        title: t("reports.one", { author: nameOf(author) }),
        facts: [t(`reports.reason.${reason}`), date(reportedAt)],
        badge: (
          <Badge $tone={decision ? "neutral" : "caution"}>
            {t(`reports.${decision ?? "open"}`)}
          </Badge>
        ),
      })}
    >
      {(report) => <Report report={report} />}
    </WorkList>
  );
}

function Report({ report }: { report: MessageReport }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  const nameOf = usePartyName();
  const { reason, note, decision, leadId } = report;
  return (
    <Stack $gap={3}>
      <DefinitionList
        layout="under"
        items={[
          { term: t("reports.reporter"), detail: nameOf(report.reporter) },
          { term: t("reports.reportedAt"), detail: moment(report.reportedAt) },
          { term: t("reports.reason"), detail: t(`reports.reason.${reason}`) },
          { term: t("reports.note"), detail: note || t("reports.noNote") },
        ]}
      />
      <h3>{t("reports.thread", { lead: leadId })}</h3>
      <Thread report={report} />
      {report.isThreadEnded && <p>{t("reports.threadEnded")}</p>}
      <EarlierActs acts={report.acts} />
      {decision === null && <Decisions id={report.id} />}
    </Stack>
  );
}

function Thread({ report }: { report: MessageReport }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  return (
    <Conversation>
      {report.around.map(({ id, by, text, sentAt }) => {
        const isIt = id === report.messageId;
        const shown = isIt ? report.text : text;
        const head = [t(`reports.by.${by}`), moment(sentAt), isIt && t("reports.isIt")];
        return (
          <li key={id} aria-current={isIt || undefined}>
            <Muted>{head.filter(Boolean).join(", ")}</Muted>
            <br />
            {shown ? <span>{shown}</span> : <Muted>{t("reports.gone")}</Muted>}
          </li>
        );
      })}
    </Conversation>
  );
}

function Decisions({ id }: Pick<MessageReport, "id">) {
  const { t } = useTranslation("operations");
  const [decide] = useOperationsReportDecisionMutation();
  const act = (decision: ReportDecision) => (why: string) => decide({ id, decision, why }).unwrap();
  return (
    <Row>
      <ActButton
        label={t("reports.dismiss")}
        consequence={t("reports.dismissMeans")}
        act={act("dismissed")}
      />
      <ActButton
        label={t("reports.end")}
        consequence={t("reports.endMeans")}
        emphasis="danger"
        act={act("ended")}
      />
    </Row>
  );
}

/** An agent by name and agency with the number; a client, whom nobody looks up by name, by the number. */
function usePartyName() {
  const { t } = useTranslation("operations");
  return ({ id, kind, agentName, agency }: MessageReport["author"]) =>
    kind === "agent"
      ? [agentName, agency, t("log.agent", { id })].filter(Boolean).join(", ")
      : t("reports.client", { id });
}
