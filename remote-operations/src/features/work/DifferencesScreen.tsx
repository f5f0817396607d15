import type { PaymentDifference } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Row, Stack } from "@quotehaven/shared-ui";
import { Badge, DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { ActButton } from "../../shared/ActButton";
import { EarlierActs } from "../../shared/EarlierActs";
import {
  useOperationsDifferenceResolveMutation,
  useOperationsDifferencesQuery,
} from "../../shared/operationsApi";
import { useWorkList, WorkList } from "./WorkList";

/** How our payments and the card provider's differ, and what to do, the oldest first. */
export function DifferencesScreen() {
  const { t } = useTranslation("operations");
  const { date } = useFormats();
  const work = useWorkList("differences");
  const found = useOperationsDifferencesQuery(work.query);
  return (
    <WorkList
      {...work}
      found={found}
      intro={t("differences.intro")}
      keyOf={({ id }) => id}
      row={({ what, receipt, intentId, foundAt, resolvedAt }) => ({
        title: t(`differences.${what}`),
        facts: [receipt ?? intentId, date(foundAt)],
        badge: resolvedAt && <Badge $tone="positive">{t("differences.resolved")}</Badge>,
      })}
    >
      {(difference) => <Difference difference={difference} />}
    </WorkList>
  );
}

function Difference({ difference }: { difference: PaymentDifference }) {
  const { t } = useTranslation("operations");
  const { moment } = useFormats();
  const [resolve] = useOperationsDifferenceResolveMutation();
  const { id, intentId, leadId, receipt, what, ours, theirs } = difference;
  return (
    <Stack $gap={3}>
      <DefinitionList
        layout="under"
        items={[
          { term: t("differences.ours"), detail: ours },
          { term: t("differences.theirs"), detail: theirs },
          { term: t("differences.lead"), detail: leadId ?? t("differences.unknown") },
          { term: t("payments.receipt"), detail: receipt ?? "–" },
          { term: t("differences.intent"), detail: intentId },
          { term: t("differences.found"), detail: moment(difference.foundAt) },
        ]}
      />
      <p>{t(`differences.${what}.do`)}</p>
      <EarlierActs acts={difference.acts} />
      {!difference.resolvedAt && (
        <Row>
          <ActButton
            label={t("differences.resolve")}
            consequence={t("differences.resolveMeans")}
            act={(why) => resolve({ id, why }).unwrap()}
          />
        </Row>
      )}
    </Stack>
  );
}
