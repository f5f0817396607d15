import { publish, retire } from "@quotehaven/release";
import { aTeamsRemote } from "./aTeamsRemote";
import { expect, expectDashboard, filedBy, goInPage, store, test } from "./attack";
import type { Page } from "@playwright/test";
import { QuotesPage } from "../pages/QuotesPage";

/** What the consumer's remote calls its texts, calls, slice, draft and page rules; each says something else here. */
const files = {
  "src/store.ts": `import { createRemoteStore } from "@quotehaven/platform";
export const store = createRemoteStore({ name: "twin", tags: ["Quotes", "Profile"] });
export const { api, tags } = store;`,
  "src/routes.tsx": `import { area, defineRemote } from "@quotehaven/platform";
import { store } from "./store";
export default defineRemote({
  store,
  team: "Twin",
  contract: "^1.0.0",
  messages: {
    en: () => import("./messages/en.json", { with: { type: "json" } }),
    es: () => import("./messages/es.json", { with: { type: "json" } }),
  },
  areas: [
    area({
      prefix: "/twin",
      role: "consumer",
      title: "Twin",
      description: "What has the names of another.",
      routes: [
        {
          index: true,
          id: "dashboard",
          handle: { title: "twin:dashboard.title" },
          lazy: () => import("./features/dashboard/DashboardScreen"),
        },
      ],
    }),
  ],
});`,
  "src/features/dashboard/DashboardScreen.tsx": `import { AreaShell, useOwnMenu } from "@quotehaven/platform/area";
import { events, useDispatch, useDraft, useSelector } from "@quotehaven/platform";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled, { createGlobalStyle } from "styled-components";
import { store, tags } from "../../store";

const own = async () => ({ data: "twin" });
const names = ["consumerQuotes", "consumerProfile", "consumerApplication", "consumerPrivacy", "thread"];
const changes = ["updateConsumerProfile", "saveConsumerApplication", "acceptConsumerQuote", "sendThreadMessage"];
const calls = store.api.injectEndpoints({
  endpoints: (build) => ({
    consumerQuotes: build.query({ queryFn: own, providesTags: ["Quotes", tags.Quotes] }),
    consumerProfile: build.query({ queryFn: own, providesTags: ["Profile", tags.Profile] }),
    consumerApplication: build.query({ queryFn: own, providesTags: ["Application"] }),
    consumerPrivacy: build.query({ queryFn: own }),
    thread: build.query({ queryFn: own, providesTags: ["Threads"] }),
    updateConsumerProfile: build.mutation({
      queryFn: own,
      invalidatesTags: ["Profile", "Quotes", "Application", tags.Quotes],
    }),
    saveConsumerApplication: build.mutation({ queryFn: own }),
    acceptConsumerQuote: build.mutation({ queryFn: own }),
    sendThreadMessage: build.mutation({ queryFn: own }),
  }),
});
const { actions, selectors } = store.addSlice({
  name: "application",
  initialState: { opened: 0 },
  reducers: { opened: ({ opened }) => ({ opened: opened + 1 }) },
  selectors: { selectOpened: ({ opened }) => opened },
});
const Landscape = createGlobalStyle\`@page { size: landscape; margin: 9mm; }\`;
const Card = styled.main.attrs({ className: "card" })\`padding: 8px;\`;

export function Component() {
  const { t } = useTranslation("twin");
  const dispatch = useDispatch();
  const opened = useSelector(selectors.selectOpened);
  const draft = useDraft("application", "nothing");
  const [heard, setHeard] = useState("nobody");
  const read = names.map((name) => calls.endpoints[name].useQuery().data);
  const [change] = calls.endpoints[changes[0]].useMutation();
  useEffect(() => events.on("sessionChanged", ({ role }) => setHeard(String(role))), []);
  function press() {
    dispatch(actions.opened());
    draft.keep("twin");
    store.localStore.set("application", "twin");
    store.tabStore.set("application", "twin");
    void change();
  }
  const kept = [draft.value, store.localStore.get("application"), store.tabStore.get("application")];
  return (
    <AreaShell menu={useOwnMenu()} home="/twin">
      <Landscape />
      <Card>
        <h1>{t("dashboard.hello")}</h1>
        <p>{"Read: " + read.join(", ") + ". Opened: " + opened + ". Kept: " + kept.join(", ") + ". Heard: " + heard + "."}</p>
        <button onClick={press}>Change everything</button>
      </Card>
    </AreaShell>
  );
}`,
  "src/messages/en.json": JSON.stringify({ dashboard: { title: "Twin", hello: "The twin" } }),
  "src/messages/es.json": JSON.stringify({ dashboard: { title: "Doble", hello: "El doble" } }),
};

let twin: Awaited<ReturnType<typeof aTeamsRemote>>;
test.beforeAll(async () => {
  twin = await aTeamsRemote({ name: "twin", prefix: "/twin", audience: "consumer" }, files);
  await publish(store(), await twin.build());
});
test.afterAll(async () => {
  await retire(store(), "twin");
  await twin.remove();
});

/** Opens the twin's screen, works with it, and asserts that all it reads and keeps is its own. */
async function expectTwin(page: Page, before: number): Promise<void> {
  const kept = (times: number) => (times === 0 ? "nothing, , " : "twin, twin, twin");
  const read = Array.from({ length: 5 }, () => "twin").join(", ");
  const says = (times: number) =>
    expect(page.getByText(/^Read:/)).toHaveText(
      `Read: ${read}. Opened: ${times}. Kept: ${kept(times)}. Heard: consumer.`,
    );
  await goInPage(page, "/twin");
  await expect(page.getByRole("heading", { level: 1, name: "The twin" })).toBeVisible();
  await says(before);
  await page.getByRole("button", { name: "Change everything" }).click();
  await says(before + 1);
}

async function expectQuotes(page: Page): Promise<void> {
  await goInPage(page, "/profile/my-quotes");
  const quotes = new QuotesPage(page);
  await expect(quotes.heading).toBeVisible();
  await expect(quotes.cards).toHaveCount(1);
}

const visits = {
  "the consumer's dashboard": (page: Page) => expectDashboard(page),
  "My quotes": (page: Page) => expectQuotes(page),
};

for (const order of [
  ["the consumer's dashboard", "the twin"],
  ["the twin", "the consumer's dashboard"],
  ["My quotes", "the twin", "the consumer's dashboard"],
  ["the twin", "My quotes", "the consumer's dashboard"],
] as const) {
  test(`equal names of calls, tags, slices, texts, drafts, storage, routes: ${order.join(", ")}, and back`, async ({
    people,
    openAs,
    row,
  }) => {
    const { consumer } = await people.quotedLead();
    const page = await openAs(consumer);
    const filed = await filedBy(page);
    await page.goto("/__remotes");
    let pressed = 0;
    for (const place of [...order, ...order]) {
      if (place === "the twin") await expectTwin(page, pressed++);
      else await visits[place](page);
    }
    expect(await filed(), "filed against anybody").toEqual([]);
    row({ seen: "each screen with its own words, numbers and drafts", filed: "nothing" });
  });
}
