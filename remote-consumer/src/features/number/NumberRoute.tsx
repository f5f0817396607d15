import { insuranceTypeIds, insuranceTypeName } from "@quotehaven/contract/rules";
import { Navigate, useParams } from "react-router-dom";
import { NumberScreen } from "./NumberScreen";

/** The number of the insurance type that the address names; anything else leads to home's. */
export function NumberRoute() {
  const { type: name } = useParams();
  const type = insuranceTypeIds.find((each) => insuranceTypeName(each) === name);
  if (!type) return <Navigate to="/your-number/home" replace />;
  return <NumberScreen key={type} type={type} />;
}
