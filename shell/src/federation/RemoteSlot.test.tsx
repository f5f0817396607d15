import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";
import { addMessages, type RemoteModule } from "@quotehaven/platform/shell";
import { screen, within } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { useEffect, useState, type ComponentType } from "react";
import { aRegistry, aRelease } from "../testing/aRegistry";
import { aRemote } from "../testing/aRemote";
import { registered, renderShell, type ShellSetup } from "../testing/renderShell";
import english from "./messages/en.json" with { type: "json" };
import { parseRegistry } from "./registry";
import type { RemoteRuntime } from "./remoteLoader";
import { startFederation, type RemoteEvent } from "./startFederation";

const load: jest.MockedFunction<RemoteRuntime["load"]> = jest.fn();
jest.mock("./federationRuntime", () => ({ createFederationRuntime: () => ({ load }) }));

const release = (version: string) => aRelease("agent", version);

/** What is live: these builds of the agents' remote. */
const registryOf = (revision: number, builds: object) =>
  aRegistry(revision, [
    { name: "agent", team: "agent", routes: [{ prefix: "/agent", role: "anyone" }], ...builds },
  ]);

const Works = () => <h1>Leads</h1>;
function ThrowsAtRender(): never {
  throw new Error("no leads");
}
function ThrowsLater() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (isLate) throw new Error("no leads any more");
    queueMicrotask(() => setLate(true));
  }, [isLate]);
  return <p>For a moment</p>;
}

/** A build that shows one screen inside the frame of its area. */
function aBuild(Screen: ComponentType | null): RemoteModule {
  const lazy = async () => {
    if (!Screen) throw new Error("Loading chunk 7 failed. (timeout)");
    return { Component: Screen };
  };
  return { name: "agent", prepare: async () => {}, routes: { "/agent": [{ index: true, lazy }] } };
}

const notice = () => screen.findByText("This part is not available right now");
const tryAgain = () => screen.findByRole("button", { name: "Try again" });
const leads = () => screen.findByRole("heading", { name: "Leads" });

/** Opens the agents' slot in a tab whose page says `own`, while `/releases.json` says `live`. */
async function opened(
  builds: Record<string, ComponentType | null>,
  own: object,
  live: object | null,
) {
  load.mockImplementation(async ({ version }) => ({ default: aBuild(builds[version] ?? null) }));
  says(live);
  const registry = parseRegistry(registryOf(1, own));
  const federation = startFederation(registry, { visitorId: "v", isSafeToSwitch: () => true });
  const events: RemoteEvent[] = [];
  federation.listen((event) => events.push(event));
  const { user } = await renderShell({ federation, path: "/agent" });
  const told = () =>
    events.map((event) => [
      event.target.channel,
      event.kind === "failure" ? event.failure : event.kind,
    ]);
  return { user, federation, told };
}

function says(live: object | null) {
  globalThis.fetch = async () => {
    if (!live) throw new TypeError("refused");
    return new Response(JSON.stringify(registryOf(2, live)));
  };
}

beforeAll(() => addMessages("shell", english));
beforeEach(() => {
  load.mockReset();
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  globalThis.reportError = () => undefined;
});
afterEach(() => jest.restoreAllMocks());

const stable = release("1");
const canary = { ...release("2"), percent: 100 };

it.each([
  ["throws at render", ThrowsAtRender, "render"],
  ["throws later in an effect", ThrowsLater, "render"],
  ["has a screen whose code is missing", null, "chunk"],
])("takes stable in place where a canary %s, and tells of it", async (_what, Screen, failure) => {
  const { told } = await opened({ 1: Works, 2: Screen }, { stable, canary }, null);
  expect(await leads()).toBeInTheDocument();
  expect(told()).toEqual([
    ["canary", "load"],
    ["canary", failure],
    ["stable", "load"],
  ]);
});

it("says so where the code of a screen never comes, and shows it by Try again", async () => {
  jest.useFakeTimers();
  let isHanging = true;
  const lazy = () =>
    isHanging ? new Promise<never>(() => undefined) : Promise.resolve({ Component: Works });
  const routes = { "/agent": [{ index: true, lazy }] };
  load.mockResolvedValue({ default: { name: "agent", prepare: async () => {}, routes } });
  says({ stable });
  const registry = parseRegistry(registryOf(1, { stable }));
  const federation = startFederation(registry, { visitorId: "v", isSafeToSwitch: () => true });
  const opening = renderShell({ federation, path: "/agent" });
  await jest.advanceTimersByTimeAsync(15_000);
  jest.useRealTimers();
  const { user } = await opening;
  expect(await notice()).toBeInTheDocument();
  isHanging = false;
  await user.click(await tryAgain());
  expect(await leads()).toBeInTheDocument();
});

it("takes the build before where a stable one throws", async () => {
  const { told } = await opened(
    { 0: Works, 1: ThrowsAtRender },
    { stable },
    { stable, lastGood: release("0") },
  );
  expect(await leads()).toBeInTheDocument();
  expect(told().at(-1)).toEqual(["last-good", "load"]);
});

it("says so where nothing better is live, and takes what is rolled out then by Try again", async () => {
  const builds = { 1: ThrowsAtRender, 2: Works };
  const { user, told } = await opened(builds, { stable }, { stable });
  expect(await notice()).toBeInTheDocument();
  says({ stable: release("2") });
  await user.click(await tryAgain());
  expect(await leads()).toBeInTheDocument();
  expect(told().map(([, kind]) => kind)).toEqual(["load", "render", "load"]);
});

it("shows a screen that threw once by Try again, of the same build where that is live", async () => {
  let isBroken = true;
  const Flaky = () => (isBroken ? <ThrowsAtRender /> : <Works />);
  const { user } = await opened({ 1: Flaky }, { stable }, { stable });
  const again = await tryAgain();
  isBroken = false;
  await user.click(again);
  expect(await leads()).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(1);
});

it("names the page by the failure while it shows, not by the screen before", async () => {
  document.title = "Landing · Quotehaven";
  await opened({ 1: ThrowsAtRender }, { stable }, { stable });
  await notice();
  expect(document.title).toBe("This part is not available right now · Quotehaven");
});

it("names the page by the failure where the remote did not come at all", async () => {
  document.title = "Landing · Quotehaven";
  await opened({}, { stable: { version: 7 } }, null);
  await notice();
  expect(document.title).toBe("This part is not available right now · Quotehaven");
});

it("takes what is live by Try again where the page's registry cannot be read", async () => {
  const { user } = await opened({ 1: Works }, { stable: { version: 7 } }, { stable });
  await user.click(await tryAgain());
  expect(await leads()).toBeInTheDocument();
});

it("goes on where something throws that no screen catches, and tells of it", async () => {
  const { federation, told } = await opened({ 1: Works, 2: Works }, { stable, canary }, null);
  await leads();
  federation.failed("agent", "unhandled", new Error("in a timer"));
  expect(load).toHaveBeenCalledTimes(1);
  expect(told().at(-1)).toEqual(["canary", "unhandled"]);
});

describe("a remote that only the registry tells of", () => {
  const Desk = () => <AreaShell home="/brokers/desk" menu={useOwnMenu()} />;

  const brokers = {
    entry: registered(
      "brokers",
      [
        ["/brokers", "anyone"],
        ["/brokers/desk", "agent"],
      ],
      [{ to: "/brokers/desk/offers", icon: "document", label: { en: "Offers", es: "Ofertas" } }],
    ),
    module: aRemote("brokers", {
      "/brokers": [{ index: true, element: <h1>For brokers</h1> }],
      "/brokers/desk": [
        {
          element: <Desk />,
          children: [
            { index: true, element: <h1>Desk</h1> },
            {
              path: "offers",
              handle: { menu: { icon: "document", label: { en: "Offers", es: "Ofertas" } } },
              element: <h1>Offers</h1>,
            },
          ],
        },
      ],
    }),
  };

  /** Opens a page of it for a signed-in agent. */
  const openRemote = (path: string, newRemote: ShellSetup["newRemote"]) =>
    renderShell({
      ...{ path, newRemote, sid: "s" },
      replies: { "GET /auth/check-session": { type: 2 }, "GET /auth/login": {} },
    });

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it("shows the screens of a remote that only the registry tells of, and the menu that it gives its area", async () => {
    const { user, router, currentPath } = await openRemote("/brokers", brokers);
    await screen.findByRole("heading", { name: "For brokers" });
    await act(() => router.navigate("/brokers/desk/x/y"));
    await screen.findByRole("heading", { name: "Desk" });
    const menu = screen.getByRole("navigation");
    await user.click(within(menu).getByRole("link", { name: "Offers" }));
    expect(await screen.findByRole("heading", { name: "Offers" })).toBeInTheDocument();
    expect(currentPath()).toBe("/brokers/desk/offers");
  });

  const prepare = async () => {
    throw new Error("no texts");
  };

  it("leaves its area's frame, menu and log out where it does not come", async () => {
    const textless = { ...brokers, module: { ...brokers.module, prepare } };
    const { user, currentPath } = await openRemote("/brokers/desk", textless);
    const menu = await screen.findByRole("navigation", { name: "Main menu" });
    expect(within(screen.getByRole("main")).getByRole("heading", { level: 1 })).toHaveTextContent(
      "This part is not available right now",
    );
    await user.click(within(menu).getByRole("link", { name: "Offers" }));
    expect(currentPath()).toBe("/brokers/desk/offers");
    expect(await screen.findByText("This part is not available right now")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
  });

  it("leaves the ways home and out where it does not come and has no menu", async () => {
    const entry = { ...brokers.entry, menu: undefined };
    const menuless = { entry, module: { ...brokers.module, prepare } };
    const { user } = await openRemote("/brokers/desk", menuless);
    expect(await screen.findByText("This part is not available right now")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Quotehaven" })).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Log out" }));
    expect(await screen.findByRole("heading", { name: "Landing" })).toBeInTheDocument();
  });
});
