import { Navigate, useLocation } from "react-router-dom";
import { Container, ProblemNotice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { parentPath, plainPath } from "./registry";

/** An unknown path goes to its parent, which may be unknown as well and goes to its own (ROU-1). */
export function GoToParent() {
  const { t } = useTranslation("shell");
  const { pathname } = useLocation();
  if (plainPath(pathname) !== "/") return <Navigate to={parentPath(pathname)} replace />;
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
