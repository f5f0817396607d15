import { Screen, useHistoryEntry, useSession } from "@quotehaven/platform";
import { useNavigate } from "react-router-dom";
import {
  LandingHeader,
  useLandingModal,
  Hero,
  type LandingStart,
} from "@quotehaven/shared-features/landing";
import { lazyDialog } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { Below, Foot } from "./below";
import { SampleBoard } from "./SampleBoard";

const AgentRegistrationModal = lazyDialog(
  async () => (await import("./AgentRegistrationModal")).AgentRegistrationModal,
  ({ onClose }) => onClose(),
);

const ConfirmEmailNotice = lazyDialog(
  async () => (await import("./ConfirmEmailNotice")).ConfirmEmailNotice,
  ({ onClose }) => onClose(),
);

function readEmail(kept: unknown): string | null {
  return typeof kept === "string" ? kept : null;
}

/** Warms the modal's code up; a failure is shown when the modal is really opened. */
function approachRegistration(): void {
  AgentRegistrationModal.load().catch(() => undefined);
}

/** What agents find here, what it costs them, and the way in. */
export function LandingScreen() {
  const { t } = useTranslation("agent");
  const isVisitor = useSession().status !== "signedIn";
  const { isRegisterOpen, openRegister, closeRegister } = useLandingModal("agent");
  // In the history, so that a reload shows it again.
  const { value: registeredEmail, open: showRegistered } = useHistoryEntry("registered", readEmail);
  const navigate = useNavigate();
  const start = {
    label: t("agentLanding.startQuoting"),
    onStart: openRegister,
    onApproach: approachRegistration,
  };
  return (
    <Screen>
      <LandingHeader
        start={start}
        logIn={{ role: "agent", label: t("agentLanding.logIn") }}
        others={{ to: "/", label: t("agentLanding.notAgent") }}
      />
      <main id="content">
        <AgentHero start={start} />
        <Below start={isVisitor ? start : null} />
      </main>
      <Foot />
      {isVisitor && isRegisterOpen && registeredEmail === null && (
        <AgentRegistrationModal
          onRegistered={(email) => showRegistered(email, { isInPlace: true })}
          onClose={closeRegister}
        />
      )}
      {isVisitor && registeredEmail !== null && (
        <ConfirmEmailNotice
          email={registeredEmail}
          onClose={() => void navigate("/agent", { replace: true })}
        />
      )}
    </Screen>
  );
}

/** Clients who are ready for a quote. */
function AgentHero({ start }: { start: LandingStart }) {
  const { t } = useTranslation("agent");
  return (
    <Hero
      texts={{
        eyebrow: t("agentLanding.hero.eyebrow"),
        title: t("agentLanding.hero.title"),
        text: t("agentLanding.hero.text"),
        seeHow: t("agentLanding.hero.seeHow"),
        notes: [
          t("agentLanding.hero.free"),
          t("agentLanding.hero.fee"),
          t("agentLanding.hero.back"),
        ],
      }}
      start={start}
      picture={<SampleBoard />}
    />
  );
}
