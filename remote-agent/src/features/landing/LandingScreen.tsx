import { Screen, useSession, useTranslation } from "@quotehaven/platform";
import { lazy, Suspense } from "react";
import { ClosingCall } from "./ClosingCall";
import { Different } from "./Different";
import { Hero } from "./Hero";
import { HowItWorks } from "./HowItWorks";
import { LandingFooter } from "./LandingFooter";
import { LandingHeader } from "./LandingHeader";
import { useAgentLandingModal } from "./useAgentLandingModal";

const loadModal = () => import("./AgentRegistrationModal");
const AgentRegistrationModal = lazy(async () => ({
  default: (await loadModal()).AgentRegistrationModal,
}));

const topBlockId = "home";

/** Warms the modal's code up; a failure is told when the modal is really opened. */
function approachRegistration(): void {
  loadModal().catch(() => undefined);
}

/** What agents find here, what it costs them, and the way in. */
export function LandingScreen() {
  const { t } = useTranslation();
  const isVisitor = useSession().status !== "signedIn";
  const { isRegisterOpen, openRegister, closeRegister } = useAgentLandingModal();
  const start = { onStart: openRegister, onApproach: approachRegistration };
  return (
    <Screen title={t("agentLanding.title")}>
      <LandingHeader topBlockId={topBlockId} {...start} />
      <main id="content">
        <Hero id={topBlockId} {...start} />
        <HowItWorks />
        <Different />
        {isVisitor && <ClosingCall {...start} />}
      </main>
      <LandingFooter />
      {isVisitor && isRegisterOpen && (
        <Suspense fallback={null}>
          <AgentRegistrationModal onClose={closeRegister} />
        </Suspense>
      )}
    </Screen>
  );
}
