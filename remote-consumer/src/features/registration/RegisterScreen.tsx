import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { Screen } from "@quotehaven/platform";
import { Form } from "@quotehaven/platform/forms";
import { Button, Container, theme, visuallyHidden } from "@quotehaven/shared-ui";
import { Slide } from "@quotehaven/shared-ui/content";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { typeInSentenceKeys } from "../../shared/insuranceTypeNames";
import { PublicHeader } from "../../shared/PublicHeader";
import { useFocusOnTurn } from "../../shared/questionnaire/useFocusOnTurn";
import { ContinueElsewhere } from "./ContinueElsewhere";
import { RegistrationHead } from "./RegistrationHead";
import { beside, RegistrationPicture } from "./RegistrationPicture";
import { StepContent } from "./StepContent";
import { useRegistration, type Registration } from "./useRegistration";
import { useWizardKeys } from "./useWizardKeys";

/** The picture is beside everything else, or above the form where there is no room. */
const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 760px);
  justify-content: center;
  gap: ${theme.space(5)};
  padding-block: ${theme.space(8, 16)};

  ${theme.mobile} {
    gap: ${theme.space(3)};
    padding-block: ${theme.space(5, 10)};
  }

  ${beside} {
    grid-template-columns: minmax(0, 760px) minmax(0, 320px);
    justify-content: space-between;

    & > * {
      grid-column: 1;
    }

    & > figure {
      grid-area: 1 / 2 / span 3;
    }
  }
`;

/** The step above it is marked as the open one; this is what takes the focus, and is read out. */
const StepTitle = styled.h2`
  ${visuallyHidden}
`;

/** Nothing that has the focus is hidden by what stays at the lower edge. */
const Parts = styled.div`
  & :is(input, select, textarea, button) {
    scroll-margin-block: ${theme.space(6, 28)};
  }
`;

/** What leads on is at one place on every page: the lower edge, wherever the page is scrolled to. */
const Buttons = styled.div`
  z-index: ${theme.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space(3)};
  /* As wide as the focus ring of what it covers. */
  margin: ${theme.space(8)} -${theme.space(1)} 0;
  padding: ${theme.space(3, 1)};
  border-top: 1px solid ${theme.color.line};
  background: ${theme.color.surface};

  & > :last-child {
    margin-inline-start: auto;
  }

  /* Both beside each other on the narrowest phones, too. */
  @media (max-width: 400px) {
    & > button {
      padding-inline: ${theme.space(2)};
    }
  }

  @media (min-height: 560px) {
    position: sticky;
    bottom: 0;
  }
`;

const Kept = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space(1)};
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};

  /* Its words begin where the sentence does. */
  & > button {
    margin-inline-start: -${theme.space(3)};
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
  const { t } = useTranslation("consumer");
  const registration = useRegistration(insuranceTypeId, onRegistered);
  const { place, isRefused } = registration;
  const { step, page } = place;
  const index = step * PAGES_AT_MOST + page;
  const steps = useRef<HTMLElement>(null);
  const heading = useFocusOnTurn<HTMLHeadingElement>(index, isRefused, steps);
  useWizardKeys({ onEnter: registration.advance, onLeft: registration.goBack });
  const type = t(typeInSentenceKeys[insuranceTypeId]);
  const titles = ([1, 2, 3, 4] as const).map((each) => t(`registration.step${each}`, { type }));
  return (
    <Screen title={t("registration.title", { type })}>
      <PublicHeader />
      <main id="content">
        <Page>
          <RegistrationHead
            registration={registration}
            heading={t("registration.heading", { type })}
            titles={titles}
            steps={steps}
          />
          <RegistrationPicture registration={registration} />
          <Form
            form={registration.form}
            onSubmit={registration.advance}
            asks={false}
            enterKey="next"
            aria-labelledby="wizard-step"
          >
            <Parts>
              {/* Each page has a heading of its own, so that it is read out when it takes the focus. */}
              <StepTitle key={index} id="wizard-step" ref={heading} tabIndex={-1}>
                {titles[step - 1]}
              </StepTitle>
              <Slide index={index}>
                <StepContent registration={registration} />
              </Slide>
              <StepButtons registration={registration} />
            </Parts>
          </Form>
          <Kept>
            <p>{t("registration.kept")}</p>
            <ContinueElsewhere registration={registration} />
          </Kept>
        </Page>
      </main>
    </Screen>
  );
}

function StepButtons({ registration }: { registration: Registration }) {
  const { t } = useTranslation("consumer");
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
