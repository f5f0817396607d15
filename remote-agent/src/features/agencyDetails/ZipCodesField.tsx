import { useFormField, useTranslation } from "@quotehaven/platform";
import { allZipCodesId } from "@quotehaven/contract/rules";
import type { ZipCode } from "@quotehaven/contract/wire";
import { MultiCombobox } from "@quotehaven/shared-ui/combobox";
import { useEffect, useState } from "react";
import { useAgentZipSearchQuery } from "../../shared/agentProfileApi";
import { allOption, chooseZips, shownZips, type ZipSelection } from "./zipSelection";

const searchDelayMs = 250;

/** A text that follows what is typed after a pause. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

type ZipOption = { value: number; label: string; exact: string };

function optionOf(zip: ZipCode): ZipOption {
  const place = [zip.city, zip.state].filter(Boolean).join(", ");
  const label = place ? `${zip.code} · ${place}` : zip.code;
  return { value: zip.id, label, exact: zip.code };
}

/**
 * The agent's preferred ZIP codes, searched on the server. Shown only once ZIP codes were loaded
 * (specification 2.6).
 */
export function ZipCodesField({ name, disabled }: { name: string; disabled: boolean }) {
  const { t } = useTranslation<"agent">();
  const label = t("agencyDetails.zipCodes");
  const field = useFormField(name, label);
  const value: ZipSelection = field.value;
  const [text, setText] = useState("");
  const search = useSettled(text.trim());
  const matches = useAgentZipSearchQuery(search);
  const all = allOption(t("agencyDetails.allZips"));
  if (!matches.data) return null;

  // All is offered as long as the search could mean it.
  const offersAll = all.code.toLowerCase().startsWith(search.toLowerCase());
  const offered = [...(offersAll ? [all] : []), ...matches.data];
  const shown = shownZips(value, all.code);
  const known = new Map([...offered, ...shown].map((zip) => [zip.id, zip]));
  const choose = (options: readonly { value: number }[]) => {
    const chosen = options.flatMap(({ value: id }) => known.get(id) ?? []);
    field.onChange(chooseZips(value, chosen));
  };

  return (
    <MultiCombobox<number>
      name={name}
      label={label}
      hint={
        disabled ? undefined : t(value.all ? "agencyDetails.zipsAllHint" : "agencyDetails.zipsHint")
      }
      placeholder={t("agencyDetails.zipsPlaceholder")}
      options={offered.map((zip) => ({
        ...optionOf(zip),
        // All holds every code already; taking it off brings the specific ones back.
        disabled: value.all && zip.id !== allZipCodesId,
      }))}
      value={shown.map(optionOf)}
      onChange={choose}
      onSearch={setText}
      loading={matches.isFetching || search !== text.trim()}
      disabled={disabled}
    />
  );
}
