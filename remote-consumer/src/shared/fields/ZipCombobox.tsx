import { isUnservedZip } from "@quotehaven/contract/rules";
import { useErrorMessages, useSettled } from "@quotehaven/platform";
import { useFormContext, useFormField } from "@quotehaven/platform/forms";
import { Combobox } from "@quotehaven/shared-ui/combobox";
import { Stack } from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useConsumerZipCodesQuery } from "../referenceApi";
import {
  placeQuestion,
  typedZip,
  withPlaceKept,
  withPlaceOfZip,
  withZip,
  zipText,
  type ChosenZip,
  type PlaceValues,
} from "./place";
import { PlaceQuestion } from "./PlaceQuestion";

/** Takes the focus once the question below the field is answered and gone. */
const Box = styled.div`
  &:focus {
    outline: none;
  }
`;

type ZipComboboxProps = {
  disabled?: boolean;
  /** Counts the attempts that the open question about the place held back; each leads to it. */
  attempt: number;
};

/** Zip codes that fit what was typed; before that, those of the form's city. */
function useZipSearch(city: unknown, state: unknown, isSkipped: boolean | undefined) {
  const [typed, setTyped] = useState("");
  const wanted = typed.trim() || String(city ?? "").trim();
  const search = useSettled(wanted);
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

const placeFields = ["city", "state", "zipPlace"] as const;

/** The form's zip code, city and state, and how to set them together. */
function usePlace(onZip: (zipCodes: ChosenZip[]) => void) {
  const form = useFormContext<PlaceValues>();
  const [zipCodes, city, state, zipPlace] = form.watch(["zipCodes", ...placeFields]);
  const values: PlaceValues = { zipCodes, city, state, zipPlace };
  return {
    values,
    set: (next: PlaceValues) => {
      for (const name of placeFields) {
        if (next[name] === values[name]) continue;
        form.setValue(name, next[name], {
          shouldDirty: true,
          shouldValidate: form.getFieldState(name).invalid,
        });
      }
      // Last: a change of the field keeps the form's draft.
      onZip(next.zipCodes);
    },
  };
}

/**
 * A zip code of the surrounding form (`PlaceValues`), searched on the server. Before anything is
 * typed, those of the form's city are on offer. The chosen one fills in city and state.
 */
export function ZipCombobox({ disabled, attempt }: ZipComboboxProps) {
  const { t } = useTranslation("consumer");
  const label = t("common.zipCode");
  const { ref, onChange, onBlur, error: refusal } = useFormField("zipCodes", label);
  const messagesOf = useErrorMessages();
  const box = useRef<HTMLDivElement>(null);
  const { values, set } = usePlace(onChange);
  const { setTyped, options, isSearching, error } = useZipSearch(
    values.city,
    values.state,
    disabled,
  );
  const [chosen] = values.zipCodes;
  const answer = (next: PlaceValues) => {
    set(next);
    box.current?.focus({ preventScroll: true });
  };
  return (
    <Box ref={box} tabIndex={-1}>
      <Stack $gap={3}>
        <Combobox<number>
          name="zipCodes"
          autoComplete="postal-code"
          readTyped={typedZip}
          unknown={(text) => t(isUnservedZip(text) ? "common.zipUnserved" : "common.zipUnknown")}
          ref={ref}
          label={label}
          hint={disabled ? undefined : t("common.zipHint")}
          placeholder={t("common.zipSearch")}
          required
          disabled={disabled}
          loading={isSearching}
          onSearch={setTyped}
          options={options.map((zip) => ({ value: zip.id, label: zipText(zip), exact: zip.code }))}
          value={chosen ? { value: chosen.id, label: chosen.code } : null}
          onChange={(option) =>
            set(
              withZip(
                values,
                options.find((zip) => zip.id === option?.value),
              ),
            )
          }
          onBlur={onBlur}
          error={error ? messagesOf(error).join(" ") : refusal}
        />
        <PlaceQuestion
          question={disabled ? null : placeQuestion(values)}
          attempt={attempt}
          onUse={() => answer(withPlaceOfZip(values))}
          onKeep={() => answer(withPlaceKept(values))}
        />
      </Stack>
    </Box>
  );
}
