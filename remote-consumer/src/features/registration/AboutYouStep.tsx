import { FieldGroup, FormGrid, FullRow } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { FormZipField } from "../../shared/fields/FormZipField";
import {
  AddressLine,
  BirthDateField,
  CityAndState,
  NameFields,
  RentsField,
} from "../../shared/fields/personFields";
import { WhatAgentsSeeInOneLine } from "../../shared/WhatAgentsSee";
import { StepGroups } from "./StepGroups";

type AboutYouStepProps = {
  /** Counts the attempts to go on that the open question about the place held back. */
  askedAgain: number;
};

/** Step 1: where they live, which the zip code says most of, who they are, and who sees that. */
export function AboutYouStep({ askedAgain }: AboutYouStepProps) {
  const { t } = useTranslation("consumer");
  return (
    <StepGroups>
      <FieldGroup title={t("registration.homeGroup")}>
        <FormGrid>
          <FullRow>
            <FormGrid>
              <FormZipField attempt={askedAgain} />
            </FormGrid>
          </FullRow>
          <CityAndState />
          <AddressLine line={1} />
          <AddressLine line={2} />
          <FullRow>
            <RentsField />
          </FullRow>
        </FormGrid>
      </FieldGroup>
      <FieldGroup title={t("registration.personGroup")}>
        <FormGrid>
          <NameFields />
          <BirthDateField />
        </FormGrid>
      </FieldGroup>
      <WhatAgentsSeeInOneLine />
    </StepGroups>
  );
}
