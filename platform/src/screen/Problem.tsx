import { ProblemNotice } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import { isApiError } from "../http/ApiError";
import { useErrorMessages } from "../i18n/errorMessages";

type ProblemProps = {
  error: unknown;
  onRetry?: () => void;
  /** A toast says what happened, so that this does not say it again. */
  isToasted?: boolean;
};

/** The failed state of a screen or a part: what happened, a reference for support, and Try again. */
export function Problem({ error, onRetry, isToasted = false }: ProblemProps) {
  const { t } = useTranslation("platform");
  const messagesOf = useErrorMessages();
  return (
    <ProblemNotice
      title={t("problem.title")}
      requestId={isApiError(error) ? error.requestId : undefined}
      message={isToasted ? undefined : messagesOf(error).join(" ")}
      onRetry={onRetry}
      retryLabel={t("problem.tryAgain")}
    />
  );
}
