import type { ConsumerQuote } from "@quotehaven/contract/schemas";
import { useLoader, useTranslation } from "@quotehaven/platform";
import { Badge, Button, Card, Icon, IconButton, Monogram, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import styled, { css } from "styled-components";
import { QuotePrice } from "./QuotePrice";

const Root = styled.li`
  display: grid;
`;

const Face = styled(Card)<{ $removed: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${theme.space(4)};
  min-height: 280px;

  ${theme.mobile} {
    grid-template-rows: auto;
    min-height: 0;
  }
  ${({ $removed }) =>
    $removed &&
    css`
      overflow: hidden;
    `}
`;

const Names = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};

  & h2 {
    font-size: ${theme.size[18]};
  }

  & p {
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }
`;

/** Beside a card that says something here, it takes its room also when empty: prices line up. */
const State = styled.div`
  min-height: 30px;

  &:empty {
    display: none;
  }

  @media (min-width: 769px) {
    ul:has([data-state="told"]) &:empty {
      display: block;
    }
  }
`;

const Cover = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(5)};
  background: ${theme.color.surfaceSunken};
  text-align: center;
  font-weight: 600;

  & > button {
    position: absolute;
    inset-block-start: ${theme.space(2)};
    inset-inline-end: ${theme.space(2)};
  }
`;

type QuoteCardProps = {
  quote: ConsumerQuote;
  onView: () => void;
  /** Takes a removed quote off the list. */
  onDismiss: () => Promise<void>;
};

/** A quote among the others. A removed one is covered, and its cover can be closed. */
export function QuoteCard({ quote, onView, onDismiss }: QuoteCardProps) {
  const { t } = useTranslation();
  const [isLeaving, setLeaving] = useState(false);
  useLoader(isLeaving);
  const { number, inc_name: carrier, qot_deleted: isRemoved } = quote;
  const dismiss = async () => {
    setLeaving(true);
    await onDismiss();
    setLeaving(false);
  };
  return (
    <Root>
      <Face
        as="article"
        $removed={isRemoved}
        state={quote.accepted ? "selected" : "idle"}
        aria-label={`${t("quotes.number", { number })}, ${carrier}`}
      >
        {isRemoved && (
          <Cover>
            <IconButton
              icon="close"
              label={t("quotes.dismiss", { number })}
              disabled={isLeaving}
              onClick={() => void dismiss()}
            />
            <Icon name="trash" size={28} />
            <p>{t("quotes.removed")}</p>
            <p>
              {t("quotes.number", { number })}, {carrier}
            </p>
          </Cover>
        )}
        <Content inert={isRemoved} aria-hidden={isRemoved || undefined}>
          <Names>
            <Monogram name={carrier} />
            <div>
              <h2>{carrier}</h2>
              <p>{t("quotes.number", { number })}</p>
            </div>
          </Names>
          <State data-state={quote.accepted || quote.qot_edit === 1 ? "told" : undefined}>
            {quote.accepted ? (
              <Badge tone="positive">
                <Icon name="check" size={16} /> {t("quotes.accepted")}
              </Badge>
            ) : (
              quote.qot_edit === 1 && <Badge tone="caution">{t("quotes.waiting")}</Badge>
            )}
          </State>
          <QuotePrice quote={quote} />
          <Button width="full" onClick={onView}>
            {t("quotes.view")}
          </Button>
        </Content>
      </Face>
    </Root>
  );
}

const Content = styled.div`
  display: grid;
  grid-row: 1 / -1;
  grid-template-rows: subgrid;
  gap: inherit;

  /* Nothing lines up with a card beside it there, so a row that is empty takes no room. */
  ${theme.mobile} {
    grid-template-rows: none;
  }
`;
