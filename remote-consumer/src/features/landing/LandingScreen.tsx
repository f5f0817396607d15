import { Screen, useSession, useTranslation } from "@quotehaven/platform";
import {
  ClosingCall,
  LandingFooter,
  LandingHeader,
  useLandingModal,
} from "@quotehaven/platform/landing";
import { lazyDialog } from "@quotehaven/shared-ui";
import clientTerms from "../../assets/client-terms.pdf";
import { ConsumerHero } from "./ConsumerHero";
import { Different } from "./Different";
import { HowItWorks } from "./HowItWorks";
import { isOnTheWayToQuotes } from "./isOnTheWayToQuotes";

const RegisterModal = lazyDialog(
  async () => (await import("../../shared/register/RegisterModal")).RegisterModal,
  ({ onClose }) => onClose(),
);

/** Warms the modal's code up; a failure is shown when the modal is really opened. */
function approachRegister(): void {
  RegisterModal.load().catch(() => undefined);
}

/** What the product is and what it promises, and the way into it. */
export function LandingScreen() {
  const { t } = useTranslation<"consumer">();
  const isVisitor = useSession().status !== "signedIn";
  const { isRegisterOpen, openRegister, closeRegister } = useLandingModal(
    "consumer",
    isOnTheWayToQuotes,
  );
  const start = {
    label: t("landing.getQuotes"),
    onStart: openRegister,
    onApproach: approachRegister,
  };
  return (
    <Screen title={t("landing.title")}>
      <LandingHeader
        start={start}
        logIn={{ as: "consumer", label: t("landing.logIn") }}
        others={{ to: "/agent", label: t("landing.agents") }}
      />
      <main id="content">
        <ConsumerHero start={start} />
        <HowItWorks />
        <Different />
        {isVisitor && (
          <ClosingCall
            title={t("landing.closing.title")}
            text={t("landing.closing.text")}
            start={start}
          />
        )}
      </main>
      <LandingFooter terms={{ href: clientTerms, label: t("landing.terms") }} />
      {isVisitor && isRegisterOpen && <RegisterModal onClose={closeRegister} />}
    </Screen>
  );
}
