/** What we use of react-hook-form; a form gets its rules through `rulesResolver`. */
export { Controller, FormProvider, useController, useForm, useFormContext } from "react-hook-form";
