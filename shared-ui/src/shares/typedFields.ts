export { PhoneField } from "../PhoneField/PhoneField";
export { DateField } from "../DateField/DateField";
export { dateText, parseDateText } from "../DateField/dateText";
export { MoneyField } from "../MoneyField/MoneyField";
export { NumberField } from "../NumberField/NumberField";
