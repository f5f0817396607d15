import { useFormats } from "@quotehaven/platform";
import type { ConsumerQuote } from "@quotehaven/contract/wire";
import { theme, VisuallyHidden } from "@quotehaven/shared-ui";
import { Monogram } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { displayedPrice } from "../../shared/quotes/quotePrices";
import { oneAtATime } from "./compareFrame";

/** Stays in reach while the page scrolls, so that the same row of two quotes can be held against each other. */
const Pages = styled.div`
  display: none;

  ${oneAtATime} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(52px, 1fr));
    gap: ${theme.space(1)};
    padding-block: ${theme.space(1)};
    background: ${theme.color.surface};
  }

  /* In one line it takes a tenth of a phone's height. */
  &[data-few] {
    ${oneAtATime} {
      position: sticky;
      z-index: ${theme.layer.sticky};
      inset-block-start: 0;
    }
  }

  @media print {
    display: none;
  }
`;

/** As many stand beside each other on a phone. */
const FEW = 5;

const Page = styled.button`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${theme.space(0, 2)};
  min-height: 44px;
  padding: 2px;
  border: 1.5px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  line-height: 1.2;
  font-variant-numeric: tabular-nums;
  cursor: pointer;

  &:focus-visible {
    ${theme.focusRing}
  }

  &[aria-pressed="true"] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    color: ${theme.color.ink};
  }
`;

type QuotePagerProps = {
  quotes: readonly ConsumerQuote[];
  read: number | undefined;
  onRead: (quoteId: number) => void;
};

/** Where one quote is on the page at a time: which one. */
export function QuotePager({ quotes, read, onRead }: QuotePagerProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  return (
    <Pages
      data-few={quotes.length <= FEW ? "" : undefined}
      role="group"
      aria-label={t("compare.pager")}
    >
      {quotes.map((quote) => {
        const { id, number, carrierName: carrier } = quote;
        const price = money(displayedPrice(quote).monthly);
        return (
          <Page key={id} type="button" aria-pressed={id === read} onClick={() => onRead(id)}>
            <Monogram name={carrier} size={20} />
            <span>
              <span>{price}</span>{" "}
              <VisuallyHidden>{t("quotes.summaryTitle", { number, carrier })}</VisuallyHidden>
            </span>
          </Page>
        );
      })}
    </Pages>
  );
}
