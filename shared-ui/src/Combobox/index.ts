export { Combobox, MultiCombobox, type ComboboxOption } from "./Combobox";
