import { ProblemNotice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { isApiError } from "../http/ApiError";
import { useErrorMessages } from "../i18n/errorMessages";

/** The failed state of a screen or a part: what happened, a reference for support, and Try again. */
export function Problem({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const { t } = useTranslation("platform");
  const messagesOf = useErrorMessages();
  return (
    <ProblemNotice
      title={t("problem.title")}
      requestId={isApiError(error) ? error.requestId : undefined}
      message={messagesOf(error).join(" ")}
      onRetry={onRetry}
      retryLabel={t("problem.tryAgain")}
    />
  );
}
