import { plainDigits } from "@quotehaven/contract/rules";
import { FormTextField, useFormField } from "@quotehaven/platform/forms";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { digitsOf, hasMoreThanDigits, typedLicense } from "./typedLicense";

/**
 * The license number, which keeps digits alone, and the license as it is written. What is typed into
 * the number fills the second field as long as the agent has written nothing there.
 */
export function LicenseFields({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation("agent");
  const labels = { number: t("agencyDetails.licenseNumber"), full: t("agencyDetails.fullLicense") };
  const digits = String(useFormField("licenseNumber", labels.number).value ?? "");
  const { value, onChange } = useFormField("fullLicense", labels.full);
  const written = String(value ?? "");
  const filled = useRef("");

  /** `typed` is the text of the number's field before its letters are left out. */
  const fill = (typed: string) => {
    if (written !== "" && written !== filled.current) return;
    const license = typedLicense(digitsOf(written) === digits ? written : digits, typed);
    filled.current = hasMoreThanDigits(license) ? license : "";
    if (filled.current !== written) onChange(filled.current);
  };

  const isOther = written !== "" && digitsOf(written) !== digits;
  return (
    <>
      <FormTextField
        name="licenseNumber"
        label={labels.number}
        hint={t("agencyDetails.licenseNumberHint")}
        type="number"
        digitsNote={t("agencyDetails.digitsOnly", { field: labels.full })}
        autoComplete="off"
        readOnly={isLocked}
        onInput={({ currentTarget, nativeEvent }) => {
          const isComposing = "isComposing" in nativeEvent && nativeEvent.isComposing === true;
          if (!isComposing) fill(plainDigits(currentTarget.value));
        }}
      />
      <FormTextField
        name="fullLicense"
        label={labels.full}
        hint={t(isOther ? "agencyDetails.otherLicense" : "agencyDetails.fullLicenseHint")}
        required={false}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isLocked}
      />
    </>
  );
}
