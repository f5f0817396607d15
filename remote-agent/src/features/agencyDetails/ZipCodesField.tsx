import { useFormats, useSettled } from "@quotehaven/platform";
import { useFormField } from "@quotehaven/platform/forms";
import { allZipCodesId, readZip } from "@quotehaven/contract/rules";
import type { ZipCode } from "@quotehaven/contract/wire";
import { Button, Icon, lazyDialog, Row, Stack } from "@quotehaven/shared-ui";
import { MultiCombobox } from "@quotehaven/shared-ui/combobox";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useAgentLeadAreasQuery, useAgentZipSearchQuery } from "../../shared/agentProfileApi";
import { groupsOf, labelOfZip, roughLeads, roundedLeads } from "./zipGroups";
import { allOption, chooseZips, shownZips, type ZipSelection } from "./zipSelection";

// Few agents choose many at once more than once.
const ZipFinder = lazyDialog(
  async () => (await import("./ZipFinder")).ZipFinder,
  ({ onClose }) => onClose(),
);

const optionOf = (zip: ZipCode) => ({ value: zip.id, label: labelOfZip(zip), exact: zip.code });

/**
 * The agent's preferred ZIP codes, searched on the server. Shown only once ZIP codes were loaded
 * (specification 2.6).
 */
export function ZipCodesField({ name, disabled }: { name: string; disabled: boolean }) {
  const { t } = useTranslation("agent");
  const label = t("agencyDetails.zipCodes");
  const field = useFormField(name, label);
  const value: ZipSelection = field.value;
  const [text, setText] = useState("");
  const [isFinding, setFinding] = useState(false);
  const search = useSettled(text.trim());
  const matches = useAgentZipSearchQuery(search);
  const all = allOption(t("agencyDetails.allZips"));
  if (!matches.data) return null;

  // All is offered as long as the search could mean it.
  const offersAll = all.code.toLowerCase().startsWith(search.toLowerCase());
  const offered = [...(offersAll ? [all] : []), ...matches.data];
  const groups = groupsOf(shownZips(value, all.code), (place, count) =>
    t("zips.group", { place, count }),
  );
  const known = new Map(offered.map((zip) => [zip.id, [zip]] as const));
  const shown = new Map(groups.map(({ id, zips }) => [id, zips] as const));
  const choose = (options: readonly { value: number }[]) =>
    field.onChange(
      chooseZips(
        value,
        options.flatMap(({ value: id }) => shown.get(id) ?? known.get(id) ?? []),
      ),
    );

  return (
    <Stack $gap={3}>
      <MultiCombobox<number>
        name={name}
        label={label}
        hint={
          disabled
            ? undefined
            : t(value.all ? "agencyDetails.zipsAllHint" : "agencyDetails.zipsHint")
        }
        placeholder={t("agencyDetails.zipsPlaceholder")}
        options={offered.map((zip) => ({
          ...optionOf(zip),
          // All holds every code already; taking it off brings the specific ones back.
          disabled: value.all && zip.id !== allZipCodesId,
        }))}
        value={groups.map(({ id, label: said, zips: [zip] }) =>
          zip && id === zip.id ? optionOf(zip) : { value: id, label: said },
        )}
        onChange={choose}
        readTyped={(typed) => readZip(typed) ?? typed}
        onSearch={setText}
        loading={matches.isFetching || search !== text.trim()}
        disabled={disabled}
        error={field.error}
      />
      {!disabled && (
        <Row $justify="space-between">
          <ZipTotals selection={value} />
          {!value.all && (
            <Button size="small" onClick={() => setFinding(true)}>
              <Icon name="plus" /> <span>{t("zips.title")}</span>
            </Button>
          )}
        </Row>
      )}
      {isFinding && (
        <ZipFinder
          chosen={value.specific}
          onChange={(specific) => field.onChange({ all: false, specific })}
          onClose={() => setFinding(false)}
        />
      )}
    </Stack>
  );
}

/** How many ZIP codes are chosen, and roughly how many open leads lie in them. */
function ZipTotals({ selection }: { selection: ZipSelection }) {
  const { t } = useTranslation("agent");
  const formats = useFormats();
  const { areas } = useAgentLeadAreasQuery().data ?? {};
  const { all, specific } = selection;
  const leads = areas && roughLeads(areas, all ? "all" : specific);
  const said = [
    ...(all
      ? []
      : [t("zips.chosen", { count: specific.length, number: formats.number(specific.length) })]),
    ...(leads === undefined || (!all && specific.length === 0) ? [] : [rough(leads)]),
  ];
  return <p role="status">{said.join(" · ")}</p>;

  function rough(count: number): string {
    const rounded = roundedLeads(count);
    if (rounded === null) return t("zips.fewLeads");
    return t("zips.leads", { count, number: formats.number(rounded) });
  }
}
