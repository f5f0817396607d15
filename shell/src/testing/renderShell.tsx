import type { Role } from "@quotehaven/contract/rules";
import type { RemoteModule } from "@quotehaven/platform/shell";
import {
  HumanVerifierContext,
  replyAdapter,
  setRequestAdapter,
  type RecordedRequest,
  type Replies,
} from "@quotehaven/platform/testing";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, Outlet, useLocation } from "react-router-dom";
import { StyleSheetManager } from "styled-components";
import { App } from "../App";
import type { Shell } from "../context/ShellContext";
import {
  FederationContext,
  type Federation,
  type RegisteredRemote,
  type Registry,
} from "../federation";
import { createRemoteLoader } from "../federation/remoteLoader";
import { firstRoutes, routerOptions } from "../shellRouter";
import { startShell } from "../startShell";
import { aRegistry, aRelease } from "./aRegistry";
import { aRemote } from "./aRemote";
import { fixedFederation } from "./fixedFederation";

function Where({ name }: { name: string }) {
  const { pathname, search } = useLocation();
  return (
    <main>
      <h1>{name}</h1>
      <p>{`At ${pathname}${search}`}</p>
      <Outlet />
    </main>
  );
}

const anywhereBelow = (name: string) => [
  { index: true, element: <Where name={name} /> },
  ...["known/*", "my-quotes", "application", "leads"].map((path) => ({
    path,
    element: <Where name={name} />,
  })),
];

const knownRemotes: Record<string, RemoteModule> = {
  consumer: aRemote("consumer", {
    "/": [{ index: true, element: <Where name="Landing" /> }],
    "/auth/register": [{ path: ":id", element: <Where name="Register" /> }],
    "/profile": anywhereBelow("Consumer area"),
  }),
  agent: aRemote("agent", {
    "/agent": [{ index: true, element: <Where name="Agent landing" /> }],
    "/agent/profile": anywhereBelow("Agent area"),
  }),
  payment: aRemote("payment", { "/payment": [{ index: true, element: <Where name="Payment" /> }] }),
};

/** A remote as the registry lists it. */
export function registered(
  name: string,
  prefixes: [prefix: string, role: Role | "anyone", own?: { home?: boolean; landingOf?: Role }][],
  menu?: RegisteredRemote["menu"],
) {
  return {
    name,
    team: name,
    canary: null,
    menu,
    stable: aRelease(name),
    routes: prefixes.map(([prefix, role, own]) => ({ prefix, role, exact: false, ...own })),
  };
}

const knownRegistry: Registry = aRegistry(1, [
  registered("consumer", [
    ["/", "anyone", { landingOf: "consumer" }],
    ["/auth/register", "anyone"],
    ["/profile", "consumer", { home: true }],
  ]),
  registered("agent", [
    ["/agent", "anyone", { landingOf: "agent" }],
    ["/agent/profile", "agent", { home: true }],
  ]),
  registered("payment", [["/payment", "agent"]]),
]);

function aFederation(registry: Registry, remotes: Record<string, RemoteModule>): Federation {
  const loader = createRemoteLoader<RemoteModule>({
    runtime: { load: async ({ container }) => remotes[container] },
    targetsOf: (name) =>
      registry.remotes
        .filter((remote) => remote.name === name)
        .map(({ stable }) => ({ ...stable, channel: "stable" as const })),
    accept: async (name, module) => {
      const remote = remotes[name];
      if (!remote || module !== remote) throw new Error(`No remote ${name}`);
      await remote.prepare();
      return remote;
    },
  });
  return fixedFederation(registry, loader);
}

function usualFederation(newRemote: ShellSetup["newRemote"]): Federation {
  if (!newRemote) return aFederation(knownRegistry, knownRemotes);
  const { entry, module } = newRemote;
  return aFederation(
    { ...knownRegistry, remotes: [...knownRegistry.remotes, entry] },
    { ...knownRemotes, [entry.name]: module },
  );
}

const noNotifications = { data: { data: [], count: 0, unseen: 0 } };

/** Not in the page: no test asks for a style, and jsdom compares each element with each rule. */
const styles = document.createElement("div");

let running: Shell | undefined;

/** How a test's shell begins. */
export type ShellSetup = {
  path?: string;
  /** The session id that an earlier visit left. */
  sid?: string;
  replies?: Replies;
  /** A remote besides the usual ones, as its team released it. */
  newRemote?: { entry: Registry["remotes"][number]; module: RemoteModule };
  /** What loads the remotes, in place of the usual ones. */
  federation?: Federation;
  /** Gives a proof of being human; `human-1`, `human-2` and so on unless given. */
  verifyHuman?: () => Promise<string>;
};

/** Renders the shell for whom an earlier visit left a session id, of which the server says this. */
export const renderReturning = (path: string, session: unknown, replies: Replies = {}) =>
  renderShell({ path, sid: "s", replies: { "GET /auth/check-session": session, ...replies } });

/** Proofs that take no work: `human-1`, `human-2`, … */
function numberedProofs() {
  let count = 0;
  return async () => `human-${(count += 1)}`;
}

/**
 * Renders the whole shell, with remotes that only say where one is, an API that
 * answers from `replies`, and a proof of being human that takes no work.
 */
export async function renderShell({
  path = "/",
  sid,
  replies: given,
  newRemote,
  federation: givenFederation,
  verifyHuman = numberedProofs(),
}: ShellSetup = {}) {
  running?.stop();
  if (sid) localStorage.setItem("sid", sid);
  const requests: RecordedRequest[] = [];
  const replies: Replies = {
    "GET /notifications": noNotifications,
    ...given,
  };
  setRequestAdapter(replyAdapter(replies, requests));
  const federation = givenFederation ?? usualFederation(newRemote);
  const shell = startShell(federation.registry());
  running = shell;
  const page = { federation, store: shell.store };
  const openRouter = async (address: string) =>
    createMemoryRouter(await firstRoutes(address.replace(/[?#].*/, ""), page), {
      ...routerOptions(page),
      initialEntries: [address],
    });
  const router = await openRouter(path);
  render(
    <StyleSheetManager target={styles} disableCSSOMInjection>
      <FederationContext value={federation}>
        <HumanVerifierContext value={verifyHuman}>
          <App
            shell={shell}
            router={router}
            nextRouter={() => openRouter(router.state.location.pathname)}
          />
        </HumanVerifierContext>
      </FederationContext>
    </StyleSheetManager>,
  );
  await act(async () => undefined);
  return {
    user: userEvent.setup(),
    shell,
    router,
    requests,
    replies,
    currentPath: () => router.state.location.pathname + router.state.location.search,
    calls: () => requests.map(({ method, path: called }) => `${method} ${called}`),
  };
}
