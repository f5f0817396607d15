import {
  addMessages,
  connectEvents,
  createPlatformStore,
  currentLanguage,
  keepSession,
  keepTheme,
  loadMessages,
  registerMessages,
  setMenus,
  setNotificationWords,
  setPlaces,
} from "@quotehaven/platform/shell";
import english from "./messages/en.json" with { type: "json" };
import federationEnglish from "./federation/messages/en.json" with { type: "json" };
import type { Shell } from "./context/ShellContext";
import type { Registry } from "./federation";
import { hideLinkToken } from "./links/linkToken";
import { keepAccountLanguage } from "./session/keepAccountLanguage";

/**
 * Begins the page's own work, before anything renders: takes a mailed token out
 * of the address bar, makes the store, and asks the server for the session.
 */
export function startShell({ remotes }: Pick<Registry, "remotes">): Shell {
  const stopTheme = keepTheme();
  setPlaces(remotes.flatMap(({ routes }) => routes));
  setMenus(remotes.flatMap(({ menu = [] }) => menu));
  setNotificationWords(remotes.flatMap(({ notifications = [] }) => notifications));
  hideLinkToken(window);
  // English is there at once: the frame's words are needed before anything else has arrived.
  addMessages("shell", "en", { ...federationEnglish, ...english });
  registerMessages("shell", {
    en: async () => ({}),
    es: async () => {
      const [own, federation] = await Promise.all([
        import("./messages/es.json", { with: { type: "json" } }),
        import("./federation/messages/es.json", { with: { type: "json" } }),
      ]);
      return { ...federation.default, ...own.default };
    },
  });
  void loadMessages("shell", currentLanguage());
  const store = createPlatformStore();
  const disconnect = connectEvents(store);
  const keeper = keepSession(store);
  const stopLanguage = keepAccountLanguage(store);
  void keeper.check();
  return {
    store,
    keeper,
    stop() {
      keeper.stop();
      stopLanguage();
      stopTheme();
      disconnect();
    },
  };
}
