import { defineRemote } from "@quotehaven/platform";
import { routes } from "./routes";

/** The consumer's screens: landing, registration and the profile area. */
export default defineRemote({
  name: "consumer",
  routes,
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
});
