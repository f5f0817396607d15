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
 * link either way: an account that was never verified gets its verification mail again.
 */
export function SpentLink() {
  const { t } = useTranslation("shell");
  const { status } = useSession();
  return (
    <Notice
      kind="caution"
      title={t("spentLink.title")}
      actions={
        status === "anonymous" && (
          <>
            <Button
              size="small"
              onClick={() => events.emit("signInRequested", { as: "consumer", mode: "new-link" })}
            >
              {t("spentLink.newLink")}
            </Button>
            <ButtonLink
              as={Link}
              to={`${landingPath("consumer")}?openModal=login`}
              size="small"
              emphasis="quiet"
            >
              {t("signIn.title.consumer")}
            </ButtonLink>
            <ButtonLink
              as={Link}
              to={`${landingPath("agent")}?openModal=login`}
              size="small"
              emphasis="quiet"
            >
              {t("signIn.title.agent")}
            </ButtonLink>
          </>
        )
      }
    >
      {t("spentLink.text")}
    </Notice>
  );
}
