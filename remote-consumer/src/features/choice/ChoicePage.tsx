import { ifNobodyCalls, stepsAfterChoice, toHaveReady } from "@quotehaven/contract/choice";
import { heldCovers, type Needs } from "@quotehaven/contract/cover";
import { shortened } from "@quotehaven/contract/rules";
import {
  ScreenHeading,
  useDraft,
  useFormats,
  useLanguage,
  useNewsOfQuoteSeen,
} from "@quotehaven/platform";
import { Link } from "react-router-dom";
import {
  Button,
  ButtonLink,
  Card,
  Disclosure,
  Icon,
  Illustration,
  Row,
  Stack,
  theme,
} from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { Timeline, type StepState } from "../../shared/Timeline";
import { CoverSection } from "../../shared/quotes/CoverSection";
import { notPrinted } from "../../shared/notPrinted";
import { PriceTable } from "../../shared/quotes/PriceTable";
import { phoneLink } from "../../shared/quotes/phoneLink";
import { displayedPrice } from "../../shared/quotes/quotePrices";
import { QuotePrice } from "../../shared/quotes/QuotePrice";
import { TakeBackChoice } from "../../shared/quotes/TakeBackChoice";
import { Agreement } from "./Agreement";
import { useDeadline } from "../../shared/quotes/useDeadline";
import type { LiveChoice } from "../../shared/quotes/choiceOf";
import { WhoCalls } from "./WhoCalls";

/** What has just happened, and what comes of it: a picture, a sentence, and the way back. */
const Moment = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space(2, 6)};
  margin-bottom: ${theme.space(5)};
  padding: ${theme.space(6)};
  border-radius: ${theme.radius.large};
  background: ${theme.color.accentSoft};

  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
    gap: ${theme.space(2)};
    overflow-wrap: anywhere;
  }

  ${theme.mobile} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space(4)};

    & > svg {
      order: -1;
      width: 96px;
    }
  }

  @media print {
    padding: 0;
    background: none;

    & > svg {
      display: none;
    }
  }
`;

const Sentence = styled.p`
  max-width: 34ch;
  font-family: ${theme.font.serif};
  font-size: ${theme.size[22]};
  line-height: 1.3;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
  align-items: start;
  gap: ${theme.space(5)};

  & > [data-whole] {
    grid-column: 1 / -1;
  }

  @media (max-width: 67.5em) {
    grid-template-columns: minmax(0, 1fr);
  }

  @media print {
    display: block;
    font-size: 10pt;

    & section {
      margin-bottom: 8pt;
      padding: 6pt 0;
      border-width: 0 0 1px;
      border-radius: 0;
      background: none;
      box-shadow: none;
    }
  }
`;

const Items = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
`;

/** The specified words, in place of a toast that would lie over what to do next. */
const Congratulation = styled.p`
  max-width: 62ch;
`;

const Actions = styled(Row)`
  ${notPrinted}
`;

const Hint = styled.p`
  ${notPrinted}
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Policy = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(300px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space(6)};
`;

type ChoicePageProps = { choice: LiveChoice; needs: Partial<Needs> };

/** A choice that holds: what comes of it first, then what to have ready and who gets in touch; what it was about is folded. */
export function ChoicePage({ choice, needs }: ChoicePageProps) {
  const { t } = useTranslation("consumer");
  const { quote, state, consent } = choice;
  const folded = useRef<HTMLDivElement>(null);
  useNewsOfQuoteSeen(quote.id);
  useEffect(() => {
    // Paper has nothing to press: what is folded is printed whole.
    const unfold = () =>
      folded.current?.querySelectorAll("details").forEach((each) => (each.open = true));
    window.addEventListener("beforeprint", unfold);
    return () => window.removeEventListener("beforeprint", unfold);
  }, []);
  return (
    <>
      <Moment>
        <div>
          <ScreenHeading>{t("choice.heading", { carrier: quote.carrierName })}</ScreenHeading>
          <StateBadge state={state} />
          <MomentWords choice={choice} />
          {state === "waiting" && <Congratulation>{t("quotes.chosen")}</Congratulation>}
          <MomentActions {...choice} />
          {state !== "confirmed" && <Hint>{t("quotes.takeBackHint")}</Hint>}
        </div>
        <Illustration name={state === "late" ? "talk" : "handshake"} size={200} />
      </Moment>
      <Columns ref={folded}>
        <Ready needs={needs} quoteId={quote.id} />
        <WhoCalls choice={choice} />
        <NextSteps choice={choice} />
        <Stack $gap={3} data-whole="">
          <Chosen choice={choice} needs={needs} />
          {consent && <Agreement consent={consent} />}
          <Actions>
            <ButtonLink as={Link} to="/profile/my-quotes" $emphasis="quiet">
              {t("choice.allQuotes")}
            </ButtonLink>
          </Actions>
        </Stack>
      </Columns>
    </>
  );
}

/** Who does what next, and by which day. */
function MomentWords({ choice }: Pick<ChoicePageProps, "choice">) {
  const { t } = useTranslation("consumer");
  const due = useDeadline(choice.due);
  const { state, quote } = choice;
  const name = shortened(quote.agent?.name ?? "");
  if (state !== "waiting") return <Sentence>{t(`choice.lead.${state}`, { due })}</Sentence>;
  if (name === "") return null;
  return (
    <Sentence>
      {due === undefined ? t("choice.calls", { name }) : t("choice.callsBy", { name, due })}
    </Sentence>
  );
}

function StateBadge({ state }: Pick<LiveChoice, "state">) {
  const { t } = useTranslation("consumer");
  const looks = {
    waiting: { tone: "accent", icon: "clock" },
    late: { tone: "caution", icon: "alert" },
    confirmed: { tone: "positive", icon: "check" },
  } as const;
  return (
    <Badge $tone={looks[state].tone}>
      <Icon name={looks[state].icon} size={16} /> <span>{t(`choice.state.${state}`)}</span>
    </Badge>
  );
}

/** The one thing to do now, while there is one, and the way back as long as there is one. */
function MomentActions({ state, quote }: LiveChoice) {
  const { t } = useTranslation("consumer");
  const formats = useFormats();
  const phone = quote.agent?.phone;
  return (
    <Actions>
      {state === "late" && (
        <ButtonLink as={Link} to="/profile/my-quotes" $emphasis="primary">
          {t("choice.another")}
        </ButtonLink>
      )}
      {state === "confirmed" && phone !== undefined && (
        <ButtonLink href={phoneLink(phone)} $emphasis="primary">
          <Icon name="phone" size={18} />{" "}
          <span>{t("choice.call", { phone: formats.phone(phone) })}</span>
        </ButtonLink>
      )}
      {state !== "confirmed" && <TakeBackChoice quote={quote} />}
      <Button emphasis="quiet" onClick={() => window.print()}>
        <Icon name="print" size={18} /> <span>{t("choice.print")}</span>
      </Button>
    </Actions>
  );
}

const stepStates: Record<LiveChoice["state"], readonly StepState[]> = {
  waiting: ["done", "current", "todo", "todo"],
  late: ["done", "late", "todo", "todo"],
  confirmed: ["done", "done", "current", "todo"],
};

function NextSteps({ choice }: { choice: LiveChoice }) {
  const { t } = useTranslation("consumer");
  const language = useLanguage();
  const { state, quote } = choice;
  const due = useDeadline(choice.due);
  const steps = stepsAfterChoice(
    { carrier: quote.carrierName, agent: quote.agent, due },
    language,
  ).map((content, index) => ({
    key: String(index),
    state: stepStates[state][index] ?? "todo",
    content,
  }));
  return (
    <Card as="section" aria-labelledby="choice-next" data-whole="">
      <Stack $gap={4}>
        <h2 id="choice-next">{t("choice.next")}</h2>
        <Timeline steps={steps} isLine />
        {due !== undefined && state === "waiting" && (
          <div>
            <h3>{t("choice.nobody")}</h3>
            <p>{ifNobodyCalls(language)}</p>
          </div>
        )}
      </Stack>
    </Card>
  );
}

type ReadyProps = Pick<ChoicePageProps, "needs"> & { quoteId: number };

/** What the agent will ask for, to tick off. The ticks are of this tab alone. */
function Ready({ needs, quoteId }: ReadyProps) {
  const { t } = useTranslation("consumer");
  const language = useLanguage();
  const ticks = useDraft<string[]>(`ready-${quoteId}`, []);
  const lists = toHaveReady(needs, language);
  if (lists.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="choice-ready">
      <Stack $gap={4}>
        <div>
          <h2 id="choice-ready">{t("choice.ready")}</h2>
          <p>{t("choice.readyText")}</p>
        </div>
        {lists.map(({ type, items }) => (
          <Stack key={type} $gap={2}>
            <h3>{t(typeNameKeys[type])}</h3>
            <Items>
              {items.map((item, index) => {
                // The same in either language.
                const key = `${type}-${index}`;
                return (
                  <li key={key}>
                    <Checkbox
                      name={`ready-${key}`}
                      label={item}
                      checked={ticks.value.includes(key)}
                      onChange={(isTicked) =>
                        ticks.keep(
                          isTicked
                            ? [...ticks.value, key]
                            : ticks.value.filter((each) => each !== key),
                        )
                      }
                    />
                  </li>
                );
              })}
            </Items>
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function Chosen({ choice: { quote }, needs }: ChoicePageProps) {
  const { t } = useTranslation("consumer");
  const { money } = useFormats();
  const { monthly } = displayedPrice(quote);
  return (
    <Card as="section" $padding="small" aria-label={t("choice.chosen")}>
      <Disclosure summary={t("choice.chosenFor", { amount: money(monthly) })}>
        <Policy>
          <Stack $gap={5}>
            <p>{t("quotes.summaryTitle", { number: quote.number, carrier: quote.carrierName })}</p>
            <QuotePrice quote={quote} />
            {quote.prices.length > 1 && <PriceTable quote={quote} />}
          </Stack>
          {heldCovers(quote.cover ?? {}, needs).map((held) => (
            <CoverSection key={held.type} held={held} />
          ))}
        </Policy>
      </Disclosure>
    </Card>
  );
}
