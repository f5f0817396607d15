import type { ZipCode } from "@quotehaven/contract/wire";
import {
  useErrorMessages,
  useFormContext,
  useFormField,
  useTranslation,
} from "@quotehaven/platform";
import { Combobox } from "@quotehaven/shared-ui/combobox";
import { Stack } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import { useConsumerZipCodesQuery } from "../referenceApi";
import { placeOf, zipText, type Place } from "./place";
import { PlaceQuestion } from "./PlaceQuestion";

const searchDelayMs = 250;

/** A text that follows another after a pause. */
function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), searchDelayMs);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}

/** A ZIP+4 is searched by its first five digits. */
const readZip = (text: string) => text.replace(/^\s*(\d{5})-?\d{4}\s*$/, "$1");

type ZipComboboxProps = {
  name: string;
  disabled?: boolean;
  /**
   * Names of the form's city and state. Their zip codes are on offer before anything is typed; the
   * chosen one fills them in where they are empty, and asks where they contradict it.
   */
  cityField: string;
  stateField: string;
};

/** Zip codes that fit what was typed; before that, those of the form's city. */
function useZipSearch(city: unknown, state: unknown, isSkipped: boolean | undefined) {
  const [typed, setTyped] = useState("");
  const wanted = typed.trim() || String(city ?? "").trim();
  const search = useDelayed(wanted);
  const matches = useConsumerZipCodesQuery(search, { skip: isSkipped });
  const found = matches.currentData ?? [];
  return {
    setTyped,
    // Towns of the same name lie in many states: the person's own comes first.
    options: [
      ...found.filter((zip) => zip.state === state),
      ...found.filter((zip) => zip.state !== state),
    ],
    isSearching: wanted !== search || matches.isFetching,
    error: matches.isError ? matches.error : undefined,
  };
}

/** The form's city and state, and how a place fills them in: both, or where they are empty. */
function usePlaceFields({
  cityField,
  stateField,
}: Pick<ZipComboboxProps, "cityField" | "stateField">) {
  const form = useFormContext();
  const [city, state] = form.watch([cityField, stateField]);
  const fill = (field: string, text: string) =>
    form.setValue(field, text, {
      shouldDirty: true,
      shouldValidate: form.getFieldState(field).invalid,
    });
  return {
    city,
    state,
    fillAll: (place: Place) => {
      fill(cityField, place.city);
      fill(stateField, place.state);
    },
    fillEmpty: (place: Place) => {
      if (!String(city ?? "").trim()) fill(cityField, place.city);
      if (!state) fill(stateField, place.state);
    },
  };
}

/** A zip code of the surrounding form, searched on the server; the form holds a list with the one chosen. */
export function ZipCombobox({ name, disabled, cityField, stateField }: ZipComboboxProps) {
  const { t } = useTranslation<"consumer">();
  const label = t("common.zipCode");
  const field = useFormField(name, label);
  const messagesOf = useErrorMessages();
  const [placed, setPlaced] = useState<(Place & { id: number; zip: string }) | null>(null);
  const { city, state, fillAll, fillEmpty } = usePlaceFields({ cityField, stateField });
  const { setTyped, options, isSearching, error } = useZipSearch(city, state, disabled);
  const chosen: { id: number; code: string } | undefined = field.value?.[0];
  const choose = (zip: ZipCode | undefined) => {
    field.onChange(zip ? [{ id: zip.id, code: zipText(zip) }] : []);
    const place = zip && placeOf(zip);
    setPlaced(place ? { ...place, id: zip.id, zip: zip.code } : null);
    if (place) fillEmpty(place);
  };
  return (
    <Stack gap={3}>
      <Combobox<number>
        name={name}
        autoComplete="postal-code"
        readTyped={readZip}
        unknown={t("common.zipUnknown")}
        ref={field.ref}
        label={label}
        hint={disabled ? undefined : t("common.zipHint")}
        placeholder={t("common.zipSearch")}
        required
        disabled={disabled}
        loading={isSearching}
        onSearch={setTyped}
        options={options.map((zip) => ({ value: zip.id, label: zipText(zip), exact: zip.code }))}
        value={chosen ? { value: chosen.id, label: chosen.code } : null}
        onChange={(option) => choose(options.find((zip) => zip.id === option?.value))}
        onBlur={field.onBlur}
        error={error ? messagesOf(error).join(" ") : field.error}
      />
      {placed && placed.id === chosen?.id && !disabled && (
        <PlaceQuestion
          zip={placed.zip}
          place={placed}
          cityField={cityField}
          stateField={stateField}
          onUse={fillAll}
        />
      )}
    </Stack>
  );
}
