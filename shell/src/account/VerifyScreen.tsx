import { homePath, Screen, useSession, type UserType } from "@quotehaven/platform";
import { useHumanVerification, withFreshToken } from "@quotehaven/platform/forms";
import { Link, Navigate, useLocation } from "react-router-dom";
import { landingPath, readerOfType } from "@quotehaven/platform/shell";
import { Button, ButtonLink, Icon, NoticeBox, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { verifyAccount } from "../signIn/authApi";
import { useShellLater } from "../context/ShellContext";
import { StandalonePage } from "../page/StandalonePage";
import { RequestBox } from "./RequestBox";
import { SpentLink } from "./SpentLink";
import { useLinkPress } from "./useLinkPress";

const Round = styled.span`
  display: grid;
  place-items: center;
  width: 72px;
  height: 72px;
  border-radius: 50%;
  background: ${theme.color.verifiedSoft};
  color: ${theme.color.verified};
`;

function Check() {
  return (
    <Round>
      <Icon name="check" size={40} />
    </Round>
  );
}

function verifiedIn(state: unknown): UserType | null {
  const { verified: type }: { verified?: unknown } = Object(state);
  return type === "consumer" || type === "agent" ? type : null;
}

/** Says that the account is verified, with the way to the profile or to the sign-in. */
function Verified({ accountType }: { accountType: UserType }) {
  const { t } = useTranslation("shell");
  const { status, userType } = useSession();
  const isSignedIn = status === "signedIn";
  const logIn = `${landingPath(readerOfType(accountType))}?openModal=login`;
  return (
    <NoticeBox
      illustration={<Check />}
      title={t("verify.doneTitle")}
      actions={
        <ButtonLink as={Link} to={isSignedIn ? homePath(userType) : logIn} emphasis="primary">
          {t(isSignedIn ? "verify.toProfile" : "verify.logIn")}
        </ButtonLink>
      }
    >
      {t(isSignedIn ? "verify.doneSignedIn" : "verify.done")}
    </NoticeBox>
  );
}

/** Asks for the press that verifies the account. */
function VerifyRequest({ press, isBusy, isSpent }: ReturnType<typeof useLinkPress>) {
  const { t } = useTranslation("shell");
  return (
    <Stack gap={5}>
      <RequestBox
        title={t("verify.title")}
        actions={
          <Button
            emphasis="primary"
            busy={isBusy}
            busyLabel={t("verify.verifying")}
            onClick={() => void press()}
          >
            {t("verify.button")}
          </Button>
        }
      >
        {t("verify.text")}
      </RequestBox>
      {isSpent && <SpentLink />}
    </Stack>
  );
}

/** Where the link of the verification mail leads: one press, then the way to sign in. */
export function Component() {
  const { t } = useTranslation("shell");
  const shell = useShellLater();
  const humanToken = useHumanVerification("verify");
  const verified = verifiedIn(useLocation().state);
  const link = useLinkPress(async (token) => {
    const { accountType, email } = await withFreshToken(humanToken, (fresh) =>
      verifyAccount({ token, humanToken: fresh }),
    );
    if (email !== undefined) shell().confirmedEmail.keep({ accountType, email });
    return { verified: accountType };
  });

  if (!link.hasToken && !verified) return <Navigate to="/" replace />;
  return (
    // A screen of its own once it is done: the pressed button is gone, so the heading takes the focus.
    <Screen key={verified ? "done" : "asked"} title={verified ? t("verify.doneTitle") : undefined}>
      <StandalonePage>
        {verified ? <Verified accountType={verified} /> : <VerifyRequest {...link} />}
      </StandalonePage>
    </Screen>
  );
}
