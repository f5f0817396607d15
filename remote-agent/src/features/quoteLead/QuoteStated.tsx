import {
  coverLines,
  endsOfQuote,
  fieldsThatApply,
  quoteMessageLength,
  type HeldCover,
} from "@quotehaven/contract/cover";
import { useFormats } from "@quotehaven/platform";
import { FormDateField, FormTextArea } from "@quotehaven/platform/forms";
import { CountsMark, useCoverTexts, VerdictMark } from "@quotehaven/shared-features/cover";
import { Row, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { Facts, type Fact } from "../../shared/Facts";
import { CoverFields } from "./CoverFields";
import { FoldedFields } from "./FoldedFields";
import { isAnyStated } from "./covers";
import { useThisQuote } from "./QuoteContext";
import { clientDay } from "./quotes";

const Title = styled.h3`
  font-family: ${theme.font.sans};
  font-size: ${theme.size[16]};
`;

/** What a quote says beside its prices: to be filled in, or of a sent one to be read. */
export function QuoteStated({
  isDetail = false,
}: {
  /** It was opened itself, under a row that states the end: nothing in it is folded. */
  isDetail?: boolean;
}) {
  const { t } = useTranslation("agent");
  const { date } = useFormats();
  const { lead, path, quote, helds, isReadOnly } = useThisQuote();
  if (isReadOnly) {
    return (
      <>
        {helds.map((held) => (
          <StatedCover key={held.type} held={held} />
        ))}
        <Facts
          facts={[
            { label: t("quoteLead.validUntil"), value: quote.validUntil },
            { label: t("quoteLead.startsOn"), value: quote.startsOn },
            { label: t("quoteLead.message"), value: quote.message },
          ]}
        />
      </>
    );
  }
  const { latest } = endsOfQuote(clientDay(lead));
  return (
    <>
      {helds.map((held) => (
        <CoverFields key={held.type} held={held} isFolded={!isDetail} />
      ))}
      {!isDetail && (
        <FormDateField
          name={`${path}validUntil`}
          label={t("quoteLead.validUntil")}
          hint={t("quoteLead.validUntilHint", { date: date(latest) })}
          required={false}
        />
      )}
      {isDetail ? (
        <StartAndMessage />
      ) : (
        <FoldedFields
          summary={t("quoteLead.startAndMessage")}
          names={[`${path}startsOn`, `${path}message`]}
        >
          <Stack $gap={3}>
            <StartAndMessage />
          </Stack>
        </FoldedFields>
      )}
    </>
  );
}

function StartAndMessage() {
  const { t } = useTranslation("agent");
  const { path } = useThisQuote();
  return (
    <>
      <FormDateField name={`${path}startsOn`} label={t("quoteLead.startsOn")} required={false} />
      <FormTextArea
        name={`${path}message`}
        label={t("quoteLead.message")}
        hint={t("quoteLead.messageHint", { count: quoteMessageLength })}
        required={false}
      />
    </>
  );
}

/** What a quote says of its cover, to be read: each value, and how it compares with the need. */
function StatedCover({ held }: { held: HeldCover }) {
  const { t } = useTranslation("agent");
  const { typeNameOf } = useThisQuote();
  const texts = useCoverTexts("agent");
  const lines = coverLines(held);
  const stated = new Map<string, unknown>(Object.entries(held.cover));
  const facts = fieldsThatApply(held).flatMap((name): Fact[] => {
    const line = lines.find(({ field }) => field === name);
    if (!line && !stated.has(name)) return [];
    const value = stated.has(name) && <span>{texts.value(name, stated.get(name))}</span>;
    return [
      {
        label: texts.field(name, held),
        value: (
          <Row $gap={2} $justify="end">
            {value}
            {line && <VerdictMark verdict={line.verdict} role="agent" />}
          </Row>
        ),
      },
    ];
  });
  return (
    <Stack $gap={2}>
      <Title>{t("quoteLead.cover.title", { name: typeNameOf(held) })}</Title>
      <div>
        <CountsMark helds={[held]} />
      </div>
      {isAnyStated(held) && <Facts facts={facts} />}
    </Stack>
  );
}
