/** All that the shell may load of paying. */
export { default } from "./routes";
