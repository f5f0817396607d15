import type { Role } from "@quotehaven/contract/rules";
import { useMemo } from "react";
import { useSelector } from "./hooks";

/** Whether somebody is signed in, and as what. `checking` until the server has said so once. */
export function useSession(): {
  status: "checking" | "anonymous" | "signedIn";
  role: Role | null;
} {
  const status = useSelector((state) => state.session.status);
  const role = useSelector((state) => state.session.userType);
  return useMemo(() => ({ status, role }), [status, role]);
}
