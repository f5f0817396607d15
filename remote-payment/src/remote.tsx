import { defineRemote } from "@quotehaven/platform";
import { routes } from "./routes";

/** All that the shell may load of paying. */
export default defineRemote({
  name: "payment",
  routes,
  messages: {
    en: () => import("./messages/en.json"),
    es: () => import("./messages/es.json"),
  },
});
