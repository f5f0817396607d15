import { insuranceTypeIds, insuranceTypeName } from "@quotehaven/contract/rules";
import { Navigate, useParams } from "react-router-dom";
import { NumberScreen } from "./NumberScreen";

/** The number of the insurance type in the address, by name or by id as in registration's; anything else leads to home's. */
export function NumberRoute() {
  const { type: named = "" } = useParams();
  const type = insuranceTypeIds.find((id) => [insuranceTypeName(id), String(id)].includes(named));
  if (!type) return <Navigate to="/your-number/home" replace />;
  return <NumberScreen key={type} type={type} />;
}
