import type { Setting, Settings } from "@quotehaven/contract/release";
import { events as bus, type Area } from "@quotehaven/platform";
import { startMockPage, type Replies } from "@quotehaven/platform/testing";
import {
  keepTheme,
  openPoints,
  PageRoot,
  setNotificationWords,
  startI18n,
  type RemoteDefinition,
  type RemoteModule,
} from "@quotehaven/platform/shell";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Outlet, type RouteObject, RouterProvider } from "react-router-dom";
import { answered } from "./answered";
import { MockFrame, nowhere, OnlyFor } from "./MockFrame";
import { notificationReplies, wordsOf } from "./ownNotifications";
import { choose, readSettings } from "./settings";

/** How a remote is set where nobody said anything: as it declares it. */
function defaultsOf(declared: Record<string, { default?: Setting }>): Settings {
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
  replies,
}: {
  /** The default export of `src/routes.tsx`. */
  remote: RemoteDefinition & RemoteModule;
  /** The API's answers by `"GET /user/profile"`, the same that tests use. */
  replies: Replies;
}): Promise<void> {
  const { areas, flags, config, events = {}, notifications = {} } = remote;
  const settings = readSettings();
  openPoints(remote.name, {
    settings: defaultsOf({ ...flags, ...config }),
    events: Object.keys(events).map((event) => `${remote.name}/${event}`),
  });
  const places = areas.map((area) => ({ exact: false, ...area }));
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
  const children = areas.map((area) => slotOf(remote, area));
  const router = createBrowserRouter([
    {
      element: <MockFrame areas={areas} />,
      HydrateFallback: () => null,
      children: [...children, nowhere],
    },
  ]);
  const root = document.body.appendChild(document.createElement("div"));
  createRoot(root).render(
    <PageRoot store={store}>
      <RouterProvider router={router} />
    </PageRoot>,
  );
}

function slotOf(remote: RemoteModule, { prefix, role }: Area): RouteObject {
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
