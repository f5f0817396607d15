import type { Form, Question } from "@quotehaven/contract/rules";
import { Button, Disclosure, Row, Stack, TextField, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Facts } from "../Facts";
import { answeredSections, type AnsweredSection } from "./answers";

const Title = styled.h3`
  font-family: ${theme.font.sans};
  font-size: ${theme.size[16]};
`;

const TypeName = styled.h4`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

type OpenSection = AnsweredSection & { key: string };
type TypeAnswers = { name: string; sections: OpenSection[] };

/** The sections in which a question or an answer has these words; all of them without words. */
function withWords(types: readonly TypeAnswers[], words: string): TypeAnswers[] {
  const wanted = words.trim().toLocaleLowerCase();
  const has = ({ label, value }: AnsweredSection["answers"][number]) =>
    `${label} ${value}`.toLocaleLowerCase().includes(wanted);
  return types
    .map((type) => ({
      ...type,
      sections: type.sections
        .map((section) => ({ ...section, answers: section.answers.filter(has) }))
        .filter(({ answers }) => answers.length > 0),
    }))
    .filter(({ sections }) => sections.length > 0);
}

/** What a client answered, folded by section; all of it at a press, or what has a word. */
export function LeadAnswers({ forms }: { forms: readonly Form<Question>[] }) {
  const { t } = useTranslation("agent");
  const [words, setWords] = useState("");
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const types = forms.map(({ insuranceTypeId, name, ...form }) => ({
    name,
    sections: answeredSections({ insuranceTypeId, name, ...form }, t("leadSummary.none")).map(
      (section) => ({ ...section, key: `${insuranceTypeId} ${section.name}` }),
    ),
  }));
  const keys = types.flatMap(({ sections }) => sections.map(({ key }) => key));
  const areAllOpen = keys.every((key) => open.has(key));
  const toggle = (key: string, isOpen: boolean) =>
    setOpen(
      (before) => new Set([...before].filter((each) => each !== key).concat(isOpen ? key : [])),
    );
  const isSearching = words.trim() !== "";
  const shown = isSearching ? withWords(types, words) : types;
  if (keys.length === 0) return <p>{t("leadPanel.noAnswers")}</p>;
  return (
    <Stack as="section" $gap={2}>
      <Row $justify="space-between">
        <Title>{t("leadPanel.answers")}</Title>
        <Button
          size="small"
          emphasis="quiet"
          onClick={() => setOpen(new Set(areAllOpen ? [] : keys))}
        >
          {t(areAllOpen ? "leadPanel.hideAnswers" : "leadPanel.showAnswers")}
        </Button>
      </Row>
      <TextField
        name="answers"
        type="search"
        autoComplete="off"
        label={t("leadPanel.search")}
        value={words}
        onChange={setWords}
      />
      {shown.length === 0 && <p role="status">{t("leadPanel.nothingFound")}</p>}
      {shown.map(({ name, sections }) => (
        <Stack key={name} $gap={0}>
          {types.length > 1 && <TypeName>{name}</TypeName>}
          {sections.map(({ key, ...section }) => (
            <AnsweredPart
              key={key}
              section={section}
              isOpen={isSearching || open.has(key)}
              onToggle={(isOpen) => isSearching || toggle(key, isOpen)}
            />
          ))}
        </Stack>
      ))}
    </Stack>
  );
}

type AnsweredPartProps = {
  section: AnsweredSection;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

function AnsweredPart({ section: { name, answers }, isOpen, onToggle }: AnsweredPartProps) {
  return (
    <Disclosure
      summary={name}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle(currentTarget.open)}
    >
      {isOpen && <Facts facts={answers} />}
    </Disclosure>
  );
}
