import type { PaymentDifference } from "@quotehaven/contract/schemas";
import { useFormats } from "@quotehaven/platform";
import { Row, Stack } from "@quotehaven/shared-ui";
import { Badge, DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import { ActButton } from "../../shared/ActButton";
import { EarlierActs } from "../../shared/EarlierActs";
import { OpenOrAll, useListPlace } from "../../shared/OpenOrAll";
import {
  useOperationsDifferenceResolveMutation,
  useOperationsDifferencesQuery,
} from "../../shared/operationsApi";
import { PagedList } from "../../shared/PagedList";
import { SectionScreen } from "../../shared/SectionScreen";

/** How our payments and the card provider's differ, and what to do, the oldest first. */
export function DifferencesScreen() {
  const { t } = useTranslation("operations");
  const { place, onPage, onAll } = useListPlace("differences");
  const found = useOperationsDifferencesQuery(place);
  return (
    <SectionScreen title="differences.title">
      <p>{t("differences.intro")}</p>
      <OpenOrAll isAll={place.isAll} onAll={onAll} />
      <PagedList
        found={found}
        page={place.page}
        onPage={onPage}
        empty={t("differences.none")}
        keyOf={({ id }) => id}
      >
        {(difference) => <Difference difference={difference} />}
      </PagedList>
    </SectionScreen>
  );
}

function Difference({ difference }: { difference: PaymentDifference }) {
  const { t } = useTranslation("operations");
  const { dateTime } = useFormats();
  const [resolve] = useOperationsDifferenceResolveMutation();
  const { id, intentId, leadId, receipt, what, ours, theirs } = difference;
  return (
    <Stack gap={3}>
      <Row justify="space-between">
        <h2>{t(`differences.${what}`)}</h2>
        {difference.resolvedAt && <Badge tone="positive">{t("differences.resolved")}</Badge>}
      </Row>
      <DefinitionList
        layout="under"
        items={[
          { term: t("differences.ours"), detail: ours },
          { term: t("differences.theirs"), detail: theirs },
          { term: t("differences.lead"), detail: leadId ?? t("differences.unknown") },
          { term: t("payments.receipt"), detail: receipt ?? "–" },
          { term: t("differences.intent"), detail: intentId },
          { term: t("differences.found"), detail: dateTime(difference.foundAt) },
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
