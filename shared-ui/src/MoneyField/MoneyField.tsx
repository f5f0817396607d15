import { NumberField, type NumberFieldProps } from "../NumberField/NumberField";

/** Whole US dollars: a NumberField with a $ before it. */
export function MoneyField(props: Omit<NumberFieldProps, "symbol" | "symbolPosition">) {
  return <NumberField {...props} symbol="$" symbolPosition="before" />;
}
