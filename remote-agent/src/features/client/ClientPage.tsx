import { insuranceTypeName, shortened } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { Screen, ScreenHeading, useFormats } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, ButtonLink, Icon, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { PaidClient } from "../../shared/leadApi";
import { LeadThreads } from "../../shared/LeadThreads";
import { LeadNotes } from "../../shared/leadNotes/LeadNotes";
import { ClientAnswers } from "./ClientAnswers";
import { ClientConsent } from "./ClientConsent";
import { ClientContact } from "./ClientContact";
import { ClientFee } from "./ClientFee";
import { ClientQuote } from "./ClientQuote";
import { offPaper, Section } from "./Section";
import { NotesOnPaper } from "./NotesOnPaper";

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(280px, 2fr) 3fr;
  align-items: start;
  gap: ${theme.space(5)};

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;

    & > * + * {
      margin-top: ${theme.space(4)};
    }
  }
`;

const OnScreen = styled.div`
  ${offPaper}
`;

const Muted = styled.p`
  color: ${theme.color.inkMuted};
`;

type ClientPageProps = { found: PaidClient; lead: LeadReply };

/** Everything that an agent has of a client they paid for, to work with and to print. */
export function ClientPage({ found: { client, payment, consent }, lead }: ClientPageProps) {
  const { t } = useTranslation("agent");
  const { localDate } = useFormats();
  const { id: leadId, submittedAt } = lead.lead;
  const name = shortened(`${client.firstName} ${client.lastName}`);
  const types = lead.forms.map((form) => form.name).join(" + ");
  return (
    <Screen title={name}>
      <Stack $gap={5}>
        <Row $justify="space-between">
          <Stack $gap={1}>
            <ScreenHeading>{name}</ScreenHeading>
            <Muted>
              {[
                t("client.lead", { id: leadId, types }),
                lead.client.city,
                `${t("client.submitted")} ${localDate(submittedAt)}`,
              ]
                .filter(Boolean)
                .join(" · ")}
            </Muted>
          </Stack>
          <OnScreen>
            <Row>
              <Button onClick={() => window.print()}>
                <Icon name="print" /> <span>{t("client.print")}</span>
              </Button>
              <ButtonLink as={Link} to="/agent/profile/leads" $emphasis="quiet">
                {t("client.toLeads")}
              </ButtonLink>
            </Row>
          </OnScreen>
        </Row>
        <Columns>
          <Stack $gap={5}>
            <ClientContact client={client} person={lead.client} />
            <OnScreen>
              <Section title={t("client.notes")}>
                <LeadNotes leadId={leadId} isWon />
              </Section>
            </OnScreen>
            <NotesOnPaper leadId={leadId} />
          </Stack>
          <Stack $gap={5}>
            <ClientQuote lead={lead} />
            <OnScreen>
              <Section title={t("client.messages")}>
                <LeadThreads lead={lead} />
              </Section>
            </OnScreen>
            <ClientConsent consent={consent} />
            {payment && <ClientFee payment={payment} />}
            {lead.forms.map((form) => (
              <ClientAnswers key={insuranceTypeName(form.insuranceTypeId)} form={form} />
            ))}
          </Stack>
        </Columns>
      </Stack>
    </Screen>
  );
}
