import { ageInYears, toShownDate } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { serverNow, useFormats } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import type { SheetLine } from "./useLeadSheet";
import { useTodayFacts } from "./usePresentParts";

/** What an agent may know of a lead in a few lines: who, where, what is asked for, and what is paid today. */
export function useLeadFacts(reply: LeadReply): SheetLine[] {
  const { client, lead, forms } = reply;
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const todayFacts = useTodayFacts(reply);
  const born = (day: string | null) => {
    const age = day === null ? null : ageInYears(day, new Date(serverNow()));
    return age === null ? toShownDate(day) : t("leadPanel.born", { date: toShownDate(day), age });
  };
  const nameOf = (id: number) => forms.find((form) => form.insuranceTypeId === id)?.name ?? "";
  const partner = [client.partnerFirstName, client.partnerLastName].filter(Boolean).join(" ");
  const lines: SheetLine[] = [
    { label: t("leadSummary.name"), value: `${client.firstName} ${client.lastName}`.trim() },
    { label: t("leadSummary.gender"), value: t(`leadSummary.gender.${client.gender}`) },
    { label: t("leadSummary.birth"), value: born(client.dateOfBirth) },
    { label: t("leadSummary.birthYear"), value: String(client.birthYear ?? "") },
    {
      label: t("leadSummary.address"),
      value: [client.address1, client.city, lead.state].filter(Boolean).join(", "),
    },
    { label: t("leadSummary.partner"), value: partner },
    {
      label: t("leadPanel.partnerBirth"),
      value: partner && (born(client.partnerDateOfBirth) || String(client.partnerBirthYear ?? "")),
    },
    { label: t("leadPanel.types"), value: forms.map(({ name }) => name).join(" + ") },
    ...(lead.needs ?? []).map(({ insuranceTypeId, amount }) => ({
      label: t("leadPanel.needed", { name: nameOf(insuranceTypeId) }),
      value: amount > 0 ? money(amount) : "",
    })),
    ...todayFacts,
  ];
  return lines.filter(({ value }) => value !== "");
}
