import { Navigate } from "react-router-dom";
import { landingPath } from "@quotehaven/platform/shell";
import { useLinkToken } from "../links/linkToken";

/** Hands a mailed link to a registration to the consumers' landing, which knows where that goes on. */
export function Component() {
  const registration = useLinkToken();
  return <Navigate to={landingPath("consumer")} replace state={registration && { registration }} />;
}
