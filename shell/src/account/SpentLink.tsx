import { events, isApiError, useSession } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import { landingPath } from "@quotehaven/platform/shell";
import { Button, ButtonLink, Notice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";

/** Whether a refusal means that the mailed link no longer works. */
export function isSpentLink(error: unknown): boolean {
  return isApiError(error) && error.codes.includes("invalid-token");
}

/**
 * The way on from a mailed link that no longer works. Asking for a new password sends the right
 * link either way: where a registration still waits for the address, its link comes again. Who is
 * signed in is offered one for a new password only: of another link, their profile says what it waits for.
 */
export function SpentLink({ isReset = false }: { isReset?: boolean }) {
  const { t } = useTranslation("shell");
  const isAnonymous = useSession().status === "anonymous";
  return (
    <Notice
      kind="caution"
      title={t("spentLink.title")}
      actions={
        (isAnonymous || isReset) && (
          <>
            <Button
              size="small"
              onClick={() => events.emit("signInRequested", { role: "consumer", mode: "new-link" })}
            >
              {t("spentLink.newLink")}
            </Button>
            {isAnonymous && <LogInLinks />}
          </>
        )
      }
    >
      {[t("spentLink.text"), isAnonymous && t("spentLink.used")].filter(Boolean).join(" ")}
    </Notice>
  );
}

function LogInLinks() {
  const { t } = useTranslation("shell");
  return (
    <>
      <ButtonLink
        as={Link}
        to={`${landingPath("consumer")}?openModal=login`}
        $size="small"
        $emphasis="quiet"
      >
        {t("signIn.title.consumer")}
      </ButtonLink>
      <ButtonLink
        as={Link}
        to={`${landingPath("agent")}?openModal=login`}
        $size="small"
        $emphasis="quiet"
      >
        {t("signIn.title.agent")}
      </ButtonLink>
    </>
  );
}
