import { shortened } from "@quotehaven/contract/rules";
import type { LostLead } from "@quotehaven/contract/schemas";
import { VerdictMark } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { useTranslation } from "react-i18next";
import { RecordTable } from "../../shared/RecordTable";

const columns = ["lead", "lostOn", "place", "verdict"] as const;

/** Leads whose client chose another agent, with how the own quote stood. */
export function LostTable({ leads }: { leads: readonly LostLead[] }) {
  const { t } = useTranslation("agent");
  return (
    <RecordTable aria-label={t("results.lost")}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(`results.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {leads.map((lead) => (
          <LostRow key={lead.id} lead={lead} />
        ))}
      </tbody>
    </RecordTable>
  );
}

function LostRow({ lead }: { lead: LostLead }) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const { id, clientName, typeNames, city, state, priceRank, quoteCount, verdict } = lead;
  const place = [city && shortened(city, 30), state].filter(Boolean).join(", ");
  const name = [`#${id}`, clientName, typeNames.join(" + "), place].filter(Boolean).join(" · ");
  return (
    <tr>
      <th scope="row" data-label={t("results.lead")}>
        {clientName ? <Link to={`/agent/profile/leads/${id}`}>{name}</Link> : name}
      </th>
      <td data-label={t("results.lostOn")}>{date(lead.lostAt)}</td>
      <td data-label={t("results.place")}>
        {priceRank === null ? (
          <span title={t("results.noPlaceHint")}>{t("results.noPlace")}</span>
        ) : (
          t("results.placeOf", { place: priceRank, count: quoteCount })
        )}
      </td>
      <td data-label={t("results.verdict")}>
        {verdict ? (
          <VerdictMark verdict={verdict} role="agent" isOfQuote />
        ) : (
          t("results.noVerdict")
        )}
      </td>
    </tr>
  );
}
