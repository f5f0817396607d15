import type { ConsumerQuotes } from "@quotehaven/contract/wire";
import { Link } from "react-router-dom";
import { ButtonLink, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Application } from "../../shared/applicationApi";
import { answeredOf, type NextStep } from "./standing";

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
  wait: "/profile/submitted",
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
};

/** The one thing to do next, in a sentence and a button. */
export function NextAction(props: NextActionProps) {
  const { t } = useTranslation("consumer");
  const { step } = props;
  const standing = (props.quotes?.quotes ?? []).filter(({ isRemoved }) => !isRemoved).length;
  const count = step === "answer" ? answeredOf(props.application).left : standing;
  return (
    <Root>
      <p>{t(`standing.next.${step}`, { count })}</p>
      <ButtonLink as={Link} to={places[step]} $emphasis="primary">
        {t(`standing.action.${step}`, { count })}
      </ButtonLink>
    </Root>
  );
}
