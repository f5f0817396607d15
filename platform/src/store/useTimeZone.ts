import { localDay } from "@quotehaven/contract/rules";
import { serverNow } from "../http/serverClock";
import { useSelector } from "./hooks";

/** Where the person lives or works; undefined, which is this browser's, until the server has said so. */
export function useTimeZone(): string | undefined {
  return useSelector((state) => state.session.timeZone);
}

/** The day on which it is now where the person lives or works, by the server's clock: YYYY-MM-DD. */
export function useToday(): string {
  return localDay(new Date(serverNow()), useTimeZone());
}
