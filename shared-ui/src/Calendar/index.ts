export { default as Calendar } from "./Calendar";
