import { ifNobodyCalls, stepsAfterChoice, toHaveReady } from "@quotehaven/contract/choice";
import { heldCovers, type Needs } from "@quotehaven/contract/cover";
import {
  ScreenHeading,
  useDraft,
  useFormats,
  useLanguage,
  useNewsOfQuoteSeen,
} from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { Button, ButtonLink, Card, Icon, Row, Stack, theme } from "@quotehaven/shared-ui";
import { Badge } from "@quotehaven/shared-ui/content";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeNameKeys } from "../../shared/insuranceTypeNames";
import { Timeline, type StepState } from "../../shared/Timeline";
import { CoverSection } from "../../shared/quotes/CoverSection";
import { notPrinted } from "../../shared/notPrinted";
import { PriceTable } from "../../shared/quotes/PriceTable";
import { phoneLink } from "../../shared/quotes/phoneLink";
import { QuotePrice } from "../../shared/quotes/QuotePrice";
import { TakeBackChoice } from "../../shared/quotes/TakeBackChoice";
import { Agreement } from "./Agreement";
import { useDeadline } from "../../shared/quotes/useDeadline";
import type { LiveChoice } from "../../shared/quotes/choiceOf";
import { WhoCalls } from "./WhoCalls";

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(5)};

  & > p {
    max-width: 62ch;
    color: ${theme.color.inkMuted};
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 380px);
  align-items: start;
  gap: ${theme.space(5)};

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
  && {
    font-weight: ${theme.weight.bold};
    color: ${theme.color.ink};
  }
`;

const NotPrinted = styled(Stack).attrs({ $gap: 4, $align: "start" })`
  ${notPrinted}

  & > section {
    align-self: stretch;
  }
`;

type ChoicePageProps = { choice: LiveChoice; needs: Partial<Needs> };

/** A choice that holds: what matters now first, what it was about beside it. */
export function ChoicePage({ choice, needs }: ChoicePageProps) {
  const { t } = useTranslation("consumer");
  const due = useDeadline(choice.due);
  useNewsOfQuoteSeen(choice.quote.id);
  return (
    <>
      <Head>
        <ScreenHeading>{t("choice.heading", { carrier: choice.quote.carrierName })}</ScreenHeading>
        <StateBadge state={choice.state} />
        {choice.state === "waiting" && <Congratulation>{t("quotes.chosen")}</Congratulation>}
        <p>{t(`choice.lead.${choice.state}`, { due })}</p>
        <MainAction {...choice} />
      </Head>
      <Columns>
        <Stack $gap={5}>
          <WhoCalls choice={choice} />
          <NextSteps choice={choice} />
          <Ready needs={needs} quoteId={choice.quote.id} />
        </Stack>
        <Stack $gap={5}>
          <Chosen choice={choice} needs={needs} />
          {choice.consent && <Agreement consent={choice.consent} />}
          <NotPrinted>
            {choice.state !== "confirmed" && <ChangeOfMind choice={choice} />}
            <ButtonLink as={Link} to="/profile/my-quotes" $emphasis="quiet">
              {t("choice.allQuotes")}
            </ButtonLink>
          </NotPrinted>
        </Stack>
      </Columns>
    </>
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

/** The one thing to do now; while the agent has time there is none. */
function MainAction({ state, quote }: LiveChoice) {
  const { t } = useTranslation("consumer");
  const formats = useFormats();
  const phone = quote.agent?.phone;
  return (
    <NotPrinted>
      <Row>
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
        <Button onClick={() => window.print()}>{t("choice.print")}</Button>
      </Row>
    </NotPrinted>
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
    <Card as="section" aria-labelledby="choice-next">
      <Stack $gap={4}>
        <h2 id="choice-next">{t("choice.next")}</h2>
        <Timeline steps={steps} />
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
  return (
    <Card as="section" aria-labelledby="choice-chosen">
      <Stack $gap={5}>
        <div>
          <h2 id="choice-chosen">{t("choice.chosen")}</h2>
          <p>{t("quotes.summaryTitle", { number: quote.number, carrier: quote.carrierName })}</p>
        </div>
        <QuotePrice quote={quote} />
        {quote.prices.length > 1 && <PriceTable quote={quote} />}
        {heldCovers(quote.cover ?? {}, needs).map((held) => (
          <CoverSection key={held.type} held={held} />
        ))}
      </Stack>
    </Card>
  );
}

function ChangeOfMind({ choice: { quote } }: { choice: LiveChoice }) {
  const { t } = useTranslation("consumer");
  return (
    <Card as="section" $tone="sunken" aria-labelledby="choice-change">
      <Stack $gap={3} $align="start">
        <h2 id="choice-change">{t("choice.change")}</h2>
        <p>{t("quotes.takeBackHint")}</p>
        <TakeBackChoice quote={quote} />
      </Stack>
    </Card>
  );
}
