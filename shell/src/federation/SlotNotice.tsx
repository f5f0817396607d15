import {
  Button,
  Container,
  ProblemNotice,
  SkeletonScreen,
  SkeletonText,
  theme,
} from "@quotehaven/shared-ui";
import { events, LogoLink, Screen, useSession } from "@quotehaven/platform";
import { createContext, useContext } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { AreaFrame } from "./AreaFrame";
import type { RemoteErrorKind } from "./RemoteError";

/** Whether another screen is around this place, with the way home and the page's `main`. */
export const InsideFrame = createContext(false);

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(4)};
  padding: ${theme.space(5, 6)};
`;

/** The ways home and out, where no area is around. */
function WayOut() {
  const { t } = useTranslation("shell");
  const { status } = useSession();
  return (
    <Header>
      <LogoLink to="/" />
      {status === "signedIn" && (
        <Button emphasis="quiet" size="small" onClick={() => events.emit("signOutRequested", {})}>
          {t("area.logOut")}
        </Button>
      )}
    </Header>
  );
}

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
  const { t } = useTranslation("shell");
  const title = t("federation.unavailableTitle");
  const notice = (
    <Screen title={title}>
      <ProblemNotice
        titleAs="h1"
        title={title}
        message={t(kind === "contract" ? "federation.outdated" : "federation.unavailable")}
        retryLabel={t("federation.tryAgain")}
        busy={busy}
        onRetry={onRetry}
      />
    </Screen>
  );
  if (useContext(InsideFrame)) return notice;
  const alone = (
    <>
      <WayOut />
      <Container as="main">{notice}</Container>
    </>
  );
  return <AreaFrame without={alone}>{notice}</AreaFrame>;
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
