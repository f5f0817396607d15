import { heldCovers, type Needs } from "@quotehaven/contract/cover";
import {
  insuranceTypeName,
  toShownDate,
  type Form,
  type Question,
} from "@quotehaven/contract/rules";
import type { AgentQuote, LeadReply, LeadUserInfo } from "@quotehaven/contract/wire";
import { CoveragePicture } from "@quotehaven/shared-features/cover";
import { Card, Notice, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Facts } from "../Facts";
import { LeadThreads } from "../LeadThreads";
import { PriceTable } from "../PriceTable";
import { answeredSections } from "./answers";
import { CoveragePanel } from "./CoveragePanel";
import { usePresentParts } from "./usePresentParts";

const People = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(280px, 100%), 1fr));
  gap: ${theme.space(4)};

  @container (max-width: 40rem) {
    gap: ${theme.space(2)};

    & dl {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: ${theme.space(2, 4)};
    }
  }
`;

const Type = styled.section`
  display: grid;
  gap: ${theme.space(4, 6)};
  padding-top: ${theme.space(5)};
  border-top: 1px solid ${theme.color.line};

  & > h3 {
    grid-column: 1 / -1;
    font-size: ${theme.size[22]};
  }

  /* The figures come first, and stand beside the answers where there is room. */
  @container (min-width: 40.0625rem) {
    grid-template-columns: minmax(0, 1fr) minmax(260px, 340px);
    align-items: start;

    & > :nth-child(2) {
      grid-area: 2 / 2;
    }
  }
`;

/** Goes by the room it has: in a window, beside a list or on a phone. */
const Room = styled(Stack)`
  container-type: inline-size;
`;

const SectionTitle = styled.h4`
  margin-bottom: ${theme.space(2)};
  font-size: ${theme.size[14]};
`;

/**
 * Everything an agent may know of a client before paying (LSU-1), the quote that the client chose
 * where it is the agent's own, what the client has today where they share it, and the answers per insurance type.
 */
export function LeadSummary({ lead }: { lead: LeadReply }) {
  return (
    <Room $gap={6}>
      {lead.lead.needsCheck && <NeedsCheck />}
      {lead.lead.maySharePerson && <SamePerson />}
      <ClientBlock client={lead.client} />
      {lead.quotes
        .filter(({ isAccepted }) => isAccepted)
        .map((quote) => (
          <ChosenQuote key={quote.id} quote={quote} />
        ))}
      <LeadThreads lead={lead} />
      <PresentPolicies lead={lead} />
      {lead.forms.map((form) => (
        <TypeBlock
          key={form.insuranceTypeId}
          form={form}
          leadId={lead.lead.id}
          need={lead.need ?? {}}
        />
      ))}
    </Room>
  );
}

/** Why some of the client is missing, and what to do about it. */
function NeedsCheck() {
  const { t } = useTranslation("agent");
  return (
    <Notice title={t("leadSummary.needsCheck")}>
      <p>{t("leadSummary.needsCheckText")}</p>
      <Link to="/agent/profile/agency-details">{t("leadSummary.toLicense")}</Link>
    </Notice>
  );
}

function SamePerson() {
  const { t } = useTranslation("agent");
  return <Notice title={t("leads.mark.samePerson")}>{t("leads.samePerson")}</Notice>;
}

function ClientBlock({ client }: { client: LeadUserInfo }) {
  const { t } = useTranslation("agent");
  const birthOf = (day: string | null, year: number | undefined) =>
    year === undefined
      ? { label: t("leadSummary.birth"), value: toShownDate(day) }
      : { label: t("leadSummary.birthYear"), value: String(year) };
  return (
    <People>
      <Card $padding="small" $tone="sunken">
        <SectionTitle as="h3">{t("leadSummary.client")}</SectionTitle>
        <Facts
          layout="under"
          facts={[
            {
              label: t("leadSummary.name"),
              value: `${client.firstName} ${client.lastName}`.trim(),
            },
            { label: t("leadSummary.gender"), value: t(`leadSummary.gender.${client.gender}`) },
            {
              label: t("leadSummary.address"),
              value: [client.address1, client.city].filter(Boolean).join(", "),
            },
            birthOf(client.dateOfBirth, client.birthYear),
          ]}
        />
      </Card>
      {client.partnerFirstName && (
        <Card $padding="small" $tone="sunken">
          <SectionTitle as="h3">{t("leadSummary.partner")}</SectionTitle>
          <Facts
            layout="under"
            facts={[
              { label: t("leadSummary.firstName"), value: client.partnerFirstName },
              { label: t("leadSummary.lastName"), value: client.partnerLastName },
              birthOf(client.partnerDateOfBirth, client.partnerBirthYear),
            ]}
          />
        </Card>
      )}
    </People>
  );
}

function ChosenQuote({ quote }: { quote: AgentQuote }) {
  const { t } = useTranslation("agent");
  return (
    <section aria-label={t("leadSummary.chosenQuote")}>
      <SectionTitle as="h3">{t("leadSummary.chosenQuote")}</SectionTitle>
      <PriceTable carrierName={quote.carrierName} prices={quote.prices} bundle={quote} />
    </section>
  );
}

/** What the client has today, where they let agents see it. */
function PresentPolicies({ lead }: { lead: LeadReply }) {
  const { t } = useTranslation("agent");
  const parts = usePresentParts(lead);
  if (parts.length === 0) return null;
  return (
    <section aria-label={t("leadSummary.present")}>
      <SectionTitle as="h3">{t("leadSummary.present")}</SectionTitle>
      <People>
        {parts.map(({ type, name, lines }) => (
          <Card key={type} $padding="small" $tone="sunken">
            <SectionTitle>{name}</SectionTitle>
            <Facts layout="under" facts={lines} />
          </Card>
        ))}
      </People>
    </section>
  );
}

type TypeBlockProps = { form: Form<Question>; leadId: number; need: Partial<Needs> };

function TypeBlock({ form, leadId, need }: TypeBlockProps) {
  const { t } = useTranslation("agent");
  const type = insuranceTypeName(form.insuranceTypeId);
  const held = heldCovers({}, need).find((each) => each.type === type);
  const sections = answeredSections(form, t("leadSummary.none"));
  return (
    <Type aria-label={form.name}>
      <h3>{form.name}</h3>
      <Stack $gap={4}>
        <CoveragePanel form={form} leadId={leadId} />
        {held && (
          <div>
            <SectionTitle>{t("leadSummary.need")}</SectionTitle>
            <CoveragePicture held={held} isNeedOnly role="agent" />
          </div>
        )}
      </Stack>
      <Stack $gap={5}>
        {sections.length === 0 && <p>{t("leadSummary.noAnswers")}</p>}
        {sections.map((section) => (
          <div key={section.name}>
            <SectionTitle>{section.name}</SectionTitle>
            <Facts facts={section.answers} />
          </div>
        ))}
      </Stack>
    </Type>
  );
}
