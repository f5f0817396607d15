import type { ZipCode } from "@quotehaven/contract/schemas";
import { useFieldError, useErrorWords, useController, useTranslation } from "@quotehaven/platform";
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

/** A zip code of the surrounding form, searched on the server; the form holds a list with the one chosen. */
export function ZipCombobox({ name, disabled }: { name: string; disabled?: boolean }) {
  const { t } = useTranslation();
  const { field, fieldState } = useController({ name });
  const fieldError = useFieldError();
  const words = useErrorWords();
  const [typed, setTyped] = useState("");
  const search = useDelayed(typed.trim());
  const matches = useConsumerZipCodesQuery(search, { skip: search === "" });
  const chosen: { id: number; code: string } | undefined = field.value?.[0];
  const isSearching = typed.trim() !== "" && (typed.trim() !== search || matches.isFetching);
  const options = search === "" ? [] : (matches.currentData ?? []);
  return (
    <Combobox<number>
      name={name}
      ref={field.ref}
      label={t("common.zipCode")}
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
      error={matches.isError ? words(matches.error).join(" ") : fieldError(fieldState.error)}
    />
  );
}
