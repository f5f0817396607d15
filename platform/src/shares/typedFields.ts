export { FormDateField } from "../forms/FormDateField";
export { FormMoneyField } from "../forms/FormMoneyField";
export { FormPhoneField } from "../forms/FormPhoneField";
