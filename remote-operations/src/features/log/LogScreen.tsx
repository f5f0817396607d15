import { operatorActs } from "@quotehaven/contract/rules";
import type { OperatorAct } from "@quotehaven/contract/schemas";
import { useFormats, useSettled } from "@quotehaven/platform";
import { TextField } from "@quotehaven/shared-ui";
import { FormGrid, Select } from "@quotehaven/shared-ui/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useOperationsLogQuery } from "../../shared/operationsApi";
import { PagedList } from "../../shared/PagedList";
import { SectionScreen } from "../../shared/SectionScreen";

/** What operators did: who, what, about whom, when and why. The newest first. */
export function LogScreen() {
  const { t } = useTranslation("operations");
  const [query, setQuery] = useState<{ page: number; act: OperatorAct | ""; operator: string }>({
    page: 1,
    act: "",
    operator: "",
  });
  const { moment } = useFormats();
  const operator = useSettled(query.operator);
  const found = useOperationsLogQuery({ ...query, operator });
  return (
    <SectionScreen title="log.title">
      <FormGrid>
        <Select<OperatorAct>
          name="act"
          label={t("log.act")}
          placeholder={t("payments.any")}
          options={operatorActs.map((value) => ({ value, label: t(`act.${value}`) }))}
          value={query.act === "" ? null : query.act}
          onChange={(act) => setQuery({ ...query, page: 1, act: act ?? "" })}
        />
        <TextField
          name="operator"
          autoComplete="off"
          label={t("log.operator")}
          value={query.operator}
          onChange={(operator) => setQuery({ ...query, page: 1, operator })}
        />
      </FormGrid>
      <PagedList
        found={found}
        page={query.page}
        onPage={(page) => setQuery({ ...query, page })}
        empty={t("log.none")}
        keyOf={({ id }) => id}
        row={({ operator: by, act, about, remote, why, at }) => ({
          title: t(`act.${act}`),
          facts: [
            moment(at),
            by,
            about && t(`log.${about.kind}`, { id: about.id }),
            about?.words,
            remote,
            why,
          ],
        })}
      />
    </SectionScreen>
  );
}
