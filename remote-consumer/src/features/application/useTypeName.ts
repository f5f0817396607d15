import { useTranslation, type MessageKey } from "@quotehaven/platform";

const typeNames: Record<number, MessageKey> = {
  1: "common.homeName",
  2: "common.lifeName",
  3: "common.autoName",
};

/** The name of an insurance type in the person's language. */
export function useTypeName(): (type: number) => string {
  const { t } = useTranslation();
  return (type) => t(typeNames[type] ?? "common.homeName");
}
