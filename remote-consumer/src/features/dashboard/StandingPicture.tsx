import {
  countLines,
  countWords,
  heldCovers,
  type HeldCover,
  type Needs,
} from "@quotehaven/contract/cover";
import type { ConsumerQuote, ConsumerQuotes } from "@quotehaven/contract/wire";
import { useFormats, useLanguage, useToday } from "@quotehaven/platform";
import { CoverDrawing, useCoverTexts } from "@quotehaven/shared-features/cover";
import { theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Application } from "../../shared/applicationApi";
import { NeedOutlines } from "../../shared/NeedOutline";
import { choiceOf } from "../../shared/quotes/choiceOf";
import { displayedPrice } from "../../shared/quotes/quotePrices";
import { bestCovering } from "./standing";

const mostShown = 3;

const Root = styled.div<{ $hasQuotes: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasQuotes }) =>
    $hasQuotes ? "minmax(0, 3fr) minmax(min(260px, 100%), 2fr)" : "minmax(0, 1fr)"};
  align-items: center;
  gap: ${theme.space(4, 6)};

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Figure = styled.figure`
  display: grid;
  gap: ${theme.space(2)};

  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 360px));
    justify-content: center;
    gap: ${theme.space(4)};
  }

  & > figcaption {
    text-align: center;
    color: ${theme.color.inkMuted};
  }
`;

type StandingPictureProps = {
  application: Application | undefined;
  quotes: ConsumerQuotes;
};

/**
 * What is needed, filled as far as the chosen quote goes. Until one is chosen, one of the best three lies
 * over it, pale.
 */
export function StandingPicture({ application, quotes }: StandingPictureProps) {
  const { t } = useTranslation("consumer");
  const language = useLanguage();
  const today = useToday();
  const [pressed, setPressed] = useState<number>();
  const need = quotes.need ?? {};
  const choice = choiceOf(quotes);
  const chosen = choice && choice.state !== "ended" ? choice.quote : undefined;
  const best = chosen ? [] : bestCovering(quotes.quotes, need, today).slice(0, mostShown);
  const pale = best.find(({ id }) => id === pressed) ?? best[0];
  const shown = chosen ?? pale;
  const helds = heldCovers(shown?.cover ?? {}, need);
  const words = countWords(countLines(helds), language);
  return (
    <Root $hasQuotes={best.length > 1}>
      {helds.length === 0 ? (
        <NeedOutlines application={application} />
      ) : (
        <Figure>
          <div>
            {helds.map((held) =>
              chosen || !shown ? (
                <CoverDrawing key={held.type} held={held} isNeedOnly={!chosen} />
              ) : (
                <PaleDrawing key={held.type} held={held} />
              ),
            )}
          </div>
          <figcaption>
            {chosen && words
              ? t("standing.picture.covered", { carrier: chosen.carrierName, words })
              : pale && words
                ? t("standing.picture.pale", { carrier: pale.carrierName, words })
                : t("standing.picture.needed")}
          </figcaption>
        </Figure>
      )}
      {best.length > 1 && (
        <BestQuotes quotes={best} need={need} shownId={pale?.id} onShow={setPressed} />
      )}
    </Root>
  );
}

const Layers = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }

  & > :last-child {
    opacity: 0.4;
  }
`;

/** The need in outline, and over it, pale, what a quote covers of it. */
function PaleDrawing({ held }: { held: HeldCover }) {
  return (
    <Layers data-pale="">
      <CoverDrawing held={held} isNeedOnly isDecorative />
      <CoverDrawing held={held} />
    </Layers>
  );
}

const Best = styled.ol`
  display: grid;
  gap: ${theme.space(2)};
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space(0, 3)};
  width: 100%;
  min-height: 44px;
  padding: ${theme.space(2, 3)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  text-align: start;
  cursor: pointer;
  transition: border-color ${theme.motion.fast} ease;

  &[aria-pressed="true"] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
  }

  & > :first-child {
    font-weight: ${theme.weight.bold};
  }

  & > :nth-child(2) {
    font-variant-numeric: tabular-nums;
  }

  & > small {
    grid-column: 1 / -1;
    color: ${theme.color.inkMuted};
    font-size: ${theme.size[14]};
  }
`;

const Order = styled.p`
  margin-bottom: ${theme.space(2)};
  color: ${theme.color.inkMuted};
  font-size: ${theme.size[14]};
`;

type BestQuotesProps = {
  quotes: readonly ConsumerQuote[];
  need: Partial<Needs>;
  shownId: number | undefined;
  onShow: (id: number) => void;
};

/** The quotes that meet most lines of the need, and why they stand in this order; a press draws one. */
function BestQuotes({ quotes, need, shownId, onShow }: BestQuotesProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const texts = useCoverTexts();
  return (
    <div>
      <Order>{t("standing.best")}</Order>
      <Best>
        {quotes.map((quote) => {
          const words = texts.counts(countLines(heldCovers(quote.cover ?? {}, need)));
          return (
            <li key={quote.id}>
              <Choice
                type="button"
                aria-pressed={quote.id === shownId}
                onClick={() => onShow(quote.id)}
              >
                <span>{quote.carrierName}</span>
                <span>{`${money(displayedPrice(quote).monthly)} ${t("common.month")}`}</span>
                {words && <small>{words}</small>}
              </Choice>
            </li>
          );
        })}
      </Best>
    </div>
  );
}
