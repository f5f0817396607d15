import {
  addMessages,
  loadMessages,
  startI18n,
  type MessageLoaders,
} from "@quotehaven/platform/shell";
import federationEnglish from "../federation/messages/en.json" with { type: "json" };
import english from "./en.json" with { type: "json" };

const texts = { ...federationEnglish, ...english };

const loaders: MessageLoaders = {
  en: async () => texts,
  async es() {
    const [own, federation] = await Promise.all([
      import("./es.json", { with: { type: "json" } }),
      import("../federation/messages/es.json", { with: { type: "json" } }),
    ]);
    return { ...federation.default, ...own.default };
  },
};

/**
 * Starts i18next with the shell's own texts, and fetches those of the present language. English is
 * there at once: the frame's words are needed before anything else has arrived.
 */
export async function prepareTexts(): Promise<void> {
  addMessages("shell", texts);
  await Promise.all([startI18n(), loadMessages("shell", loaders)]);
}
