import { homePath } from "@quotehaven/platform";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { landingPath } from "@quotehaven/platform/shell";

/**
 * Where a mailed link leads on to: the landing of its role, with the screen of their area as
 * `next`, or with the sign-in.
 */
export function Component() {
  const { role, "*": screen } = useParams();
  const { search } = useLocation();
  if (role !== "consumer" && role !== "agent") return <Navigate to="/" replace />;
  const wanted = screen
    ? `next=${encodeURIComponent(`${homePath(role)}/${screen}${search}`)}`
    : "openModal=login";
  return <Navigate to={`${landingPath(role)}?${wanted}`} replace />;
}
