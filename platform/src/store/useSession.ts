import { useMemo } from "react";
import type { UserType } from "../events/platformEvents";
import { useSelector } from "./hooks";

/** Whether somebody is signed in, and as what. `checking` until the server has said so once. */
export function useSession(): {
  status: "checking" | "anonymous" | "signedIn";
  userType: UserType | null;
} {
  const status = useSelector((state) => state.session.status);
  const userType = useSelector((state) => state.session.userType);
  return useMemo(() => ({ status, userType }), [status, userType]);
}
