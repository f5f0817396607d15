import {
  insuranceTypeName,
  plainDigits,
  readZip,
  renewalWindows,
  type InsuranceTypeId,
  type RenewalWindow,
  usStates,
} from "@quotehaven/contract/rules";
import { Card, TextField } from "@quotehaven/shared-ui";
import { Checkbox, FormGrid, Select } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { useAgentProfileQuery } from "../../shared/agentProfileApi";
import type { ChangeQuery } from "./LeadsSearch";
import type { LeadsQuery } from "../../shared/leadApi";
import { zipForm } from "../../shared/leadsQuery";
import { useTyped } from "./useTyped";

const typeIds: readonly InsuranceTypeId[] = [1, 2, 3];

type FilterPanelProps = { id: string; query: LeadsQuery; onChange: ChangeQuery };

/** What else the list can be narrowed by; each holds as soon as it is chosen. */
export function FilterPanel({ id, query, onChange }: FilterPanelProps) {
  const { t } = useTranslation("agent");
  const carriers = useAgentProfileQuery().data?.carriers ?? [];
  const any = t("leads.any");
  return (
    <Card id={id} $padding="small" role="group" aria-label={t("leads.filters")}>
      <FormGrid $columns={3}>
        <Select
          name="type"
          label={t("leads.by.type")}
          placeholder={any}
          options={typeIds.map((value) => ({
            value,
            label: t(`leads.need.${insuranceTypeName(value)}`),
          }))}
          value={query.type ?? null}
          onChange={(type) => onChange({ type: type ?? undefined })}
        />
        <Select
          name="state"
          label={t("leads.by.state")}
          placeholder={any}
          options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
          value={query.state ?? null}
          onChange={(state) => onChange({ state: state ?? undefined })}
        />
        <ZipField query={query} onChange={onChange} />
        <Select
          name="carrier"
          label={t("leads.by.carrier")}
          placeholder={any}
          options={carriers.map((carrier) => ({ value: carrier.id, label: carrier.name }))}
          value={query.carrier ?? null}
          onChange={(carrier) => onChange({ carrier: carrier ?? undefined })}
        />
        <Select<RenewalWindow>
          name="renewal"
          label={t("leads.by.renewal")}
          placeholder={any}
          options={renewalWindows.map((value) => ({
            value,
            label: t("leads.within", { count: value }),
          }))}
          value={query.renewal ?? null}
          onChange={(renewal) => onChange({ renewal: renewal ?? undefined })}
        />
        <Checkbox
          name="due"
          label={t("leads.by.due")}
          hint={t("leads.by.dueHint")}
          checked={query.isDue ?? false}
          onChange={(isDue) => onChange({ isDue: isDue || undefined })}
        />
      </FormGrid>
    </Card>
  );
}

function ZipField({ query, onChange }: Omit<FilterPanelProps, "id">) {
  const { t } = useTranslation("agent");
  const zip = useTyped(
    query.zip ?? "",
    (text) => text === "" || zipForm.test(text),
    (text) => onChange({ zip: text || undefined }, { replace: true }),
  );
  return (
    <TextField
      type="number"
      name="zip"
      label={t("leads.by.zip")}
      detail={t("leads.by.zipHint")}
      autoComplete="off"
      read={(text) => readZip(text) ?? plainDigits(text).replace(/\D/g, "")}
      value={zip.text}
      onChange={zip.type}
    />
  );
}
