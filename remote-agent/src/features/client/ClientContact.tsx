import { shownPhone, toShownDate } from "@quotehaven/contract/rules";
import type { ClientInfo, LeadUserInfo } from "@quotehaven/contract/wire";
import { ButtonLink, Icon, Row } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { mailHref, phoneHref } from "../../shared/contactHref";
import { CopyButton } from "../../shared/CopyButton";
import { Facts } from "../../shared/Facts";
import { offPaper, Section } from "./Section";

const Actions = styled(Row)`
  ${offPaper}
`;

const Copied = styled(Row)`
  & > button {
    ${offPaper}
  }
`;

const Word = styled.span`
  overflow-wrap: anywhere;
`;

type ClientContactProps = { client: ClientInfo; person: LeadUserInfo };

/** How to reach the client, and what else is known of the person. */
export function ClientContact({ client: { phone, email }, person }: ClientContactProps) {
  const { t } = useTranslation("agent");
  const partner = [person.partnerFirstName, person.partnerLastName].filter(Boolean).join(" ");
  const known = (label: string, text: string, copyLabel: string) => ({
    label,
    value: (
      <Copied $gap={1} $justify="end">
        <Word>{text}</Word>
        <CopyButton text={text} label={copyLabel} />
      </Copied>
    ),
  });
  return (
    <Section title={t("client.contact")}>
      <Actions>
        <ButtonLink href={phoneHref(phone)} $emphasis="primary">
          <Icon name="phone" /> <span>{t("client.call")}</span>
        </ButtonLink>
        <ButtonLink href={mailHref(email)}>
          <Icon name="mail" /> <span>{t("client.mail")}</span>
        </ButtonLink>
      </Actions>
      <Facts
        facts={[
          known(t("clientInfo.phone"), shownPhone(phone), t("client.copyPhone")),
          known(t("clientInfo.email"), email, t("client.copyEmail")),
          {
            label: t("leadSummary.address"),
            value: [person.address1, person.city].filter(Boolean).join(", "),
          },
          { label: t("leadSummary.birth"), value: toShownDate(person.dateOfBirth) },
          { label: t("leadSummary.partner"), value: partner },
        ]}
      />
    </Section>
  );
}
