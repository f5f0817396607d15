import type { Area } from "@quotehaven/platform";
import { startMockPage, type Replies } from "@quotehaven/platform/testing";
import {
  keepTheme,
  PageRoot,
  startI18n,
  type RemoteDefinition,
  type RemoteModule,
} from "@quotehaven/platform/shell";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, Outlet, RouterProvider, type RouteObject } from "react-router-dom";
import { answered } from "./answered";
import { answerRequests } from "./answerRequests";
import { MockFrame, nowhere, OnlyFor } from "./MockFrame";
import { readSettings } from "./settings";

/** What the frame of an area asks for. */
const frameReplies: Replies = { "GET /notifications": { data: { data: [], count: 0, unseen: 0 } } };

/**
 * Shows a remote in a page as the shell would, without a server: its routes below their prefixes,
 * the real store, texts, toasts and guards. A switch at the lower edge chooses who is signed in, how the
 * API answers and the language.
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
  const { areas } = remote;
  const settings = readSettings();
  const places = areas.map((area) => ({ exact: false, ...area }));
  keepTheme();
  const { store } = startMockPage({
    session: settings.session === "none" ? "anonymous" : settings.session,
    replies: answered({ ...frameReplies, ...replies }, settings.answers),
    places,
  });
  answerRequests();
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
