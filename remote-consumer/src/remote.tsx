/** The consumer's screens: landing, registration and the profile area. */
export { default } from "./routes";
