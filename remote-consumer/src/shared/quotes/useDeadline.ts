import { deadlineText } from "@quotehaven/contract/choice";
import { useTranslation } from "@quotehaven/platform";

/** A deadline as a person reads it; undefined where there is none. */
export function useDeadline(timestamp: string | undefined): string | undefined {
  const { language } = useTranslation<"consumer">();
  return timestamp === undefined ? undefined : deadlineText(timestamp, language);
}
