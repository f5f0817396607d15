import { usStates } from "@quotehaven/contract/rules";
import { FormRadioGroup, FormSelect, FormTextField, useTranslation } from "@quotehaven/platform";
import { FormGrid, FullRow } from "@quotehaven/shared-ui";
import { FormBirthDate } from "../../shared/fields/FormBirthDate";
import { FormZipField } from "../../shared/fields/FormZipField";
import { WhatAgentsSee } from "../../shared/WhatAgentsSee";

/** Step 1: who, born when, and where they live. */
export function AboutYouStep() {
  const { t } = useTranslation<"consumer">();
  return (
    <FormGrid>
      <FormTextField
        name="firstName"
        label={t("registration.firstName")}
        autoComplete="given-name"
        required
      />
      <FormTextField
        name="lastName"
        label={t("registration.lastName")}
        autoComplete="family-name"
        required
      />
      <FormBirthDate
        name="dateOfBirth"
        label={t("registration.dateOfBirth")}
        autoComplete="bday"
        required
      />
      <FullRow>
        <FormTextField
          name="address1"
          label={t("registration.address1")}
          autoComplete="address-line1"
          required
        />
      </FullRow>
      <FullRow>
        <FormTextField
          name="address2"
          label={t("registration.address2")}
          autoComplete="address-line2"
          required={false}
        />
      </FullRow>
      <FullRow>
        <FormGrid>
          <FormZipField name="zipCodes" cityField="city" stateField="state" />
        </FormGrid>
      </FullRow>
      <FormTextField
        name="city"
        label={t("registration.city")}
        autoComplete="address-level2"
        required
      />
      <FormSelect
        name="state"
        label={t("registration.state")}
        autoComplete="address-level1"
        placeholder={t("registration.chooseState")}
        options={usStates.map(({ code, name }) => ({ value: code, label: name }))}
        required
      />
      <FullRow>
        <FormRadioGroup
          name="rents"
          label={t("registration.rents")}
          options={[
            { value: true, label: t("common.yes") },
            { value: false, label: t("common.no") },
          ]}
          required
        />
      </FullRow>
      <FullRow>
        <WhatAgentsSee tone="sunken" padding="small" />
      </FullRow>
    </FormGrid>
  );
}
