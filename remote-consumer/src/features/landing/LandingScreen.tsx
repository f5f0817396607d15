import { Screen, useSession, useTranslation } from "@quotehaven/platform";
import { lazy, Suspense } from "react";
import { ClosingCall } from "./ClosingCall";
import { Different } from "./Different";
import { Hero } from "./Hero";
import { HowItWorks } from "./HowItWorks";
import { LandingFooter } from "./LandingFooter";
import { LandingHeader } from "./LandingHeader";
import { useLandingModal } from "./useLandingModal";

const loadRegisterModal = () => import("./RegisterModal");
const RegisterModal = lazy(async () => ({ default: (await loadRegisterModal()).RegisterModal }));

const topBlockId = "home";

/** Warms the modal's code up; a failure is told when the modal is really opened. */
function approachRegister(): void {
  loadRegisterModal().catch(() => undefined);
}

/** What the product is and what it promises, and the way into it. */
export function LandingScreen() {
  const { t } = useTranslation();
  const isVisitor = useSession().status !== "signedIn";
  const { isRegisterOpen, openRegister, closeRegister } = useLandingModal();
  const getQuotes = { onGetQuotes: openRegister, onApproach: approachRegister };
  return (
    <Screen title={t("landing.title")}>
      <LandingHeader topBlockId={topBlockId} {...getQuotes} />
      <main id="content">
        <Hero id={topBlockId} {...getQuotes} />
        <HowItWorks />
        <Different />
        {isVisitor && <ClosingCall {...getQuotes} />}
      </main>
      <LandingFooter />
      {isVisitor && isRegisterOpen && (
        <Suspense fallback={null}>
          <RegisterModal onClose={closeRegister} />
        </Suspense>
      )}
    </Screen>
  );
}
