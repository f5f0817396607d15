import {
  coverFieldsOf,
  coversFromNeeds,
  fieldsThatApply,
  type CoverFieldName,
  type HeldCover,
} from "@quotehaven/contract/cover";
import { useFormContext } from "@quotehaven/platform/forms";
import { Button, Disclosure, Row, Stack, theme } from "@quotehaven/shared-ui";
import { Select } from "@quotehaven/shared-ui/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CoverField } from "./CoverField";
import { coverOfTemplate, useTemplatesOf } from "./quoteApi";
import { useThisQuote } from "./QuoteContext";

const Part = styled.fieldset`
  display: grid;
  gap: ${theme.space(3)};

  & > legend {
    padding: 0;
    margin-bottom: ${theme.space(1)};
    font-weight: ${theme.weight.bold};
  }
`;

const Hint = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

/** Where the quiet button stands on a line of its own, its words begin where the other's border does. */
const Buttons = styled(Row)`
  column-gap: 0;
  margin-inline-start: -${theme.space(4)};

  & > button {
    margin-inline-start: ${theme.space(4)};
  }

  & > button + button {
    margin-inline-start: ${theme.space(1)};
  }
`;

/** What a quote covers of one insurance type. None of it has to be said. */
export function CoverFields({ held }: { held: HeldCover }) {
  const { t } = useTranslation("agent");
  const { typeNameOf, fill, saveTemplate } = useThisQuote();
  const typeName = typeNameOf(held);
  const main = coverFieldsOf(held.type).flatMap(([name, { isMain }]) => (isMain ? [name] : []));
  const applying = fieldsThatApply(held);
  return (
    <Part>
      <legend>{t("quoteLead.cover.title", { name: typeName })}</legend>
      <Hint>{t("quoteLead.cover.hint")}</Hint>
      <Buttons $gap={2}>
        <Button
          size="small"
          onClick={() => fill(held, coversFromNeeds({ [held.type]: held.need })[held.type])}
        >
          {t("quoteLead.cover.fill")}
        </Button>
        <Button size="small" emphasis="quiet" onClick={() => saveTemplate({ held, typeName })}>
          {t("quoteLead.template.save")}
        </Button>
      </Buttons>
      <TemplatePicker held={held} />
      {applying
        .filter((name) => main.includes(name))
        .map((name) => (
          <CoverField key={name} name={name} held={held} />
        ))}
      <MoreFields names={applying.filter((name) => !main.includes(name))} held={held} />
    </Part>
  );
}

type MoreFieldsProps = { names: readonly CoverFieldName[]; held: HeldCover };

/** The fields that are opened on demand; by themselves where one of them was refused or is asked about. */
function MoreFields({ names, held }: MoreFieldsProps) {
  const { t } = useTranslation("agent");
  const { path, questionOf } = useThisQuote();
  const { getFieldState, formState } = useFormContext();
  const [isOpen, setOpen] = useState(false);
  const hasProblem = names.some(
    (name) =>
      getFieldState(`${path}covers.${held.type}.${name}`, formState).invalid ||
      questionOf(`${held.type}.${name}`) !== undefined,
  );
  return (
    <Disclosure
      summary={t("quoteLead.cover.more")}
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <Stack $gap={3}>
        {names.map((name) => (
          <CoverField key={name} name={name} held={held} />
        ))}
      </Stack>
    </Disclosure>
  );
}

/** The agent's sets of limits for an insurance type: choosing one fills it in. Nothing while there are none. */
function TemplatePicker({ held }: { held: HeldCover }) {
  const { t } = useTranslation("agent");
  const { fill } = useThisQuote();
  const own = useTemplatesOf(held.type);
  const pick = (id: number | null) => {
    const template = own.find((each) => each.id === id);
    if (template) fill(held, coverOfTemplate(template, held));
  };
  if (own.length === 0) return null;
  return (
    <Select<number>
      name="template"
      label={t("quoteLead.template.use")}
      placeholder={t("quoteLead.template.choose")}
      value={null}
      onChange={pick}
      options={own.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
