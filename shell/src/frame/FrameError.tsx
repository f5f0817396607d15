import { Screen } from "@quotehaven/platform";
import { Container, ProblemNotice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** What is shown when the frame itself breaks: the last resort before a blank page. */
export function FrameError() {
  const { t } = useTranslation("shell");
  const title = t("frame.brokenTitle");
  return (
    <Screen title={title}>
      <Container as="main" style={{ paddingBlock: 48 }}>
        <ProblemNotice
          titleAs="h1"
          title={title}
          message={t("frame.broken")}
          onRetry={() => window.location.reload()}
          retryLabel={t("frame.reload")}
        />
      </Container>
    </Screen>
  );
}
