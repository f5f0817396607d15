import type { ConsumerQuotes } from "@quotehaven/contract/wire";
import { Link } from "react-router-dom";
import { ButtonLink, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Application } from "../../shared/applicationApi";
import { answeredOf, openQuotes, type NextStep } from "./standing";

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(3, 5)};
  padding: ${theme.space(4)};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.accentSoft};

  & > p {
    flex: 1 1 260px;
    max-width: 60ch;
  }
`;

const application = "/profile/application";
const quotes = "/profile/my-quotes";
const choice = "/profile/my-quotes/choice";

/** Where each next step is taken. */
const places: Record<NextStep, string> = {
  start: application,
  answer: application,
  submit: application,
  resubmit: application,
  wait: application,
  askAgain: application,
  waitForUpdates: quotes,
  compare: `${quotes}?view=compare`,
  seeQuotes: quotes,
  prepare: choice,
  chooseAnother: quotes,
  call: choice,
};

type NextActionProps = {
  step: NextStep;
  application: Application;
  quotes: ConsumerQuotes | undefined;
  /** YYYY-MM-DD, by the server's clock. */
  today: string;
};

/** The one thing to do next, in a sentence and a button. */
export function NextAction(props: NextActionProps) {
  const { t } = useTranslation("consumer");
  const { step } = props;
  const open = openQuotes(props.quotes?.quotes ?? [], props.today).length;
  const count = step === "answer" ? answeredOf(props.application).left : open;
  // A single quote has nothing beside it.
  const to = step === "compare" && open === 1 ? quotes : places[step];
  return (
    <Root>
      <p>{t(`standing.next.${step}`, { count })}</p>
      <ButtonLink as={Link} to={to} emphasis="primary">
        {t(`standing.action.${step}`, { count })}
      </ButtonLink>
    </Root>
  );
}
