import {
  Screen,
  useHistoryEntry,
  useNavigate,
  useSession,
  useTranslation,
} from "@quotehaven/platform";
import {
  ClosingCall,
  LandingFooter,
  LandingHeader,
  StickyStart,
  useLandingModal,
} from "@quotehaven/platform/landing";
import { lazyDialog } from "@quotehaven/shared-ui";
import agentTerms from "../../assets/agent-terms.pdf";
import { AgentHero } from "./AgentHero";
import { Costs } from "./Costs";
import { Different } from "./Different";
import { HowItWorks } from "./HowItWorks";
import { Questions } from "./Questions";

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
  const { t } = useTranslation<"agent">();
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
    <Screen title={t("agentLanding.title")}>
      <LandingHeader
        start={start}
        logIn={{ as: "agent", label: t("agentLanding.logIn") }}
        others={{ to: "/", label: t("agentLanding.notAgent") }}
      />
      <main id="content">
        <AgentHero start={start} />
        {/* The hero has its own button; from here on one stays in reach. */}
        <div>
          <HowItWorks />
          <Different />
          <Costs />
          <Questions />
          {isVisitor && (
            <ClosingCall
              title={t("agentLanding.closing.title")}
              text={t("agentLanding.closing.text")}
              start={start}
            />
          )}
          {isVisitor && <StickyStart start={start} />}
        </div>
      </main>
      <LandingFooter terms={{ href: agentTerms, label: t("agentLanding.terms") }} />
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
