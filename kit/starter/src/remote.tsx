/** All that the shell may load of us. */
export { default } from "./routes";
