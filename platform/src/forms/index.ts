export { useFieldArray, useFormContext, useWatch } from "react-hook-form";
export { Form, FormErrorSummary, SubmitButton } from "./Form";
export { useEnterKey } from "./FormContext";
export {
  FormCheckbox,
  FormDateField,
  FormMoneyField,
  FormPhoneField,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from "./formFields";
export { messagesOf, refusedFields } from "./refusedFields";
export { Username } from "./Username";
export { DateField, MoneyField, NumberField } from "./typedFields";
export { unreadInputs } from "./unread";
export { useForm } from "./useForm";
export { useFormField } from "./useFormField";
export { useSubmit } from "./useSubmit";
export { useHumanVerification } from "../human/useHumanVerification";
export { withFreshToken } from "../human/withFreshToken";
export { ResendConfirmation } from "../human/ResendConfirmation";
