export { Dropdown } from "./Dropdown";
