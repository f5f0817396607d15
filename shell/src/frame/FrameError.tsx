import { Container, ProblemNotice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** What is shown when the frame itself breaks: the last resort before a blank page. */
export function FrameError() {
  const { t } = useTranslation("shell");
  return (
    <Container as="main" style={{ paddingBlock: 48 }}>
      <ProblemNotice
        title={t("frame.brokenTitle")}
        message={t("frame.broken")}
        onRetry={() => window.location.reload()}
        retryLabel={t("frame.reload")}
      />
    </Container>
  );
}
