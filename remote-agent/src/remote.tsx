/** All that the shell may load of the agent's side. */
export { default } from "./routes";
