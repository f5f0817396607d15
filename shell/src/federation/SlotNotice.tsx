import {
  Container,
  ProblemNotice,
  SkeletonScreen,
  SkeletonText,
  theme,
} from "@quotehaven/shared-ui";
import { LogoLink, useTranslation } from "@quotehaven/platform";
import { createContext, useContext } from "react";
import styled from "styled-components";
import type { RemoteErrorKind } from "./RemoteError";

/** Whether another screen is around this place, with the way home and the page's `main`. */
export const InsideFrame = createContext(false);

// The frame of an area comes with its remote; without it there must still be a way home.
const WayHome = styled.header`
  padding: ${theme.space(5, 6)};
`;

/** What a slot shows whose remote is not there: what happened, and what can be done now. */
export function SlotNotice({
  kind,
  busy,
  onRetry,
}: {
  kind?: RemoteErrorKind;
  /** Trying again is under way. */
  busy?: boolean;
  onRetry: () => void;
}) {
  const { t } = useTranslation<"shell">();
  const notice = (
    <ProblemNotice
      titleAs="h1"
      title={t("federation.unavailableTitle")}
      message={t(kind === "contract" ? "federation.outdated" : "federation.unavailable")}
      retryLabel={t("federation.tryAgain")}
      busy={busy}
      onRetry={onRetry}
    />
  );
  if (useContext(InsideFrame)) return notice;
  return (
    <>
      <WayHome>
        <LogoLink to="/" />
      </WayHome>
      <Container as="main">{notice}</Container>
    </>
  );
}

/** What a slot shows until its remote is there. */
export function SlotSkeleton() {
  return (
    <Container>
      <SkeletonScreen>
        <SkeletonText lines={5} />
      </SkeletonScreen>
    </Container>
  );
}
