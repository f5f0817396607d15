import type { Needs } from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { VerdictMark } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { Icon, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { isEnded, judgedCovers } from "../../shared/quotes/quoteCover";

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space(2)};
  font-size: ${theme.size[14]};
`;

const Verdicts = styled.ul`
  display: grid;
  gap: ${theme.space(2)};
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space(1, 2)};

    /* Where both do not fit on a line, the mark stays below the others. */
    & > :last-child {
      margin-inline-start: auto;
    }
  }
`;

const Until = styled.p<{ $ended: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${({ $ended }) => ($ended ? theme.color.caution : theme.color.inkMuted)};
  font-weight: ${({ $ended }) => ($ended ? 600 : 400)};
`;

type QuoteTermsProps = { quote: ConsumerQuote; needs: Partial<Needs>; today: string };

/** How a quote compares with the need, by insurance type, and how long it holds. */
export function QuoteTerms({ quote, needs, today }: QuoteTermsProps) {
  const { t } = useTranslation("consumer");
  const judged = judgedCovers(quote, needs);
  return (
    <Root>
      {judged.length > 0 && (
        <Verdicts aria-label={t("compare.cover")}>
          {judged.map(({ held: { type }, verdict }) => (
            <li key={type}>
              {t(typeNameKeys[insuranceTypes[type]])} <VerdictMark verdict={verdict} />
            </li>
          ))}
        </Verdicts>
      )}
      <QuoteEnd {...{ quote, today }} />
    </Root>
  );
}

/** The last day of a quote, or that it is over. */
export function QuoteEnd({ quote, today }: Omit<QuoteTermsProps, "needs">) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  if (quote.validUntil === undefined) return null;
  const ended = isEnded(quote, today);
  const day = date(quote.validUntil);
  return (
    <Until $ended={ended}>
      <Icon name={ended ? "alert" : "calendar"} size={18} />
      {ended ? t("quotes.endedOn", { date: day }) : t("quotes.validUntil", { date: day })}
    </Until>
  );
}
