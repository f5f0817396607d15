import { DateField, useFormField } from "@quotehaven/platform/forms";
import { FieldError, useHeld } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { CellName } from "./gridLayout";

/** The last day on which the quote of a row can be chosen. */
export function EndCell({ disabled }: { disabled: boolean }) {
  const { t } = useTranslation("agent");
  const label = t("quoteLead.validUntil");
  const field = useFormField("validUntil", label);
  const error = useHeld(field.error);
  return (
    <div>
      <CellName>{label}</CellName>
      <DateField {...field} label={label} disabled={disabled} />
      {error && (
        <div aria-hidden="true">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </div>
  );
}
