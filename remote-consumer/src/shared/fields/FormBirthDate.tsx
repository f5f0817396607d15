import { FormDateField } from "@quotehaven/platform/forms";
import { useState, type ComponentProps } from "react";

/** About how old a person is who insures a home, a life or a car, in years. */
const usualAge = 35;

/** A date of birth of the form around; its calendar opens about where it lies. */
export function FormBirthDate(props: Omit<ComponentProps<typeof FormDateField>, "defaultMonth">) {
  const [bornAbout] = useState(() => new Date(new Date().getFullYear() - usualAge, 0));
  return <FormDateField {...props} defaultMonth={bornAbout} />;
}
