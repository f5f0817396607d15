import { Container, ProblemNotice, SkeletonScreen, SkeletonText } from "@quotehaven/shared-ui";
import { useTranslation } from "@quotehaven/platform";
import type { RemoteErrorKind } from "./RemoteError";

/** What stands in a slot whose remote is not there: what happened, and what can be done now. */
export function SlotNotice({ kind, onRetry }: { kind?: RemoteErrorKind; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Container as="main">
      <ProblemNotice
        title={t("federation.unavailableTitle")}
        message={t(kind === "contract" ? "federation.outdated" : "federation.unavailable")}
        retryLabel={t("federation.tryAgain")}
        onRetry={onRetry}
      />
    </Container>
  );
}

/** What stands in a slot until its remote is there. */
export function SlotSkeleton() {
  return (
    <Container>
      <SkeletonScreen>
        <SkeletonText lines={5} />
      </SkeletonScreen>
    </Container>
  );
}
