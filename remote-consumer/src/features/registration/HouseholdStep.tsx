import { events } from "@quotehaven/platform";
import { FormPhoneField, FormTextField } from "@quotehaven/platform/forms";
import { Button, Notice } from "@quotehaven/shared-ui";
import { FieldGroup, FormGrid, FullRow } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import { FamilyFields, GenderField } from "../../shared/fields/personFields";
import { StepGroups } from "./StepGroups";

/** Step 2: household and how to be reached. The partner is asked for unless Single. */
export function HouseholdStep({ isEmailTaken }: { isEmailTaken: boolean }) {
  const { t } = useTranslation("consumer");
  return (
    <StepGroups>
      <FieldGroup title={t("registration.familyGroup")}>
        <FormGrid>
          <FamilyFields />
          <FullRow>
            <GenderField />
          </FullRow>
        </FormGrid>
      </FieldGroup>
      <FieldGroup title={t("registration.contactGroup")}>
        <FormGrid>
          <FormPhoneField
            name="phoneNumber"
            label={t("registration.phoneNumber")}
            hint={t("registration.phoneHint")}
            required
          />
          <FormTextField
            name="email"
            type="email"
            label={t("registration.email")}
            hint={t("registration.emailHint")}
            autoComplete="email"
            required
          />
          {isEmailTaken && <EmailTakenNotice />}
        </FormGrid>
      </FieldGroup>
    </StepGroups>
  );
}

/** The address has an account already: leads to its sign-in. */
function EmailTakenNotice() {
  const { t } = useTranslation("consumer");
  return (
    <FullRow>
      <Notice
        title={t("registration.takenTitle")}
        actions={
          <Button size="small" onClick={() => events.emit("signInRequested", { role: "consumer" })}>
            {t("landing.logIn")}
          </Button>
        }
      >
        {t("registration.taken")}
      </Notice>
    </FullRow>
  );
}
