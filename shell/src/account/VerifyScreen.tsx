import { insuranceTypeName, shortened } from "@quotehaven/contract/rules";
import { homePath, Screen, useFormats, useSession, type Role } from "@quotehaven/platform";
import { useHumanVerification, withFreshToken } from "@quotehaven/platform/forms";
import { Link, Navigate, useLocation } from "react-router-dom";
import { landingPath } from "@quotehaven/platform/shell";
import { Button, ButtonLink, Icon, NoticeBox, Stack, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useVerifyAccountMutation, type LinkFacts } from "../signIn/authApi";
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

type Verified = { role: Role; waitsFor?: "new" | "present" };

function verifiedIn(state: unknown): Verified | null {
  const { verified: role, waitsFor }: { verified?: unknown; waitsFor?: unknown } = Object(state);
  if (role !== "consumer" && role !== "agent") return null;
  return {
    role,
    ...((waitsFor === "new" || waitsFor === "present") && { waitsFor }),
  };
}

/**
 * Says that the account is verified, or what a new address still waits for, with the way to the profile or to
 * the sign-in.
 */
function Verified({ role, waitsFor }: Verified) {
  const { t } = useTranslation("shell");
  const session = useSession();
  const isSignedIn = session.status === "signedIn";
  const logIn = `${landingPath(role)}?openModal=login`;
  return (
    <NoticeBox
      illustration={<Check />}
      title={t(waitsFor ? "verify.waitsTitle" : "verify.doneTitle")}
      actions={
        <ButtonLink as={Link} to={isSignedIn ? homePath(session.role) : logIn} $emphasis="primary">
          {t(isSignedIn ? "verify.toProfile" : "verify.logIn")}
        </ButtonLink>
      }
    >
      {waitsFor
        ? t(`verify.waits.${waitsFor}`)
        : t(isSignedIn ? "verify.doneSignedIn" : "verify.done")}
    </NoticeBox>
  );
}

/** What the press confirms: several registrations may wait for one address. */
function Registration({
  registeredAt,
  insuranceTypeId,
  firstName,
}: NonNullable<LinkFacts["registration"]>) {
  const { t } = useTranslation("shell");
  const { localMoment } = useFormats();
  const kind = insuranceTypeId === null ? "agent" : insuranceTypeName(insuranceTypeId);
  return (
    <p>
      {t(`verify.registration.${kind}`, {
        name: shortened(firstName),
        moment: localMoment(registeredAt),
      })}
    </p>
  );
}

/** Has room for what is said of a registration once it is known: the button stays where it is. */
const Marks = styled.div`
  min-height: 4.5em;

  @media (min-width: 30em) {
    min-height: 3em;
  }
`;

/** Asks for the press that verifies the account. */
function VerifyRequest({ press, isBusy, isSpent, registration }: ReturnType<typeof useLinkPress>) {
  const { t } = useTranslation("shell");
  // The link to an account's present address, of which another one is to take the place.
  const agrees = new URLSearchParams(useLocation().search).get("change") === "address";
  return (
    <Stack $gap={5}>
      <RequestBox
        title={t(agrees ? "verify.agreeTitle" : "verify.title")}
        actions={
          <Button
            emphasis="primary"
            busy={isBusy}
            busyLabel={t("verify.verifying")}
            onClick={() => void press()}
          >
            {t(agrees ? "verify.agree" : "verify.button")}
          </Button>
        }
      >
        <Stack>
          <p>{t(agrees ? "verify.agreeText" : "verify.text")}</p>
          {!agrees && (
            <>
              <Marks>{registration && <Registration {...registration} />}</Marks>
              <p>{t("verify.notYours")}</p>
            </>
          )}
        </Stack>
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
  const [verifyAccount] = useVerifyAccountMutation();
  const verified = verifiedIn(useLocation().state);
  const link = useLinkPress(async (token) => {
    const { role, email, waitsFor } = await withFreshToken(humanToken, (fresh) =>
      verifyAccount({ token, humanToken: fresh }).unwrap(),
    );
    if (email !== undefined) shell().confirmedEmail.keep({ role, email });
    return { verified: role, waitsFor };
  }, "verify");

  if (!link.hasToken && !verified) return <Navigate to="/" replace />;
  return (
    // A screen of its own once it is done: the pressed button is gone, so the heading takes the focus.
    <Screen
      key={verified ? "done" : "asked"}
      title={verified ? t(verified.waitsFor ? "verify.waitsTitle" : "verify.doneTitle") : undefined}
    >
      <StandalonePage>
        {verified ? <Verified {...verified} /> : <VerifyRequest {...link} />}
      </StandalonePage>
    </Screen>
  );
}
