import {
  heldCovers,
  statedValue,
  type CoverFieldName,
  type HeldCover,
  type Needs,
} from "@quotehaven/contract/cover";
import { insuranceTypes } from "@quotehaven/contract/rules";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { useFormats } from "@quotehaven/platform";
import { Icon, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { isEnded } from "../../shared/quotes/quoteCover";
import { PartsBar } from "../../shared/quotes/PartsBar";
import { useVerdictWords } from "../../shared/quotes/useVerdictWords";

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space(2)};
  font-size: ${theme.size[14]};
`;

const Types = styled.ul`
  display: grid;
  gap: ${theme.space(3)};
  padding: 0;
  list-style: none;

  & > li > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${theme.space(2)};
  }
`;

const Said = styled.span`
  color: ${theme.color.inkMuted};

  &[data-verdict="below"] {
    font-weight: ${theme.weight.bold};
    color: ${theme.color.caution};
  }

  &[data-verdict="meets"] {
    color: ${theme.color.positive};
  }
`;

const Until = styled.p<{ $ended: boolean }>`
  display: flex;
  align-items: center;
  gap: ${theme.space(2)};
  color: ${({ $ended }) => ($ended ? theme.color.caution : theme.color.inkMuted)};
  font-weight: ${({ $ended }) => ($ended ? theme.weight.bold : theme.weight.regular)};
`;

type QuoteTermsProps = { quote: ConsumerQuote; needs: Partial<Needs>; today: string };

/** How a quote compares with the need, by insurance type, and how long it holds. */
export function QuoteTerms({ quote, needs, today }: QuoteTermsProps) {
  const { t } = useTranslation("consumer");
  const helds = heldCovers(quote.cover ?? {}, needs);
  return (
    <Root>
      {helds.length > 0 && (
        <Types aria-label={t("compare.cover")}>
          {helds.map((held) => (
            <TypeTerms key={held.type} held={held} />
          ))}
        </Types>
      )}
      {!isEnded(quote, today) && <QuoteEnd quote={quote} today={today} />}
    </Root>
  );
}

/** One insurance type of a quote: how far it goes, what is short, and what stays with its owner. */
function TypeTerms({ held }: { held: HeldCover }) {
  const { t } = useTranslation("consumer");
  const texts = useCoverTexts();
  const said = useVerdictWords()([held]);
  const deductible = mainDeductible(held);
  const stated = deductible && statedValue(held, deductible);
  return (
    <li>
      <p>
        <strong>{`${t(typeNameKeys[insuranceTypes[held.type]])} `}</strong>
        {deductible && (
          <span>
            {t("quotes.deductible", {
              amount:
                stated === undefined ? t("quotes.deductibleOpen") : texts.value(deductible, stated),
            })}
          </span>
        )}
      </p>
      <PartsBar held={held} />
      {said && <Said data-verdict={said.verdict}>{said.words}</Said>}
    </li>
  );
}

/** The deductible that a card names; a driver who does not insure their own car has none. */
function mainDeductible(held: HeldCover): CoverFieldName | undefined {
  if (held.type === "home") return "deductible";
  return held.type === "auto" && held.need.wantsOwnDamage ? "collisionDeductible" : undefined;
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
      <span>
        {ended ? t("quotes.endedOn", { date: day }) : t("quotes.validUntil", { date: day })}
      </span>
    </Until>
  );
}
