import { hasPartner, shortened, shownPhone, usStates } from "@quotehaven/contract/rules";
import { Disclosure, Stack } from "@quotehaven/shared-ui";
import { DefinitionList } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { ConsumerValues } from "./profileValues";

/** The personal details while they are locked: who they are of in one line, which opens to all of them. */
export function DetailTexts({ values }: { values: ConsumerValues }) {
  const { firstName, lastName, email, city, state } = values;
  const inShort = [`${firstName} ${lastName}`, email, `${city}, ${state}`]
    .map((each) => shortened(each))
    .join(" · ");
  return (
    <Disclosure summary={<InShort>{inShort}</InShort>}>
      <Stack $gap={6}>
        <Contact values={values} />
        <Address values={values} />
        <Household values={values} />
      </Stack>
    </Disclosure>
  );
}

const InShort = styled.span`
  overflow-wrap: anywhere;
`;

type Part = { values: ConsumerValues };

function Contact({ values }: Part) {
  const { t } = useTranslation("consumer");
  return (
    <Facts
      title={t("dashboard.contact")}
      facts={[
        [t("registration.firstName"), values.firstName],
        [t("registration.lastName"), values.lastName],
        [t("registration.email"), values.email],
        [t("registration.phoneNumber"), shownPhone(values.phone)],
        [t("registration.dateOfBirth"), values.dateOfBirth],
        [t("registration.gender"), values.gender && t(`registration.${values.gender}`)],
      ]}
    />
  );
}

function Address({ values }: Part) {
  const { t } = useTranslation("consumer");
  const state = usStates.find(({ code }) => code === values.state)?.name ?? values.state;
  return (
    <Facts
      title={t("dashboard.address")}
      facts={[
        [t("registration.address1"), values.address1],
        [t("registration.address2"), values.address2],
        [t("common.zipCode"), values.zipCodes.map(({ code }) => code).join(", ")],
        [t("registration.city"), values.city],
        [t("registration.state"), state],
        [t("registration.rents"), t(values.rents ? "common.yes" : "common.no")],
      ]}
    />
  );
}

function Household({ values }: Part) {
  const { t } = useTranslation("consumer");
  const { maritalStatus: status } = values;
  const partner: [string, string][] = [
    [t("registration.partnerFirstName"), values.partnerFirstName],
    [t("registration.partnerLastName"), values.partnerLastName],
    [t("registration.partnerDateOfBirth"), values.partnerDateOfBirth],
  ];
  return (
    <Facts
      title={t("dashboard.household")}
      facts={[
        [t("registration.maritalStatus"), status && t(`registration.${status}`)],
        ...(hasPartner(status) ? partner : []),
        [
          t("registration.emailNotification"),
          t(values.emailNotifications ? "common.yes" : "common.no"),
        ],
      ]}
    />
  );
}

type FactsProps = {
  title: string;
  facts: readonly (readonly [term: string, detail: string | null | undefined])[];
};

function Facts({ title, facts }: FactsProps) {
  const { t } = useTranslation("consumer");
  return (
    <Stack $gap={3}>
      <h3>{title}</h3>
      <DefinitionList
        layout="under"
        style={{ overflowWrap: "anywhere" }}
        items={facts.map(([term, detail]) => ({
          term,
          detail: detail || t("dashboard.notGiven"),
        }))}
      />
    </Stack>
  );
}
