import { useToast } from "@quotehaven/platform";
import { Container, ProblemNotice } from "@quotehaven/shared-ui";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation } from "react-router-dom";
import { parentPath, plainPath } from "./registry";

/**
 * An unknown path goes to its parent, which may be unknown as well and goes to its own (ROU-1). A toast
 * says so, once for all of them.
 */
export function GoToParent() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  const toast = useToast();
  const hasParent = plainPath(pathname) !== "/";
  useEffect(() => {
    if (hasParent) toast(t("federation.unknownPath"), { kind: "info", subject: "unknown path" });
  }, [hasParent, toast, t]);
  if (hasParent) return <Navigate to={parentPath(pathname)} replace />;
  // Only where no remote owns the landing page: there is nowhere left to go.
  return (
    <Container as="main" style={{ paddingBlock: 48 }}>
      <ProblemNotice
        titleAs="h1"
        title={t("federation.unavailableTitle")}
        message={t("federation.unavailable")}
      />
    </Container>
  );
}
