import { GlobalStyle } from "@quotehaven/shared-ui";
import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { Provider } from "react-redux";
import { Outlet, type RouteObject } from "react-router-dom";
import { setRequestAdapter } from "../http/request";
import { HumanVerifierContext } from "../human/useHumanVerification";
import type { Messages } from "../i18n/messages";
import { addMessages } from "../i18n/translator";
import { MessagesOf } from "../i18n/useTranslation";
import { createMemoryRouter } from "../router/memoryRouter";
import { RoutedPage } from "../router/RoutedPage";
import { LoaderHost } from "../screen/LoaderHost";
import { ToastHost } from "../screen/ToastHost";
import { setPlaces } from "../places/places";
import { connectEvents } from "../store/connectEvents";
import { createPlatformStore } from "../page/createPlatformStore";
import type { UserType } from "../events/platformEvents";
import { sessionConfirmed, sessionEnded } from "../store/session";
import { UnsavedGuard } from "../screen/UnsavedGuard";
import { replyAdapter, type RecordedRequest, type Replies } from "./replies";

/** How the mock shell is set up. */
export type ScreenSetup = {
  /** The address to open; `/` unless given. */
  path?: string;
  /** Who is signed in; nobody unless given. */
  session?: UserType | "anonymous" | "checking";
  /** The API's answers by `"GET /user/profile"`. */
  replies?: Replies;
  /** The English texts of the remote under test: its `messages/en.json`. */
  messages?: Messages;
};

/** The areas and landings that screens under test link to. */
const testPlaces: Parameters<typeof setPlaces>[0] = [
  { prefix: "/", exact: true, role: "anyone", landingOf: "consumer" },
  { prefix: "/profile", exact: false, role: "consumer", home: true },
  { prefix: "/agent", exact: false, role: "anyone", landingOf: "agent" },
  { prefix: "/agent/profile", exact: false, role: "agent", home: true },
  { prefix: "/payment", exact: false, role: "agent" },
  { prefix: "/operations", exact: false, role: "operator", home: true },
  { prefix: "/operations/sign-in", exact: true, role: "anyone", landingOf: "operator" },
];

const TEST_PACKAGE = "under-test";
const TEST_SID = "test-sid";

let endLast: (() => void) | undefined;

function routesOf(screen: ReactNode | RouteObject[]): RouteObject[] {
  return isRoutes(screen) ? screen : [{ path: "*", element: screen }];
}

function isRoutes(screen: ReactNode | RouteObject[]): screen is RouteObject[] {
  return (
    Array.isArray(screen) &&
    screen.every(
      (part) =>
        typeof part === "object" &&
        part !== null &&
        !("$$typeof" in part) &&
        ["path", "element", "children", "lazy", "index", "Component"].some((key) => key in part),
    )
  );
}

function Guarded() {
  return (
    <>
      <Outlet />
      <UnsavedGuard />
    </>
  );
}

/**
 * Renders a screen in a mock shell: the real store, query cache, texts, router,
 * toasts and loader; a session that is simply said to be; and an API that
 * answers from `replies`. Human verification gives `human-token:ACTION`.
 *
 * An element is shown at every address; routes are matched against `path`.
 */
export function renderScreen(screen: ReactNode | RouteObject[], setup: ScreenSetup = {}) {
  endLast?.();
  const requests: RecordedRequest[] = [];
  const replies: Replies = { ...setup.replies };
  setRequestAdapter(replyAdapter(replies, requests));
  setPlaces(testPlaces);
  if (setup.messages) addMessages(TEST_PACKAGE, "en", setup.messages);

  const store = createPlatformStore();
  const disconnect = connectEvents(store);
  const { session } = setup;
  if (session && session !== "anonymous" && session !== "checking") {
    localStorage.setItem("sid", TEST_SID);
    store.dispatch(sessionConfirmed({ userType: session }));
  } else {
    localStorage.removeItem("sid");
    if (session !== "checking") store.dispatch(sessionEnded());
  }
  endLast = () => {
    disconnect();
    setRequestAdapter(undefined);
  };

  const guarded = [{ element: <Guarded />, children: routesOf(screen) }];
  const router = createMemoryRouter(guarded, [setup.path ?? "/"]);
  const view = render(
    <Provider store={store}>
      <HumanVerifierContext value={async (action) => `human-token:${action}`}>
        <MessagesOf package={TEST_PACKAGE}>
          <GlobalStyle />
          <RoutedPage router={router} />
          <ToastHost />
          <LoaderHost />
        </MessagesOf>
      </HumanVerifierContext>
    </Provider>,
  );
  return {
    ...view,
    user: userEvent.setup(),
    store,
    router,
    /** Every call the screen made, in order. */
    requests,
    /** The answers; change one to let the next call answer differently. */
    replies,
    /** The address shown now, with its query. */
    currentPath: () => router.state.location.pathname + router.state.location.search,
  };
}

export { cleanup };
