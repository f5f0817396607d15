import { usStates } from "@quotehaven/contract/rules";
import { FormRadioGroup, FormSelect, FormTextField } from "@quotehaven/platform/forms";
import { FieldGroup, FormGrid, FullRow } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { FormBirthDate } from "../../shared/fields/FormBirthDate";
import { FormZipField } from "../../shared/fields/FormZipField";
import { WhatAgentsSee } from "../../shared/WhatAgentsSee";
import { StepGroups } from "./StepGroups";

type AboutYouStepProps = {
  /** Counts the attempts to go on that the open question about the place held back. */
  askedAgain: number;
};

/** Step 1: where they live, which the zip code says most of, who they are, and who sees that. */
export function AboutYouStep({ askedAgain }: AboutYouStepProps) {
  return (
    <StepGroups>
      <HomeFields askedAgain={askedAgain} />
      <PersonFields />
      <WhatAgentsSee tone="sunken" padding="small" />
    </StepGroups>
  );
}

function HomeFields({ askedAgain }: AboutYouStepProps) {
  const { t } = useTranslation("consumer");
  return (
    <FieldGroup title={t("registration.homeGroup")}>
      <FormGrid>
        <FullRow>
          <FormGrid>
            <FormZipField attempt={askedAgain} />
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
        <FormTextField
          name="address1"
          label={t("registration.address1")}
          autoComplete="address-line1"
          required
        />
        <FormTextField
          name="address2"
          label={t("registration.address2")}
          autoComplete="address-line2"
          required={false}
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
      </FormGrid>
    </FieldGroup>
  );
}

function PersonFields() {
  const { t } = useTranslation("consumer");
  return (
    <FieldGroup title={t("registration.personGroup")}>
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
      </FormGrid>
    </FieldGroup>
  );
}
