export { Combobox } from "./Combobox";
export { MultiCombobox } from "./MultiCombobox";
export type { ComboboxOption } from "./comboboxProps";
