import { useFormats } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import { useAgentLeadAreasQuery } from "../../shared/agentProfileApi";
import { roughLeads, roundedLeads } from "./zipGroups";
import type { ZipSelection } from "./zipSelection";

/** How many ZIP codes are chosen, and roughly how many open leads lie in them. */
export function ZipTotals({ selection }: { selection: ZipSelection }) {
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
