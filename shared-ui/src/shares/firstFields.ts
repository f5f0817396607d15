export { TextField, type TextFieldProps } from "../TextField/TextField";
export { RadioGroup } from "../RadioGroup/RadioGroup";
