import type { InsuranceTypeId } from "@quotehaven/contract/rules";
import { useTranslation } from "react-i18next";
import { typeNameKeys } from "../../shared/insuranceTypeNames";

/** The name of an insurance type in the person's language. */
export function useTypeName(): (type: InsuranceTypeId) => string {
  const { t } = useTranslation("consumer");
  return (type) => t(typeNameKeys[type]);
}
