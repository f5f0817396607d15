import { TextField } from "@quotehaven/shared-ui";
import {
  insuranceTypes,
  isUnservedZip,
  type InsuranceTypeId,
  type Question,
  type Form,
} from "@quotehaven/contract/rules";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { placeOf, placeText, typedZip } from "../../shared/fields/place";
import { QuestionSectionFields } from "../../shared/questionnaire/QuestionSectionFields";
import { stateQuestionId, visibleQuestions } from "./numberForm";
import type { useNumber } from "./useNumber";

/** The zip code's name as a control. */
export const zipName = "zip";

type NumberFieldsProps = {
  type: InsuranceTypeId;
  number: ReturnType<typeof useNumber>;
  form: Form<Question>;
};

/** The few questions that decide most of the figure, the zip code first where it is asked or was brought along. */
export function NumberFields({ type, number, form }: NumberFieldsProps) {
  const { t } = useTranslation("consumer");
  const wasTyped = useOnceTrue(number.zip.zip !== "");
  const isForFigure = type === insuranceTypes.home;
  const hint = t(isForFigure ? "number.zipHint" : "number.zipKeptHint");
  return (
    <QuestionSectionFields
      first={(isForFigure || wasTyped) && <ZipField zip={number.zip} hint={hint} />}
      section={{
        name: t("number.questions"),
        text: "",
        // The zip code tells the state.
        questions: visibleQuestions(form, number.answers, "asked").filter(
          ({ id }) => id !== stateQuestionId,
        ),
      }}
    />
  );
}

/** Whether it has been true: a field that is emptied to be typed anew stays. */
function useOnceTrue(isTrue: boolean): boolean {
  const [wasTrue, setTrue] = useState(isTrue);
  if (isTrue && !wasTrue) setTrue(true);
  return wasTrue;
}

type ZipFieldProps = { zip: NumberFieldsProps["number"]["zip"]; hint: string };

function ZipField({ zip, hint }: ZipFieldProps) {
  const { t } = useTranslation("consumer");
  const place = zip.place && placeOf(zip.place);
  return (
    <TextField
      name={zipName}
      label={t("common.zipCode")}
      hint={place ? placeText(place) : hint}
      error={
        zip.place === null
          ? t(isUnservedZip(zip.zip) ? "common.zipUnserved" : "number.zipUnknown")
          : undefined
      }
      read={typedZip}
      inputMode="numeric"
      autoComplete="postal-code"
      value={zip.zip}
      onChange={zip.type}
    />
  );
}
