import { useFormats } from "@quotehaven/platform";

/** Says a figure as money, or as the text that it is. */
export function useShown() {
  const { money } = useFormats();
  return (value: number | string) => (typeof value === "number" ? money(value) : value);
}
