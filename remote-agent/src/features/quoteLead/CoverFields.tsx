import {
  coverFieldsOf,
  coversFromNeeds,
  fieldsThatApply,
  type CoverFieldName,
  type HeldCover,
} from "@quotehaven/contract/cover";
import { Button, Row, Stack, theme } from "@quotehaven/shared-ui";
import { Select } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { CoverField } from "./CoverField";
import { isAnyStated } from "./covers";
import { FoldedFields } from "./FoldedFields";
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

type CoverFieldsProps = {
  held: HeldCover;
  /** A line that is opened on demand. */
  isFolded: boolean;
};

/** What a quote covers of one insurance type. None of it has to be said. */
export function CoverFields({ held, isFolded }: CoverFieldsProps) {
  const { t } = useTranslation("agent");
  const { typeNameOf, path, questionOf } = useThisQuote();
  const title = t("quoteLead.cover.title", { name: typeNameOf(held) });
  if (!isFolded) {
    return (
      <Part>
        <legend>{title}</legend>
        <FillButtons held={held} />
        <Limits held={held} />
      </Part>
    );
  }
  const names = coverFieldsOf(held.type).map(([name]) => name);
  return (
    <Stack $gap={1}>
      <FoldedFields
        summary={[title, isAnyStated(held) && t("quoteLead.grid.stated").toLowerCase()]
          .filter(Boolean)
          .join(" · ")}
        names={names.map((name) => `${path}covers.${held.type}.${name}`)}
        isAsked={names.some((name) => questionOf(`${held.type}.${name}`) !== undefined)}
      >
        <Stack $gap={3}>
          <Limits held={held} />
        </Stack>
      </FoldedFields>
      <FillButtons held={held} />
    </Stack>
  );
}

/** Fills all limits in at once, or keeps them for the next quote. */
function FillButtons({ held }: { held: HeldCover }) {
  const { t } = useTranslation("agent");
  const { typeNameOf, fill, saveTemplate } = useThisQuote();
  return (
    <Buttons $gap={2}>
      <Button
        size="small"
        onClick={() => fill(held, coversFromNeeds({ [held.type]: held.need })[held.type])}
      >
        {t("quoteLead.cover.fill")}
      </Button>
      <Button
        size="small"
        emphasis="quiet"
        onClick={() => saveTemplate({ held, typeName: typeNameOf(held) })}
      >
        {t("quoteLead.template.save")}
      </Button>
    </Buttons>
  );
}

function Limits({ held }: { held: HeldCover }) {
  const { t } = useTranslation("agent");
  const main = coverFieldsOf(held.type).flatMap(([name, { isMain }]) => (isMain ? [name] : []));
  const applying = fieldsThatApply(held);
  return (
    <>
      <Hint>{t("quoteLead.cover.hint")}</Hint>
      <TemplatePicker held={held} />
      {applying
        .filter((name) => main.includes(name))
        .map((name) => (
          <CoverField key={name} name={name} held={held} />
        ))}
      <MoreFields names={applying.filter((name) => !main.includes(name))} held={held} />
    </>
  );
}

type MoreFieldsProps = { names: readonly CoverFieldName[]; held: HeldCover };

function MoreFields({ names, held }: MoreFieldsProps) {
  const { t } = useTranslation("agent");
  const { path, questionOf } = useThisQuote();
  return (
    <FoldedFields
      summary={t("quoteLead.cover.more")}
      names={names.map((name) => `${path}covers.${held.type}.${name}`)}
      isAsked={names.some((name) => questionOf(`${held.type}.${name}`) !== undefined)}
    >
      <Stack $gap={3}>
        {names.map((name) => (
          <CoverField key={name} name={name} held={held} />
        ))}
      </Stack>
    </FoldedFields>
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
