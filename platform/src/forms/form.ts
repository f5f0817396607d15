/** What a screen may use of react-hook-form beside the kit: the values of the form around. */
export { useFormContext } from "react-hook-form";
