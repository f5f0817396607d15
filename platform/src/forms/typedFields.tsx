import { readNumber, readPhone, toShownDate } from "@quotehaven/contract/rules";
import * as Plain from "@quotehaven/shared-ui/fields";
import type { ComponentProps } from "react";

type Read<Props> = Omit<Props, "read">;

/** Whole US dollars, read by the rule that the server keeps as well; null while there is no number. */
export function MoneyField(props: Read<ComponentProps<typeof Plain.MoneyField>>) {
  return <Plain.MoneyField {...props} read={readNumber} />;
}

/** A whole number, read by the rule that the server keeps as well; null while there is none. */
export function NumberField(props: Read<ComponentProps<typeof Plain.NumberField>>) {
  return <Plain.NumberField {...props} read={readNumber} />;
}

/** A date as MM/DD/YYYY, read by the rule that the server keeps as well. */
export function DateField(props: Read<ComponentProps<typeof Plain.DateField>>) {
  return <Plain.DateField {...props} read={toShownDate} />;
}

/** A telephone number as (###)###-####, read by the rule that the server keeps as well. */
export function PhoneField(props: Read<ComponentProps<typeof Plain.PhoneField>>) {
  return <Plain.PhoneField {...props} read={readPhone} />;
}
