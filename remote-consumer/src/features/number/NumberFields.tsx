import {
  insuranceTypes,
  type InsuranceTypeId,
  type Question,
  type Form,
} from "@quotehaven/contract/rules";
import { useTranslation } from "@quotehaven/platform";
import { TextField } from "@quotehaven/shared-ui";
import { placeOf, placeText } from "../../shared/fields/place";
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

/** The few questions that decide most of the figure; for a home its zip code first, which tells the state. */
export function NumberFields({ type, number, form }: NumberFieldsProps) {
  const { t } = useTranslation<"consumer">();
  return (
    <QuestionSectionFields
      first={type === insuranceTypes.home && <ZipField zip={number.zip} />}
      section={{
        name: t("number.questions"),
        text: "",
        // The zip code tells the state.
        questions: visibleQuestions(form, number.answers, "asked").filter(
          ({ id }) => id !== stateQuestionId,
        ),
      }}
      answers={number.answers}
      errors={number.shown}
      onAnswer={number.onAnswer}
      onLeave={number.onLeave}
    />
  );
}

function ZipField({ zip }: { zip: ReturnType<typeof useNumber>["zip"] }) {
  const { t } = useTranslation<"consumer">();
  const place = zip.place && placeOf(zip.place);
  return (
    <TextField
      name={zipName}
      label={t("common.zipCode")}
      hint={place ? placeText(place) : t("number.zipHint")}
      error={zip.place === null ? t("number.zipUnknown") : undefined}
      inputMode="numeric"
      autoComplete="postal-code"
      value={zip.zip}
      onChange={zip.type}
    />
  );
}
