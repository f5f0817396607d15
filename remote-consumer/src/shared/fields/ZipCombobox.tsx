import type { ZipCode } from "@quotehaven/contract/schemas";
import { useErrorWords, useFormContext, useFormField, useTranslation } from "@quotehaven/platform";
import { Combobox } from "@quotehaven/shared-ui/combobox";
import { useEffect, useState } from "react";
import { useConsumerZipCodesQuery } from "../referenceApi";

const searchDelayMs = 250;

function labelOf({ zip_code, city, state }: ZipCode): string {
  const place = [city, state].filter(Boolean).join(", ");
  return place ? `${zip_code} ${place}` : zip_code;
}

/** A text that follows another after a pause. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}

type ZipComboboxProps = {
  name: string;
  disabled?: boolean;
  /** Names of the form's city and state: their zip codes are on offer before anything is typed. */
  cityField: string;
  stateField: string;
};

/** A zip code of the surrounding form, searched on the server; the form holds a list with the one chosen. */
export function ZipCombobox({ name, disabled, cityField, stateField }: ZipComboboxProps) {
  const { t } = useTranslation();
  const label = t("common.zipCode");
  const field = useFormField(name, label);
  const words = useErrorWords();
  const [typed, setTyped] = useState("");
  const [city, state] = useFormContext().watch([cityField, stateField]);
  const wanted = typed.trim() || String(city ?? "").trim();
  const search = useDelayed(wanted);
  const matches = useConsumerZipCodesQuery(search, { skip: disabled });
  const chosen: { id: number; code: string } | undefined = field.value?.[0];
  const isSearching = wanted !== search || matches.isFetching;
  const found = matches.currentData ?? [];
  // Towns of the same name lie in many states: the person's own comes first.
  const options = [
    ...found.filter((zip) => zip.state === state),
    ...found.filter((zip) => zip.state !== state),
  ];
  return (
    <Combobox<number>
      name={name}
      ref={field.ref}
      label={label}
      hint={disabled ? undefined : t("common.zipHint")}
      placeholder={t("common.zipSearch")}
      required
      disabled={disabled}
      loading={isSearching}
      onSearch={setTyped}
      options={options.map((zip) => ({ value: zip.zip_id, label: labelOf(zip) }))}
      value={chosen ? { value: chosen.id, label: chosen.code } : null}
      onChange={(option) =>
        field.onChange(option ? [{ id: option.value, code: option.label }] : [])
      }
      onBlur={field.onBlur}
      error={matches.isError ? words(matches.error).join(" ") : field.error}
    />
  );
}
