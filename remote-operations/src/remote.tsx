/** All that the shell may load of operations. */
export { default } from "./routes";
