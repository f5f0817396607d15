import { usStates } from "@quotehaven/contract/rules";
import { useFormField } from "@quotehaven/platform/forms";
import { MultiCombobox } from "@quotehaven/shared-ui/combobox";
import { FullRow } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";

type LicenseStatesFieldProps = {
  /** The state of the license itself: it is none of the further ones. */
  own: string;
  isLocked: boolean;
};

/** The further states that the license lists, found by their names. */
export function LicenseStatesField({ own, isLocked }: LicenseStatesFieldProps) {
  const { t } = useTranslation("agent");
  const label = t("agencyDetails.licenseStates");
  const field = useFormField("licenseStates", label);
  const chosen: readonly string[] = field.value;
  const others = usStates
    .filter(({ code }) => code !== own)
    .map(({ code, name }) => ({ value: code, label: name }));
  return (
    <FullRow>
      <MultiCombobox
        name="licenseStates"
        label={label}
        hint={isLocked ? undefined : t("agencyDetails.licenseStatesHint")}
        placeholder={t("agencyDetails.licenseStatesPlaceholder")}
        options={others}
        value={others.filter(({ value }) => chosen.includes(value))}
        onChange={(states) => field.onChange(states.map(({ value }) => value))}
        disabled={isLocked}
        error={field.error}
      />
    </FullRow>
  );
}
