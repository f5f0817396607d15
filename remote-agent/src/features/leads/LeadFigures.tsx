import { insuranceTypeName } from "@quotehaven/contract/rules";
import type { Lead } from "@quotehaven/contract/wire";
import { useFormats, useLanguage, useToday } from "@quotehaven/platform";
import { Icon, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { daysUntil, nearDay } from "./dayText";
import { OpenCarriers } from "./OpenCarriers";

/** Between two parts of a text that runs on: it ends a line, and begins none. */
const point = '"\\00a0· "';

/** From here on a renewal is near enough to be worth a look. */
const SOON_DAYS = 30;

const Cell = styled.div`
  display: grid;
  align-content: center;
  min-width: 0;
  font-size: ${theme.size[14]};
  font-weight: 450;
  line-height: 1.45;
  font-variant-numeric: tabular-nums;

  /* On a phone it all runs on as one text. */
  ${theme.mobile} {
    display: inline;

    & > p {
      display: inline;
    }

    & > p + p::before,
    &:not(:empty) + &:not(:empty)::before {
      content: ${point};
    }
  }
`;

/** Parts that are not broken; a point stands between them where they run on as one text. */
const Parts = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${theme.space(2)};

  & > * {
    white-space: nowrap;
  }

  ${theme.mobile} {
    & > :not(:last-child)::after {
      content: ${point};
      white-space: normal;
    }
  }
`;

const Minor = styled(Parts)<{ $isAside: boolean }>`
  font-size: ${theme.size[12]};
  color: ${theme.color.inkMuted};

  ${theme.mobile} {
    font-size: inherit;

    /* What else is in its line is left out there. */
    && > *::after {
      content: none;
    }

    /* Stronger than what runs it on. */
    &&& {
      display: ${({ $isAside }) => ($isAside ? "none" : "inline")};
    }
  }
`;

/** What decides nothing stands first in its line, and is left out on a phone. */
const Aside = styled.span`
  order: -1;

  ${theme.mobile} {
    display: none;
  }
`;

const Figure = styled.span`
  font-weight: 600;
  white-space: nowrap;
`;

/** What is needed: once it is won, a phone has room for the types alone. */
const NeedFigure = styled(Figure)<{ $isWon: boolean }>`
  ${theme.mobile} {
    display: ${({ $isWon }) => ($isWon ? "none" : "inline")};
  }
`;

const Soon = styled.span`
  font-weight: 600;
  color: ${theme.color.ink};

  /* In the text, so that its line has one baseline and breaks behind the point, not before it. */
  & svg {
    display: inline-block;
    margin-inline-end: ${theme.space(1)};
    vertical-align: -2px;
  }
`;

const typeWords = {
  home: "leads.need.home",
  life: "leads.need.life",
  auto: "leads.need.auto",
} as const;

/** What the client needs, pays today, and until when. */
export function LeadNeed({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  const { money } = useFormats();
  const { needs = [], premiumYearly, renewsOn } = lead;
  const isWon = lead.isWon || lead.isConfirmed;
  const today = useToday();
  const isLater = renewsOn === undefined || !isSoon(renewsOn, today);
  return (
    <Cell>
      {needs.length > 0 && (
        <Parts>
          {needs.map(({ insuranceTypeId, amount }) => (
            <span key={insuranceTypeId}>
              {t(typeWords[insuranceTypeName(insuranceTypeId)])}
              <NeedFigure $isWon={isWon}> {money(amount)}</NeedFigure>
            </span>
          ))}
        </Parts>
      )}
      {(premiumYearly !== undefined || renewsOn !== undefined) && (
        <Minor $isAside={renewsOn === undefined || (isWon && isLater)}>
          {renewsOn !== undefined && <Renewal day={renewsOn} />}
          {premiumYearly !== undefined && (
            <Aside>{t("leads.pays", { premium: money(premiumYearly) })}</Aside>
          )}
        </Minor>
      )}
    </Cell>
  );
}

/** Whether a present policy ends within days that are worth a look. */
function isSoon(day: string, today: string): boolean {
  const days = daysUntil(day, today);
  return days >= 0 && days <= SOON_DAYS;
}

function Renewal({ day }: { day: string }) {
  const { t } = useTranslation("agent");
  const language = useLanguage();
  const { date } = useFormats();
  const today = useToday();
  const days = daysUntil(day, today);
  const when = nearDay(days, language);
  const words =
    when === null
      ? t(days < 0 ? "leads.endedOn" : "leads.renewsOn", { date: date(day) })
      : t(days < 0 ? "leads.ended" : "leads.renews", { when });
  const time = (
    <time dateTime={day} title={date(day)}>
      {words}
    </time>
  );
  if (!isSoon(day, today)) return time;
  return (
    <Soon>
      <Icon name="clock" size={14} />
      {time}
    </Soon>
  );
}

/** What the agent offers on it, and with whom they could. */
export function LeadOffer({ lead }: { lead: Lead }) {
  const { t } = useTranslation("agent");
  const { money, relative, date } = useFormats();
  const { ownPrice, viableCarriers } = lead;
  const isOpen = !lead.isWon && !lead.isLost && viableCarriers.length > 0;
  return (
    <Cell>
      {ownPrice && (
        <p title={t("leads.yearly", { price: money(ownPrice.yearly) })}>
          <Figure>{t("leads.monthly", { price: money(ownPrice.monthly) })}</Figure>{" "}
          {ownPrice.carrierName}
        </p>
      )}
      {(ownPrice || isOpen) && (
        <Minor $isAside={!isOpen}>
          {isOpen && <OpenCarriers carriers={viableCarriers.map(({ name }) => name)} />}
          {ownPrice && (
            <Aside as="time" dateTime={ownPrice.at} title={date(ownPrice.at)}>
              {relative(ownPrice.at)}
            </Aside>
          )}
        </Minor>
      )}
    </Cell>
  );
}
