import { useFormats } from "@quotehaven/platform";
import { MoneyField, useFormField } from "@quotehaven/platform/forms";
import { Notice, Stack, theme, visuallyHidden } from "@quotehaven/shared-ui";
import { FieldError, useHeld } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled, { css } from "styled-components";
import { cellNameStyles, CellName, priceColumns } from "./gridLayout";
import {
  hasBundle,
  isHalfBundle,
  priceLines,
  priceSum,
  withProposals,
  type PriceLine,
} from "./quote";
import { useThisQuote } from "./QuoteContext";
import { useYearlyPrice } from "./useYearlyPrice";

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space(1)};
  align-content: start;
`;

/** Over the cells only where the headings of the grid do not say it. */
export const groupNameStyles = css`
  grid-column: 1 / -1;
  ${cellNameStyles}
`;

const Name = styled.span<{ $hidden: boolean }>`
  ${groupNameStyles}
  ${({ $hidden }) => $hidden && visuallyHidden}
`;

// All there from the start: a rule that came with the first proposal would have the styles of the
// whole grid worked out anew, in the midst of typing.
const Cell = styled.div`
  min-width: 0;

  &[data-proposed] input:not(:focus) {
    border-style: dashed;
    font-style: italic;
    color: ${theme.color.inkMuted};
  }

  & > :last-child {
    position: relative;
  }

  & [data-mark] {
    position: absolute;
    inset-block-start: -7px;
    inset-inline-end: 6px;
    padding-inline: 3px;
    border-radius: ${theme.radius.small};
    background: ${theme.color.surfaceRaised};
    font-size: ${theme.size[12]};
    line-height: 14px;
    color: ${theme.color.inkMuted};
    pointer-events: none;
  }
`;

const Problem = styled.div`
  grid-column: 1 / -1;
`;

const Note = styled.p`
  grid-column: 1 / -1;
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Prices = styled.div<{ $prices: number }>`
  ${priceColumns}
`;

/** The prices of a row, for each insurance type and for all together. */
export function RowPrices() {
  const { t } = useTranslation("agent");
  const { quote } = useThisQuote();
  const lines = priceLines(quote, t("quoteLead.bundle"));
  return (
    <Prices $prices={lines.length}>
      {lines.map((line) => (
        <PriceCells key={line.of} {...line} />
      ))}
    </Prices>
  );
}

/** What is asked about the prices of a row, under it. */
export function RowQuestions() {
  const { t } = useTranslation("agent");
  const { quote, questionOf } = useThisQuote();
  const asked = priceLines(quote, t("quoteLead.bundle")).filter(({ of }) => questionOf(of));
  if (asked.length === 0) return null;
  return (
    <Stack $gap={2}>
      {asked.map(({ of, name }) => (
        <Notice key={of} kind="caution" title={hasBundle(quote) ? name : undefined}>
          {questionOf(of)}
        </Notice>
      ))}
    </Stack>
  );
}

/** The two cells of a price in a row of the grid. A year's price is proposed from the month's. */
function PriceCells({ of, name, prefix }: PriceLine) {
  const { t } = useTranslation("agent");
  const { number } = useFormats();
  const { path, quote, questionOf, isReadOnly } = useThisQuote();
  const labelOf = (period: "monthly" | "yearly") =>
    `${name} ${t(`quoteLead.${period}`).toLowerCase()}`;
  const monthly = useFormField(`${path}${prefix}monthly`, labelOf("monthly"));
  const yearly = useYearlyPrice(`${path}${prefix}yearly`, labelOf("yearly"), monthly.value);
  const isBundle = of === "bundle";
  const taken = withProposals(quote);
  const placeholder = (period: "monthly" | "yearly") => {
    const sum = isBundle ? priceSum(taken, period) : 0;
    return sum > 0 ? number(sum) : undefined;
  };
  const error = useHeld(monthly.error ?? yearly.field.error);
  return (
    <Group data-question={questionOf(of) === undefined ? undefined : ""}>
      <Name $hidden={!hasBundle(quote)} data-group-name="" aria-hidden="true">
        {name}
      </Name>
      <Cell>
        <CellName>{t("quoteLead.monthly")}</CellName>
        <MoneyField
          {...monthly}
          label={labelOf("monthly")}
          disabled={isReadOnly}
          placeholder={placeholder("monthly")}
        />
      </Cell>
      <Cell data-proposed={yearly.isProposed || undefined}>
        <CellName>{t("quoteLead.yearly")}</CellName>
        <div>
          <MoneyField
            {...yearly.field}
            label={labelOf("yearly")}
            hint={yearly.isProposed ? t("quoteLead.grid.proposed") : undefined}
            disabled={isReadOnly}
            placeholder={placeholder("yearly")}
          />
          {yearly.isProposed && (
            <span data-mark="" aria-hidden="true" title={t("quoteLead.grid.proposed")}>
              {t("quoteLead.grid.proposedShort")}
            </span>
          )}
        </div>
      </Cell>
      {isBundle && !isReadOnly && isHalfBundle(taken) && (
        <Note role="status">{t("quoteLead.bundleHalf")}</Note>
      )}
      {error && (
        <Problem aria-hidden="true">
          <FieldError>{error}</FieldError>
        </Problem>
      )}
    </Group>
  );
}
