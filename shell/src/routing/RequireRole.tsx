import type { Role } from "@quotehaven/contract/rules";
import { homePath, Problem, Screen, useSelector, useSession } from "@quotehaven/platform";
import { Navigate, useLocation, useNavigate, useNavigationType } from "react-router-dom";
import { landingPath, opensOnPage, rememberPath } from "@quotehaven/platform/shell";
import { Container, SkeletonCard, SkeletonScreen } from "@quotehaven/shared-ui";
import { useEffect, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StandalonePage } from "../page/StandalonePage";
import { useShell } from "../context/ShellContext";
import { isSignInOpen } from "../signIn/askedSignIn";

/**
 * Remembers where the person wanted to go, and sends them to where they sign in: consumers and agents
 * to Landing (ROU-10), others to the page that their manifest names.
 */
function SendToSignIn({ role, isRemembered }: { role: Role; isRemembered: boolean }) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (isRemembered) rememberPath(pathname + search + hash);
    // Whoever opened the sign-in before the next screen was there finds it open over that.
    const kept = isSignInOpen(state) ? { state } : {};
    void navigate(opensOnPage(role) ? landingPath(role) : "/", { replace: true, ...kept });
  }, [pathname, search, hash, state, role, isRemembered, navigate]);
  return <GuardSkeleton />;
}

function GuardSkeleton() {
  return (
    <Container as="main" style={{ paddingBlock: 48 }}>
      <SkeletonScreen>
        <SkeletonCard />
      </SkeletonScreen>
    </Container>
  );
}

/** What a route shows behind the guard that it asks for. */
export function Guarded({ role, children }: { role: Role | "anyone"; children: ReactNode }) {
  return role === "anyone" ? children : <RequireRole role={role}>{children}</RequireRole>;
}

/**
 * Lets in only whom a route is for. Nobody signed in: Landing, and back here
 * after the sign-in. The other role: their own profile. Nothing of the route is
 * loaded or shown before the session is known.
 */
function RequireRole({ role, children }: { role: Role; children: ReactNode }) {
  const { keeper } = useShell();
  const session = useSession();
  const problem = useSelector((state) => state.session.problem);
  const endedBy = useSelector((state) => state.session.endedBy);
  const movedBy = useNavigationType();
  const { t } = useTranslation("platform");
  const [wasIn, setWasIn] = useState(false);
  const isIn = session.status === "signedIn" && session.role === role;
  if (isIn && !wasIn) setWasIn(true);
  // Whoever signed out and goes back through what they left does not want to go there.
  const isLeft = endedBy === "signedOut" && (wasIn || movedBy === "POP");

  if (isIn) return children;
  if (session.status === "signedIn") return <Navigate to={homePath(session.role)} replace />;
  if (session.status === "anonymous") {
    return <SendToSignIn role={role} isRemembered={!isLeft} />;
  }
  if (problem) {
    // No area is around it yet, so it brings the way home itself.
    return (
      <Screen title={t("problem.title")}>
        <StandalonePage>
          <Problem error={problem} onRetry={() => void keeper.check()} />
        </StandalonePage>
      </Screen>
    );
  }
  return <GuardSkeleton />;
}
