import {
  connectEvents,
  createPlatformStore,
  keepSession,
  keepTheme,
  setPlaces,
} from "@quotehaven/platform/shell";
import { confirmedEmail } from "./context/confirmedEmail";
import type { Shell } from "./context/ShellContext";
import type { Registry } from "./federation";
import { hideLinkToken } from "./links/linkToken";
import { prepareTexts } from "./messages/prepareTexts";
import { keepAccountLanguage } from "./session/keepAccountLanguage";

/**
 * Begins the page's own work, before anything renders: takes a mailed token out
 * of the address bar, makes the store, and asks the server for the session.
 */
export function startShell({ remotes }: Pick<Registry, "remotes">): Shell {
  const stopTheme = keepTheme();
  setPlaces(remotes.flatMap(({ routes }) => routes));
  hideLinkToken(window);
  void prepareTexts();
  const store = createPlatformStore();
  const disconnect = connectEvents(store);
  const keeper = keepSession(store);
  const stopLanguage = keepAccountLanguage(store);
  void keeper.check();
  return {
    store,
    keeper,
    confirmedEmail: confirmedEmail(),
    stop() {
      keeper.stop();
      stopLanguage();
      stopTheme();
      disconnect();
    },
  };
}
