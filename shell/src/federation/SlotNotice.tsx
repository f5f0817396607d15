import { Button, ProblemNotice, Skeleton } from "@quotehaven/shared-ui";
import { useTranslation } from "@quotehaven/platform";
import { styled } from "styled-components";
import type { RemoteErrorKind } from "./RemoteError";

const Place = styled.section`
  max-width: 720px;
  margin: 48px auto;
  padding: 0 16px;
`;

/** What stands in a slot whose remote is not there: what happened, and what can be done now. */
export function SlotNotice({ kind, onRetry }: { kind?: RemoteErrorKind; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Place>
      <ProblemNotice
        title={t("federation.unavailableTitle")}
        action={<Button onClick={onRetry}>{t("federation.tryAgain")}</Button>}
      >
        {t(kind === "contract" ? "federation.outdated" : "federation.unavailable")}
      </ProblemNotice>
    </Place>
  );
}

/** What stands in a slot until its remote is there. */
export function SlotSkeleton() {
  const { t } = useTranslation();
  return (
    <Place aria-busy="true" aria-label={t("federation.loading")}>
      <Skeleton />
    </Place>
  );
}
