import { insuranceTypes } from "@quotehaven/contract/rules";
import { rememberedPath, Screen, useHistoryEntry, useSession } from "@quotehaven/platform";
import { Navigate } from "react-router-dom";
import { LandingHeader, useLandingModal } from "@quotehaven/shared-features/landing";
import { lazyDialog } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TypedStart } from "../../shared/register/RegisterModal";
import { ConsumerHero } from "./ConsumerHero";
import { Below, Foot } from "./below";

const RegisterModal = lazyDialog(
  async () => (await import("../../shared/register/RegisterModal")).RegisterModal,
  ({ onClose }) => onClose(),
);

const nothingTyped: TypedStart = { type: insuranceTypes.home, zip: "" };

/** Warms the modal's code up; a failure is shown when the modal is really opened. */
function approachRegister(): void {
  RegisterModal.load().catch(() => undefined);
}

/** A remembered destination with this in it survives the arrival on Landing (ROU-5). */
const survivingDestination = "my-quotes";

/**
 * Whether somebody was on the way to their quotes when they were sent to Landing. Any other
 * destination is the shell's to forget: it knows whether a sign-in is under way that leads there.
 */
const isOnTheWayToQuotes = () => rememberedPath()?.includes(survivingDestination) ?? false;

const readLink = (kept: unknown) => (typeof kept === "string" ? kept : null);

/**
 * What the product is and what it promises, and the way into it. A mailed link to a registration,
 * which comes by here because it names no address of ours, is led on.
 */
export function LandingScreen() {
  const registration = useHistoryEntry("registration", readLink).value;
  if (registration === null) return <Landing />;
  return <Navigate to="/auth/register/continued" replace state={{ token: registration }} />;
}

function Landing() {
  const { t } = useTranslation("consumer");
  const isVisitor = useSession().status !== "signedIn";
  // Until somebody has typed something, the modal asks without an answer.
  const [typed, onTyped] = useState<TypedStart | null>(null);
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
    <Screen>
      <LandingHeader
        start={start}
        logIn={{ role: "consumer", label: t("landing.logIn") }}
        others={{ to: "/agent", label: t("landing.agents") }}
      />
      <main id="content">
        <ConsumerHero start={start} onTyped={onTyped} typed={typed ?? nothingTyped} />
        <Below start={isVisitor ? start : null} />
      </main>
      <Foot />
      {isVisitor && isRegisterOpen && <RegisterModal typed={typed} onClose={closeRegister} />}
    </Screen>
  );
}
