import { isInsuranceTypeId } from "@quotehaven/contract/rules";
import { useHistoryEntry, useSession } from "@quotehaven/platform";
import { Navigate, useParams } from "react-router-dom";
import { AlreadySignedIn } from "./AlreadySignedIn";
import { ContinuedRegistration } from "./ContinuedRegistration";
import { RegisteredScreen } from "./RegisteredScreen";
import { RegisterScreen } from "./RegisterScreen";

function readText(kept: unknown): string | null {
  return typeof kept === "string" ? kept : null;
}

/** Registration for the insurance type in the address, or what a mailed link opens; anything else leads to Landing, where one is chosen. */
export function RegisterRoute() {
  const { insuranceTypeId: segment = "" } = useParams();
  const { status, role } = useSession();
  // In the history, so that a reload shows it again.
  const registered = useHistoryEntry("registered", readText);
  const link = useHistoryEntry("token", readText);
  const insuranceTypeId = /^[1-9]\d*$/.test(segment) ? Number(segment) : null;
  if (link.value) return <ContinuedRegistration token={link.value} />;
  if (!isInsuranceTypeId(insuranceTypeId)) return <Navigate to="/?openModal=register" replace />;
  if (status === "signedIn")
    return <AlreadySignedIn insuranceTypeId={insuranceTypeId} role={role} />;
  if (registered.value !== null) return <RegisteredScreen email={registered.value} />;
  // Another type is another questionnaire; what steps 1 to 3 hold comes from the draft.
  return (
    <RegisterScreen
      key={insuranceTypeId}
      insuranceTypeId={insuranceTypeId}
      onRegistered={(email) => registered.open(email, { isInPlace: true })}
    />
  );
}
