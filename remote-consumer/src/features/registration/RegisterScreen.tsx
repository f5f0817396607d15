import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { Form, Screen, useTranslation } from "@quotehaven/platform";
import { Button, Container, Slide, Stepper, theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { typeInSentenceKeys } from "../../shared/insuranceTypeNames";
import { PublicHeader } from "../../shared/PublicHeader";
import { StepContent } from "./StepContent";
import { useFocusOnTurn } from "./useFocusOnTurn";
import { useRegistration, type Registration } from "./useRegistration";
import { useWizardKeys } from "./useWizardKeys";

const Page = styled(Container)`
  display: grid;
  gap: ${theme.space(6)};
  padding-block: ${theme.space(8, 16)};
`;

const Head = styled.div`
  display: grid;
  gap: ${theme.space(2)};

  & > p {
    color: ${theme.color.inkMuted};
  }
`;

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space(6)};

  & h2:focus {
    outline: none;
  }
`;

const StepTitle = styled.h2`
  margin-bottom: ${theme.space(5)};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(3)};
  padding-top: ${theme.space(5)};
  border-top: 1px solid ${theme.color.line};

  & > :last-child {
    margin-inline-start: auto;
  }
`;

/** More pages than a step may have, so that each place has a number of its own. */
const PAGES_AT_MOST = 100;

type RegisterScreenProps = {
  insuranceTypeId: InsuranceTypeId;
  /** Told where the confirmation was sent. */
  onRegistered: (email: string) => void;
};

/** Registration in four steps for one insurance type. */
export function RegisterScreen({ insuranceTypeId, onRegistered }: RegisterScreenProps) {
  const { t } = useTranslation<"consumer">();
  const registration = useRegistration(insuranceTypeId, onRegistered);
  const { place, isComplete, isRefused } = registration;
  const { step, page } = place;
  const heading = useFocusOnTurn(place, isRefused);
  useWizardKeys({ onEnter: registration.advance, onLeft: registration.goBack });
  const type = t(typeInSentenceKeys[insuranceTypeId]);
  const titles = ([1, 2, 3, 4] as const).map((each) => t(`registration.step${each}`, { type }));
  return (
    <Screen title={t("registration.title", { type })}>
      <PublicHeader />
      <main id="content">
        <Page width="text">
          <Head>
            <h1>{t("registration.heading", { type })}</h1>
            <p>{t("registration.lead")}</p>
          </Head>
          <Stepper
            aria-label={t("registration.stepsLabel")}
            steps={titles.map((label, index) => ({
              label,
              state: index + 1 === step ? "current" : isComplete(index + 1) ? "done" : "todo",
            }))}
            onSelect={(index) => registration.goTo(index + 1)}
          />
          <Form
            form={registration.form}
            onSubmit={registration.advance}
            asks={false}
            aria-labelledby="wizard-step"
          >
            <Parts>
              <Slide index={step * PAGES_AT_MOST + page}>
                <StepTitle id="wizard-step" ref={heading} tabIndex={-1}>
                  {titles[step - 1]}
                </StepTitle>
                <StepContent registration={registration} />
              </Slide>
              <StepButtons registration={registration} />
            </Parts>
          </Form>
        </Page>
      </main>
    </Screen>
  );
}

function StepButtons({ registration }: { registration: Registration }) {
  const { t } = useTranslation<"consumer">();
  const { place, isLast, busy, questions, pages } = registration;
  return (
    <Buttons>
      {place.step > 1 && (
        <Button onClick={registration.goBack} disabled={busy !== null}>
          {t("registration.previous")}
        </Button>
      )}
      <Button
        type="submit"
        emphasis="primary"
        busy={busy !== null}
        busyLabel={t(`registration.${busy ?? "checking"}`)}
        disabled={isLast && !questions.catalogue}
      >
        {t(isLast && pages.isLast ? "registration.finish" : "registration.next")}
      </Button>
    </Buttons>
  );
}
