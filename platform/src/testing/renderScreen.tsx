import { GlobalStyle } from "@quotehaven/shared-ui";
import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import { Provider } from "react-redux";
import { StyleSheetManager } from "styled-components";
import {
  createMemoryRouter,
  RouterProvider,
  useRouteError,
  type RouteObject,
} from "react-router-dom";
import { HumanVerifierContext } from "../human/useHumanVerification";
import { addMessages, startI18n, type Messages } from "../i18n/i18n";
import { PageFrame } from "../page/PageFrame";
import type { setPlaces } from "../places/places";
import { UnsavedGuard } from "../screen/UnsavedGuard";
import { startMockPage, type MockSession } from "./mockPage";
import type { Replies } from "./replies";

type Places = Parameters<typeof setPlaces>[0];

/** How the mock shell is set up. */
export type ScreenSetup = {
  /** The address to open; `/` unless given. */
  path?: string;
  /** Who is signed in; nobody unless given. */
  session?: MockSession;
  /** Where the person lives or works; the test's own time zone unless given. */
  timeZone?: string;
  /** The API's answers by `"GET /user/profile"`. */
  replies?: Replies;
  /** The areas that screens link to, and what they say of notifications; ours unless given. */
  places?: Places;
  /** English texts by namespace: `{ help: english }` with those of its `messages/en.json`. */
  messages?: Record<string, Messages>;
};

/** The areas and landings that screens under test link to. */
const testPlaces: Places = [
  { prefix: "/", exact: true, role: "anyone", landingOf: "consumer" },
  { prefix: "/profile", exact: false, role: "consumer", home: true },
  { prefix: "/agent", exact: false, role: "anyone", landingOf: "agent" },
  { prefix: "/agent/profile", exact: false, role: "agent", home: true },
  { prefix: "/payment", exact: false, role: "agent" },
  { prefix: "/operations", exact: false, role: "operator", home: true },
  { prefix: "/operations/sign-in", exact: true, role: "anyone", landingOf: "operator" },
];

/** Not in the page: no test asks for a style, and jsdom compares each element with each rule. */
const styles = document.createElement("div");

let endLast: (() => void) | undefined;

/** A screen that throws fails its test. */
function Rethrow(): never {
  throw useRouteError();
}

/**
 * Renders a screen in a mock shell: the real store, query cache, texts, router,
 * toasts and loader; a session that is simply said to be; and an API that
 * answers from `replies`. Human verification gives `human-token:ACTION`.
 *
 * An element is shown at every address; routes are matched against `path`, those of an area below its
 * prefix: `[{ path: "/help", children: remote.routes["/help"] }]` after `await remote.prepare()`.
 */
export function renderScreen(screen: ReactElement | RouteObject[], setup: ScreenSetup = {}) {
  endLast?.();
  const replies: Replies = { ...setup.replies };
  void startI18n();
  for (const [namespace, texts] of Object.entries(setup.messages ?? {})) {
    addMessages(namespace, texts);
  }
  const { session = "anonymous", timeZone, places = testPlaces } = setup;
  const page = { session, timeZone, replies, places };
  const { store, requests, end } = startMockPage(page);
  endLast = end;

  const routes = Array.isArray(screen) ? screen : [{ path: "*", element: screen }];
  const router = createMemoryRouter(
    [
      {
        element: (
          <PageFrame>
            <UnsavedGuard />
          </PageFrame>
        ),
        ErrorBoundary: Rethrow,
        HydrateFallback: () => null,
        children: [...routes, { path: "*", element: null }],
      },
    ],
    { initialEntries: [setup.path ?? "/"] },
  );
  const view = render(
    <StyleSheetManager target={styles} disableCSSOMInjection>
      <Provider store={store}>
        <HumanVerifierContext value={async (action) => `human-token:${action}`}>
          <GlobalStyle />
          <RouterProvider router={router} />
        </HumanVerifierContext>
      </Provider>
    </StyleSheetManager>,
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
