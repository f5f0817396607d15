import { formatCents } from "@quotehaven/contract/rules";
import type { FeeRequest } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Row, Stack } from "@quotehaven/shared-ui";
import { Badge, DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { ActButton } from "../../shared/ActButton";
import { EarlierActs } from "../../shared/EarlierActs";
import {
  useOperationsFeeDecisionMutation,
  useOperationsFeesQuery,
} from "../../shared/operationsApi";
import { useWorkList, WorkList } from "./WorkList";

/** Fees that agents asked back, the next to decide first. */
export function FeesScreen() {
  const { t } = useTranslation("operations");
  const { deadline } = useFormats();
  const work = useWorkList("fees");
  const found = useOperationsFeesQuery(work.query);
  return (
    <WorkList
      {...work}
      found={found}
      keyOf={({ id }) => id}
      row={({ status, agency, agentName, amountCents, leadId, decideBy, reason }) => ({
        title: t("fees.one", { amount: formatCents(amountCents), lead: leadId }),
        facts: [
          agency || agentName,
          t(`fees.${reason}`),
          status === "asked" && t("fees.by", { day: deadline(decideBy) }),
        ],
        badge: (
          <Badge $tone={status === "asked" ? "caution" : "neutral"}>{t(`fees.${status}`)}</Badge>
        ),
      })}
    >
      {(fee) => <Fee fee={fee} />}
    </WorkList>
  );
}

function Fee({ fee }: { fee: FeeRequest }) {
  const { t } = useTranslation("operations");
  const { moment, deadline } = useFormats();
  const [decide] = useOperationsFeeDecisionMutation();
  const { id, status, agency, agentName, words } = fee;
  const paid = { amount: formatCents(fee.amountCents), lead: fee.leadId };
  const act = (isGranted: boolean) => (why: string) => decide({ id, isGranted, why }).unwrap();
  return (
    <Stack $gap={3}>
      <DefinitionList
        layout="under"
        items={[
          { term: t("fees.agent"), detail: [agentName, agency].filter(Boolean).join(", ") },
          { term: t("fees.decideBy"), detail: deadline(fee.decideBy) },
          {
            term: t("fees.paid"),
            detail: [fee.receipt, moment(fee.paidAt)].filter(Boolean).join(", "),
          },
          { term: t("fees.reason"), detail: t(`fees.${fee.reason}`) },
          { term: t("fees.agentSays"), detail: words || t("fees.noWords") },
          { term: t("fees.clientAgreed"), detail: <Consents fee={fee} /> },
          { term: t("fees.opened"), detail: <Opened fee={fee} /> },
        ]}
      />
      <EarlierActs acts={fee.acts} />
      {status === "asked" && (
        <Row>
          <ActButton
            label={t("fees.grant")}
            consequence={t("fees.grantMeans", paid)}
            act={act(true)}
          />
          <ActButton
            label={t("fees.refuse")}
            consequence={t("fees.refuseMeans", paid)}
            act={act(false)}
          />
        </Row>
      )}
    </Stack>
  );
}

function Consents({ fee: { consents } }: { fee: FeeRequest }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  if (consents.length === 0) return <p>{t("fees.noConsent")}</p>;
  return consents.map(({ text, givenAt, withdrawnAt }) => (
    <p key={givenAt}>
      {`${moment(givenAt)}: ${text}${withdrawnAt ? ` (${t("fees.withdrawn", { at: moment(withdrawnAt) })})` : ""}`}
    </p>
  ));
}

function Opened({ fee: { opened, samePerson } }: { fee: FeeRequest }) {
  const { t } = useTranslation("operations");
  const { moment, phone } = useFormats();
  if (!opened) return <p>{t("fees.notOpened")}</p>;
  const leads = samePerson.map(({ leadId }) => leadId).join(", ");
  return (
    <>
      <p>{[opened.name, opened.email, phone(opened.phone), moment(opened.at)].join(", ")}</p>
      {leads && <p>{t("fees.samePerson", { leads })}</p>}
    </>
  );
}
