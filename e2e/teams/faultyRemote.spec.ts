import type { Page } from "@playwright/test";
import { publish, retire } from "@quotehaven/release";
import { AreaFrame } from "../pages/AreaFrame";
import { RemoteSlot } from "../pages/RemoteSlot";
import { aTeamsRemote } from "./aTeamsRemote";
import { expect, expectDashboard, expectOthersWork, filedBy, store, test } from "./attack";
import { clone, command } from "./command";

/** What is wrong with a build as a whole. */
type Behavior = "starts" | "throws at load" | "has routes that lead away" | "never has its texts";
const behaving = (behavior: Behavior) => ({
  "src/behavior.ts": `export const behavior: string = ${JSON.stringify(behavior)};`,
});

const files = {
  ...behaving("starts"),
  "src/remote.tsx": `import { behavior } from "./behavior";
if (behavior === "throws at load") throw new Error("Trouble at load.");
export { default } from "./routes";`,
  "src/routes.tsx": `import { area, createRemoteStore, defineRemote } from "@quotehaven/platform";
import { behavior } from "./behavior";
export const store = createRemoteStore({ name: "trouble" });
const texts = async () => {
  if (behavior === "never has its texts") await new Promise(() => undefined);
  return {};
};
const inBrowser = typeof window !== "undefined";
export default defineRemote({
  store,
  team: "Trouble",
  contract: "^1.0.0",
  messages: { en: texts, es: texts },
  areas: [
    area({
      prefix: "/trouble",
      role: "consumer",
      title: "Trouble",
      description: "A remote with faults.",
      routes: [
        {
          lazy: () => import("./features/Frame"),
          children: [
            { index: true, lazy: () => import("./features/Start") },
            { path: "render", lazy: () => import("./features/ThrowsAtRender") },
            { path: "effect", lazy: () => import("./features/ThrowsInEffect") },
            { path: "chunk", lazy: () => import("./features/LateChunk") },
            {
              path: "never",
              lazy: async () => {
                if (inBrowser) await new Promise(() => undefined);
                return import("./features/Start");
              },
            },
          ],
        },
        ...(behavior === "has routes that lead away" ? [{ path: "/profile/own", element: <h1>Taken</h1> }] : []),
      ],
    }),
  ],
});`,
  "src/features/Frame.tsx": `import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";
export function Component() {
  return <AreaShell menu={useOwnMenu()} home="/trouble" />;
}`,
  "src/features/Start.tsx": `import { events, useDispatch, useSelector } from "@quotehaven/platform";
import { useState } from "react";
import { Link } from "react-router-dom";
import { store } from "../routes";

const fail = (where) => {
  throw new Error("Trouble in " + where);
};
const nosy = store.addSlice({
  name: "nosy",
  initialState: { armed: false, count: 0 },
  reducers: { armed: (state) => ({ ...state, armed: true }) },
  extraReducers: (builder) =>
    builder.addMatcher(({ type }) => type !== "trouble/nosy/armed", (state) => {
      if (state.armed) fail("a reducer");
    }),
  selectors: { selectArmed: ({ armed }) => armed },
});
const { useTaggedMutation, useLazyListQuery } = store.api.injectEndpoints({
  endpoints: (build) => ({
    list: build.query({
      queryFn: async () => ({ data: null }),
      providesTags: () => fail("the tags of a reply"),
    }),
    tagged: build.mutation({
      queryFn: async () => ({ data: null }),
      invalidatesTags: () => fail("the tags of a call"),
    }),
  }),
});

export function Component() {
  const dispatch = useDispatch();
  const armed = useSelector(nosy.selectors.selectArmed);
  const [call] = useTaggedMutation();
  const [read] = useLazyListQuery();
  const [count, setCount] = useState(0);
  const listen = (name, listener) => () => {
    events.on(name, listener);
    events.emit(name, { message: "Trouble said this", kind: "info" });
  };
  const presses = {
    "Throw in a press": () => fail("a press"),
    "Throw in a listener": listen("toastRequested", () => fail("a listener")),
    "Throw in a reducer": () => void dispatch(nosy.actions.armed()),
    "Throw in the tags of a call": () => void call(null),
    "Throw in the tags of a reply": () => void read(null),
    "Reject": () => void Promise.reject(new Error("Trouble in a promise")),
    "Listen for ever": listen("toastRequested", () => new Promise(() => undefined)),
  };
  return (
    <main>
      <h1>Trouble</h1>
      {["render", "effect", "chunk", "never"].map((to) => (
        <Link key={to} to={"/trouble/" + to}>{"Go to " + to}</Link>
      ))}
      {Object.entries(presses).map(([name, press]) => (
        <button key={name} onClick={press}>{name}</button>
      ))}
      <button onClick={() => setCount(count + 1)}>{"Pressed " + count + (armed ? ", armed" : "")}</button>
    </main>
  );
}`,
  "src/features/ThrowsAtRender.tsx": `export function Component() {
  throw new Error("Trouble at render.");
}`,
  "src/features/ThrowsInEffect.tsx": `import { useEffect } from "react";
export function Component() {
  useEffect(() => {
    throw new Error("Trouble in an effect.");
  }, []);
  return <h1>For a moment</h1>;
}`,
  "src/features/LateChunk.tsx": `export function Component() {
  return <main><h1>The chunk that came late</h1></main>;
}`,
};

let trouble: Awaited<ReturnType<typeof aTeamsRemote>>;
let healthy: string;
test.beforeAll(async () => {
  trouble = await aTeamsRemote(
    { name: "trouble", prefix: "/trouble", audience: "consumer" },
    files,
  );
  healthy = await trouble.build();
});
test.afterAll(async () => {
  if ((await store().registry()).apps.trouble) await retire(store(), "trouble");
  await trouble.remove();
});

const complaint = /Trouble|^Problem in|Minified React error|net::ERR|did not (arrive|come)/;
const start = (page: Page) => page.getByRole("heading", { level: 1, name: "Trouble" });

/** Asserts what is left where a part of the product is missing: the way out, the menu, everything else. */
async function expectRestWorks(page: Page): Promise<void> {
  await expect(new RemoteSlot(page).tryAgain).toBeVisible();
  await expect(new AreaFrame(page).logOut).toBeVisible();
  await expectOthersWork(page);
  await expectDashboard(page);
}

const part =
  "This part is not available right now, with Try again, the frame and log out around it";

for (const [behavior, failure, recovery] of [
  ["throws at load", "start", "coming back"],
  ["has routes that lead away", "start", "coming back"],
  // Where a server hangs, nobody waits for another build as well.
  ["never has its texts", "transport", "Try again"],
] as const) {
  test(`a remote that ${behavior}`, async ({ people, openAs, complaints, row }) => {
    // None came before that a tab could take in its place.
    if ((await store().registry()).apps.trouble) await retire(store(), "trouble");
    await publish(store(), await trouble.build(behaving(behavior)));
    const page = await openAs(await people.consumer());
    complaints.expect(complaint);
    const filed = await filedBy(page);
    await page.goto("/trouble");
    await expect(new RemoteSlot(page).unavailable).toBeVisible();
    await expect.poll(filed).toEqual([`trouble: ${failure}`]);
    await expectRestWorks(page);
    await publish(store(), healthy);
    await page.goBack();
    await page.goBack();
    if (recovery === "Try again") await new RemoteSlot(page).tryAgain.click();
    await expect(start(page)).toBeVisible();
    row({ seen: `${part}; the next build by ${recovery}`, filed: `trouble: ${failure}` });
  });
}

test.describe("a remote that started", () => {
  test.beforeAll(() => publish(store(), healthy));

  for (const [fault, path, failure] of [
    ["throws as it is rendered", "render", "render"],
    ["throws in an effect", "effect", "render"],
    ["waits for ever in its lazy", "never", "chunk"],
  ] as const) {
    test(`a screen that ${fault}`, async ({ people, openAs, complaints, row }) => {
      const page = await openAs(await people.consumer());
      complaints.expect(complaint);
      const filed = await filedBy(page);
      await page.goto("/trouble");
      await page.getByRole("link", { name: `Go to ${path}` }).click();
      if (path === "never") {
        // Nobody has to wait for it.
        await expectDashboard(page);
        await page.goBack();
        await page.getByRole("link", { name: `Go to ${path}` }).click();
      }
      await expect(new RemoteSlot(page).unavailable).toBeVisible();
      await expect.poll(filed).toEqual([`trouble: ${failure}`]);
      await expectRestWorks(page);
      row({ seen: part, filed: `trouble: ${failure}` });
    });
  }

  test("a screen whose chunk never answers", async ({ people, openAs, complaints, row }) => {
    const page = await openAs(await people.consumer());
    complaints.expect(complaint);
    const filed = await filedBy(page);
    let isHeld = true;
    await page.route("**/assets/trouble/**/*.js*", async (route) => {
      const response = await route.fetch();
      const isLate = (await response.text()).includes("The chunk that came late");
      if (!isLate || !isHeld) await route.fulfill({ response });
    });
    await page.goto("/trouble");
    await page.getByRole("link", { name: "Go to chunk" }).click();
    const slot = new RemoteSlot(page);
    await expect(slot.unavailable).toBeVisible();
    await expect.poll(filed).toEqual(["trouble: chunk"]);
    isHeld = false;
    await slot.tryAgain.click();
    await expect(page.getByRole("heading", { name: "The chunk that came late" })).toBeVisible();
    await expectOthersWork(page);
    row({ seen: `${part}; the screen by Try again`, filed: "trouble: chunk" });
  });

  for (const [press, failures] of [
    ["Throw in a press", ["trouble: unhandled"]],
    ["Throw in a listener", ["trouble: unhandled"]],
    ["Throw in a reducer", ["trouble: unhandled"]],
    ["Throw in the tags of a call", ["trouble: unhandled"]],
    ["Throw in the tags of a reply", ["trouble: unhandled"]],
    ["Reject", ["trouble: unhandled"]],
    ["Listen for ever", []],
  ] as const) {
    test(`a press: ${press}`, async ({ people, openAs, complaints, row }) => {
      const page = await openAs(await people.consumer());
      complaints.expect(complaint);
      const filed = await filedBy(page);
      await page.goto("/trouble");
      // What nobody catches is watched for once the page has time.
      await page.waitForLoadState("networkidle");
      await page.getByRole("button", { name: press, exact: true }).click();
      await page.getByRole("button", { name: "Pressed 0" }).click();
      await expect(page.getByRole("button", { name: "Pressed 1" })).toBeVisible();
      await expectOthersWork(page);
      await expectDashboard(page);
      await expect.poll(filed).toEqual(failures);
      row({ seen: "the same screen, which goes on", filed: failures.join() || "nothing" });
    });
  }

  test("what a build shows when it is published with all these screens", async ({ row }) => {
    const release = ["npx", "tsx", "release/src/cli.ts", "publish"];
    const whole = await trouble.build({ ...behaving("starts"), "src/again.ts": "export {};" });
    await retire(store(), "trouble");
    const said = await command(clone, [...release, whole, "--store", store().root]).catch(
      (error: Error) => error.message,
    );
    for (const path of ["render", "effect", "never"]) expect(said).toContain(`/trouble/${path}: `);
    expect((await store().registry()).apps.trouble, "nothing is live").toBeUndefined();
    row({
      seen: "nothing, it is not live",
      refused: "publish, in a browser: /trouble/effect, /never, /render",
    });
  });
});
