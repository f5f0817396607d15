import { heldCovers } from "@quotehaven/contract/cover";
import { insuranceTypeName, type Form, type Question } from "@quotehaven/contract/rules";
import type { LeadReply } from "@quotehaven/contract/wire";
import { CoveragePicture } from "@quotehaven/shared-features/cover";
import { Disclosure, Stack, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Facts } from "../Facts";
import { LeadNotes } from "../leadNotes/LeadNotes";
import { CoveragePanel } from "./CoveragePanel";
import { LeadAnswers } from "./LeadAnswers";
import { useLeadFacts } from "./useLeadFacts";
import { usePresentParts } from "./usePresentParts";

/** Short facts under each other, close together. */
const Dense = styled.div`
  font-size: ${theme.size[14]};

  & dl > div {
    padding-block: ${theme.space(1)};
  }
`;

const Title = styled.h3`
  font-family: ${theme.font.sans};
  font-size: ${theme.size[16]};
`;

/** A lead beside the work: facts first, then own notes, what the client has, what is needed, and the answers on demand. */
export function LeadPanel({ lead }: { lead: LeadReply }) {
  const { t } = useTranslation("agent");
  const facts = useLeadFacts(lead);
  const presentParts = usePresentParts(lead);
  return (
    <Dense>
      <Stack $gap={5}>
        <Facts facts={facts} />
        <NotesOnDemand lead={lead} />
        {presentParts.map(({ type, name, lines }) => (
          <Stack key={type} as="section" $gap={1}>
            <Title>{t("leadSummary.presentOf", { name })}</Title>
            <Facts facts={lines} />
          </Stack>
        ))}
        {lead.forms.map((form) => (
          <TypeNeed key={form.insuranceTypeId} form={form} lead={lead} />
        ))}
        <LeadAnswers forms={lead.forms} />
      </Stack>
    </Dense>
  );
}

function NotesOnDemand({ lead: { lead } }: { lead: LeadReply }) {
  const { t } = useTranslation("agent");
  const [isOpen, setOpen] = useState(false);
  return (
    <Disclosure
      summary={t("leadNotes.title")}
      // What is typed stays when it is closed.
      onToggle={({ currentTarget }) => setOpen(isOpen || currentTarget.open)}
    >
      {isOpen && <LeadNotes leadId={lead.id} isWon={lead.isWon} />}
    </Disclosure>
  );
}

function TypeNeed({ form, lead }: { form: Form<Question>; lead: LeadReply }) {
  const { t } = useTranslation("agent");
  const [isOpen, setOpen] = useState(false);
  const type = insuranceTypeName(form.insuranceTypeId);
  const held = heldCovers({}, lead.need ?? {}).find((each) => each.type === type);
  const label = t("leadPanel.needOf", { name: form.name });
  return (
    <Stack as="section" $gap={1}>
      <Title>{label}</Title>
      {held && <CoveragePicture held={held} isNeedOnly role="agent" />}
      <Disclosure
        summary={t("coverage.how")}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        {isOpen && <CoveragePanel form={form} leadId={lead.lead.id} />}
      </Disclosure>
    </Stack>
  );
}
