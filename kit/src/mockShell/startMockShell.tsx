import type { Setting, Settings } from "@quotehaven/contract/release";
import { events as bus, type RouteObject } from "@quotehaven/platform";
import { startMockPage, type Replies } from "@quotehaven/platform/mock";
import {
  keepTheme,
  MessagesOf,
  openPoints,
  setNotificationWords,
  startI18n,
  TranslatedUi,
  type RemoteModule,
} from "@quotehaven/platform/shell";
import { GlobalStyle } from "@quotehaven/shared-ui";
import { createRoot } from "react-dom/client";
import { Provider } from "react-redux";
import { createBrowserRouter, Outlet, RouterProvider } from "react-router-dom";
import { answered } from "./answered";
import { MockFrame, nowhere, OnlyFor } from "./MockFrame";
import { notificationReplies, wordsOf, type DeclaredNotifications } from "./ownNotifications";
import { choose, readSettings } from "./settings";

/** What a manifest says of one prefix, as JSON has it. */
export type ClaimedRoute = { prefix: string; role: string; exact?: boolean };

type Declared = Record<string, { default?: boolean | number | string }>;

/** How a remote is set where nobody said anything: as its manifest has it. */
function defaultsOf(declared: Declared): Settings {
  const values = Object.entries(declared).map(([key, field]) => [key, field.default] as const);
  return Object.fromEntries(values.filter(isSet));
}

const isSet = (each: readonly [string, Setting | undefined]): each is [string, Setting] =>
  each[1] !== undefined;

/**
 * Shows a remote in a page as the shell would, without a server: its routes below their prefixes,
 * the real store, texts, toasts and guards. A switch at the lower edge chooses who is signed in, how the
 * API answers and the language; its bell has a notification of each of the remote's own kinds.
 */
export async function startMockShell({
  remote,
  routes,
  flags = {},
  config = {},
  events = [],
  notifications = {},
  replies,
}: {
  remote: RemoteModule;
  /** These are of `quotehaven.json`: `...manifest`. */
  routes: readonly ClaimedRoute[];
  flags?: Declared;
  config?: Declared;
  events?: readonly string[];
  notifications?: DeclaredNotifications;
  /** The API's answers by `"GET /user/profile"`, the same that tests use. */
  replies: Replies;
}): Promise<void> {
  const settings = readSettings();
  openPoints(remote.name, {
    settings: defaultsOf({ ...flags, ...config }),
    events: events.map((event) => `${remote.name}/${event}`),
  });
  const places = routes.map(placeOf);
  const kinds = wordsOf(remote.name, notifications);
  setNotificationWords(kinds);
  const frameReplies = notificationReplies(kinds, places, settings.session);
  keepTheme();
  const { store } = startMockPage({
    session: settings.session === "none" ? "anonymous" : settings.session,
    replies: answered({ ...frameReplies, ...replies }, settings.answers),
    places,
  });
  bus.on("signOutRequested", () => choose({ session: "none" }));
  bus.on("signInRequested", ({ as }) => choose({ session: as }));
  await Promise.all([startI18n(), remote.prepare()]);
  const children = routes.map((route) => slotOf(remote, route));
  const router = createBrowserRouter([
    {
      element: <MockFrame routes={routes} />,
      HydrateFallback: () => null,
      children: [...children, nowhere],
    },
  ]);
  const root = document.body.appendChild(document.createElement("div"));
  createRoot(root).render(
    <Provider store={store}>
      <MessagesOf package="shell">
        <TranslatedUi>
          <GlobalStyle />
          <RouterProvider router={router} />
        </TranslatedUi>
      </MessagesOf>
    </Provider>,
  );
}

type Place = Parameters<typeof startMockPage>[0]["places"][number];

/** A manifest's text as one of the roles; the build refuses any other. */
const placeOf = ({ exact = false, ...route }: ClaimedRoute): Place =>
  ({ ...route, exact }) as Place;

function slotOf(remote: RemoteModule, { prefix, role }: ClaimedRoute): RouteObject {
  return {
    path: prefix,
    element: (
      <OnlyFor role={role}>
        <Outlet />
      </OnlyFor>
    ),
    children: remote.routes[prefix],
  };
}
