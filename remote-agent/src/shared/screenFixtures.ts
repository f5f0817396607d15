import { renderScreen, type RecordedRequest, type ScreenSetup } from "@quotehaven/platform/testing";
import english from "../messages/en.json" with { type: "json" };

/** Opens a screen of the agent's side, for an agent who is signed in. */
export const openScreen = (screen: Parameters<typeof renderScreen>[0], setup: ScreenSetup = {}) =>
  renderScreen(screen, { session: "agent", messages: { agent: english }, ...setup });

/** The body of the first call that was made with a method. */
export const sentBy = (wanted: string, requests: readonly RecordedRequest[]) =>
  requests.find(({ method }) => method === wanted)?.body;

/** Types at once: a key at a time is slow, and not what is tested. */
export async function write(
  { user }: Pick<ReturnType<typeof renderScreen>, "user">,
  box: HTMLElement,
  text: string,
) {
  await user.clear(box);
  await user.paste(text);
}

/** Makes the window of a test as wide as a screen on a desk: every media query of a width matches. */
export const wideWindow = () => windowWhere("min-width");

/** Makes the window of a test as narrow as a phone's. */
export const narrowWindow = () => windowWhere("max-width");

function windowWhere(bound: string): void {
  window.matchMedia = (query) =>
    ({
      matches: query.includes(bound),
      media: query,
      addEventListener: () => {},
      removeEventListener: () => {},
    }) as unknown as MediaQueryList;
}
