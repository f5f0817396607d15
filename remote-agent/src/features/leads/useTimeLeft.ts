import { serverNow } from "@quotehaven/platform";
import { useTranslation } from "react-i18next";
import { timeUntil } from "./dayText";

/** Says how long there is until a deadline: `ends in 9 h`; null once it is over. */
export function useTimeLeft(): (deadline: string) => string | null {
  const { t } = useTranslation("agent");
  return (deadline) => {
    const left = timeUntil(deadline, serverNow());
    return left && t(`leads.ends.${left.unit}`, { count: left.count });
  };
}
