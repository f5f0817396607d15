import { countLines, type HeldCover } from "@quotehaven/contract/cover";
import { useFormats, useIsHydrated } from "@quotehaven/platform";
import { useCoverTexts } from "@quotehaven/shared-features/cover";
import { ExampleCard, ExampleDrawing, exampleRow } from "@quotehaven/shared-features/landing";
import { Icon, TextField, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { sampleLeads, type SampleLead } from "./sampleLeads";

const Caption = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space(0, 3)};

  & > h2 {
    font-family: ${theme.font.sans};
    font-size: ${theme.size[16]};
    letter-spacing: 0;
  }

  & > p {
    font-size: ${theme.size[14]};
    color: ${theme.color.inkMuted};
  }
`;

const Rows = styled.div`
  display: grid;
`;

const Row = styled.button`
  ${exampleRow}
  grid-template-columns: 12px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space(0, 3)};
  min-height: 52px;
  padding: ${theme.space(1, 3)};
  font-size: ${theme.size[14]};
  line-height: 1.35;

  & > span > span {
    display: block;
    color: ${theme.color.inkMuted};
  }

  & > :last-child {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
`;

/** Nobody has quoted it yet, or it has a price. */
const Dot = styled.i`
  width: 10px;
  height: 10px;
  border: 2px solid ${theme.color.accent};
  border-radius: 50%;

  &[data-quoted="true"] {
    background: ${theme.color.accent};
  }
`;

const Offer = styled.div`
  display: grid;
  grid-template-columns: 168px minmax(0, 1fr);
  align-items: end;
  gap: ${theme.space(3, 4)};

  @media (max-width: 22.5em) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** As high with an answer as without one. */
const Answer = styled.div`
  display: grid;
  align-content: center;
  min-height: 44px;
  font-size: ${theme.size[14]};
  line-height: 1.4;

  & > strong {
    font-size: ${theme.size[16]};
  }
`;

const Hidden = styled.p`
  display: flex;
  gap: ${theme.space(2)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  & > svg {
    flex: none;
    margin-top: 2px;
  }
`;

type Type = HeldCover["type"];

const types: readonly Type[] = ["home", "life", "auto"];

/** Three leads as they arrive: the one that is pressed is drawn, and fills as soon as it has a price. Said to be an example. */
export function SampleBoard() {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const isHydrated = useIsHydrated();
  const [open, setOpen] = useState<Type>("home");
  const [prices, setPrices] = useState<Partial<Record<Type, string>>>({});
  const lead = sampleLeads[open];
  const typed = prices[open] ?? "";
  const price = Number(typed);
  const isQuoted = price > 0;
  return (
    <ExampleCard aria-label={t("agentLanding.board.label")}>
      <Caption>
        <h2>{t("agentLanding.board.title")}</h2>
        <p>{t("agentLanding.board.example")}</p>
      </Caption>
      <Rows role="group" aria-label={t("agentLanding.board.leads")}>
        {types.map((type) => {
          const { client, place, hoursAgo, amount } = sampleLeads[type];
          return (
            <Row
              key={type}
              type="button"
              aria-pressed={type === open}
              onClick={() => setOpen(type)}
            >
              <Dot data-quoted={Number(prices[type]) > 0} aria-hidden="true" />
              <span>
                <strong>{client}</strong> <span>{place}</span>
              </span>
              <span>
                <strong>{t(`agentLanding.board.need.${type}`, { amount: money(amount) })}</strong>{" "}
                <span>{t("agentLanding.board.age", { hours: hoursAgo })}</span>
              </span>
            </Row>
          );
        })}
      </Rows>
      <ExampleDrawing held={isQuoted ? lead.quoted : lead.need} isNeedOnly={!isQuoted} />
      <Offer inert={!isHydrated}>
        <TextField
          name="price"
          type="number"
          label={t("agentLanding.board.price")}
          symbol="$"
          symbolPosition="before"
          autoComplete="off"
          maxLength={5}
          placeholder={t("agentLanding.board.priceExample")}
          value={typed}
          onChange={(text) => setPrices({ ...prices, [open]: text })}
        />
        <Answer aria-live="polite">
          {isQuoted ? (
            <Quoted lead={lead} price={price} />
          ) : (
            <span>
              {t("agentLanding.board.today", { name: lead.client, amount: money(lead.today) })}
            </span>
          )}
        </Answer>
      </Offer>
      <Hidden>
        <Icon name="lock" size={18} />
        <span>{t("agentLanding.board.hidden", { name: lead.client })}</span>
      </Hidden>
    </ExampleCard>
  );
}

/** What the client sees of the quote: how it compares with the need, and with what is paid today. */
function Quoted({ lead, price }: { lead: SampleLead; price: number }) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const texts = useCoverTexts("agent");
  const less = lead.today - price;
  const key = less > 0 ? "less" : less < 0 ? "more" : "same";
  return (
    <>
      <strong>{texts.counts(countLines([lead.quoted]))}</strong>
      <span>
        {t(`agentLanding.board.${key}`, { name: lead.client, amount: money(Math.abs(less)) })}
      </span>
    </>
  );
}
