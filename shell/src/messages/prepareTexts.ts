import {
  addMessages,
  currentLanguage,
  loadMessages,
  registerMessages,
} from "@quotehaven/platform/shell";
import federationEnglish from "../federation/messages/en.json" with { type: "json" };
import english from "./en.json" with { type: "json" };

/** Makes the shell's own texts known, and fetches those of the present language. */
export function prepareTexts(): Promise<void> {
  // English is there at once: the frame's words are needed before anything else has arrived.
  addMessages("shell", "en", { ...federationEnglish, ...english });
  registerMessages("shell", {
    en: async () => ({}),
    es: async () => {
      const [own, federation] = await Promise.all([
        import("./es.json", { with: { type: "json" } }),
        import("../federation/messages/es.json", { with: { type: "json" } }),
      ]);
      return { ...federation.default, ...own.default };
    },
  });
  return loadMessages("shell", currentLanguage());
}
