import { noCarrierId, otherCarrierId } from "@quotehaven/contract/rules";
import { Problem } from "@quotehaven/platform";
import { FormSelect, FormTextField, useFormContext, Username } from "@quotehaven/platform/forms";
import { Card, Icon, theme } from "@quotehaven/shared-ui";
import { FieldGroup, FormGrid } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { EmailNotifications } from "../../shared/fields/EmailNotifications";
import { useConsumerCarriersQuery } from "../../shared/referenceApi";
import { StepGroups } from "./StepGroups";

const Promises = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  margin-top: ${theme.space(3)};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    gap: ${theme.space(2)};
  }

  & svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.positive};
  }
`;

const promises = ["reassurance1", "reassurance2", "reassurance3"] as const;

/** Step 3: the insurance of today, the account's password, mails, and a word of reassurance. */
export function AccountStep() {
  const { t } = useTranslation("consumer");
  return (
    <StepGroups>
      <FieldGroup title={t("registration.carrierGroup")}>
        <CarrierField />
      </FieldGroup>
      <PasswordFields />
      <FieldGroup title={t("registration.mailsGroup")}>
        <EmailNotifications name="emailNotification" />
      </FieldGroup>
      <Reassurance />
    </StepGroups>
  );
}

function CarrierField() {
  const { t } = useTranslation("consumer");
  const carriers = useConsumerCarriersQuery();
  if (carriers.isError) {
    return <Problem error={carriers.error} onRetry={() => void carriers.refetch()} />;
  }
  // The client puts None first; a list that has it too must not show it twice (REG-7).
  const companies = (carriers.data ?? []).filter(({ id }) => id !== noCarrierId);
  const options = [
    { value: noCarrierId, label: t("registration.none") },
    ...companies.map(({ id, name }) => ({ value: id, label: name })),
    { value: otherCarrierId, label: t("registration.otherCarrier") },
  ];
  return (
    <FormSelect
      name="currentInsuranceCompany"
      label={t("registration.currentCarrier")}
      placeholder={t("registration.chooseCarrier")}
      options={carriers.isSuccess ? options : []}
      required
    />
  );
}

function PasswordFields() {
  const { t } = useTranslation("consumer");
  const { watch } = useFormContext<{ email: string }>();
  return (
    <FieldGroup title={t("registration.passwordGroup")}>
      <FormGrid>
        <Username address={watch("email")} />
        <FormTextField
          name="password"
          type="password"
          label={t("registration.password")}
          hint={t("registration.passwordHint")}
          autoComplete="new-password"
          required
        />
        <FormTextField
          name="confirmPassword"
          type="password"
          label={t("registration.confirmPassword")}
          hint={t("registration.confirmHint")}
          autoComplete="new-password"
          required
        />
      </FormGrid>
    </FieldGroup>
  );
}

function Reassurance() {
  const { t } = useTranslation("consumer");
  return (
    <Card $tone="accent">
      <h3>{t("registration.reassuranceTitle")}</h3>
      <Promises>
        {promises.map((promise) => (
          <li key={promise}>
            <Icon name="check" size={20} />
            <span>{t(`registration.${promise}`)}</span>
          </li>
        ))}
      </Promises>
    </Card>
  );
}
