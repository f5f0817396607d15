import { isInsuranceTypeId } from "@quotehaven/contract/rules";
import { Navigate, useParams } from "@quotehaven/platform";
import { RegisterScreen } from "./RegisterScreen";

/** Registration for the insurance type in the address; anything else leads to Landing, where one is chosen. */
export function RegisterRoute() {
  const { insuranceTypeId = "" } = useParams();
  const insId = /^[1-9]\d*$/.test(insuranceTypeId) ? Number(insuranceTypeId) : null;
  if (!isInsuranceTypeId(insId)) return <Navigate to="/?openModal=register" replace />;
  // Another type is another questionnaire; what steps 1 to 3 hold comes from the draft.
  return <RegisterScreen key={insId} insId={insId} />;
}
