import { homePath } from "@quotehaven/platform";
import { Navigate, useLocation, useParams } from "react-router-dom";
import { landingPath } from "@quotehaven/platform/shell";

/**
 * Where a mailed link leads on to: the landing of its reader, with the screen of their area as
 * `next`, or with the sign-in.
 */
export function Component() {
  const { reader, "*": screen } = useParams();
  const { search } = useLocation();
  if (reader !== "consumer" && reader !== "agent") return <Navigate to="/" replace />;
  const wanted = screen
    ? `next=${encodeURIComponent(`${homePath(reader)}/${screen}${search}`)}`
    : "openModal=login";
  return <Navigate to={`${landingPath(reader)}?${wanted}`} replace />;
}
