import { notificationsReply } from "@quotehaven/contract/wire";
import {
  area,
  createRemoteStore,
  defineRemote,
  useDispatch,
  useDraft,
  useSelector,
} from "@quotehaven/platform";
import { AreaShell } from "@quotehaven/platform/area";
import { screen } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import type { PayloadAction } from "@reduxjs/toolkit";
import { aRegistry, aRelease } from "../testing/aRegistry";
import { renderShell } from "../testing/renderShell";
import { parseRegistry } from "./registry";
import type { RemoteRuntime } from "./remoteLoader";
import { startFederation } from "./startFederation";

const load: jest.MockedFunction<RemoteRuntime["load"]> = jest.fn();
jest.mock("./federationRuntime", () => ({ createFederationRuntime: () => ({ load }) }));

const roles = { one: "agent", two: "consumer" } as const;
type Name = keyof typeof roles;

const areasOf = (name: Name) =>
  [
    { prefix: `/${name}`, role: "anyone" },
    {
      prefix: `/${name}/own`,
      role: roles[name],
      notifications: { prospectToQuote: { to: "news", changes: ["Leads"] } },
    },
  ] as const;

type Read = { of: Name; times: number };

/** A remote whose endpoints, tags, slices, actions, storage keys and routes have the names of its twin's. */
function aTwin(name: Name) {
  const store = createRemoteStore({ name, tags: ["Lists"] });
  const calls = store.api.injectEndpoints({
    endpoints: (build) => ({
      leads: build.query<Read, void>({
        query: () => ({ url: `/${name}/leads` }),
        providesTags: ["Leads"],
      }),
      lists: build.query<Read, void>({
        query: () => ({ url: `/${name}/lists` }),
        providesTags: [store.tags.Lists],
      }),
      changeLeads: build.mutation<unknown, void>({
        query: () => ({ url: "/change", method: "POST" }),
        invalidatesTags: ["Leads"],
      }),
      changeLists: build.mutation<unknown, void>({
        query: () => ({ url: "/change", method: "POST" }),
        invalidatesTags: [store.tags.Lists],
      }),
    }),
  });
  const { actions, selectors } = store.addSlice({
    name: "choice",
    initialState: { chosen: "nothing" },
    reducers: { made: (_before, { payload }: PayloadAction<string>) => ({ chosen: payload }) },
    selectors: { selectChosen: ({ chosen }) => chosen },
  });

  function Twin() {
    const dispatch = useDispatch();
    const chosen = useSelector(selectors.selectChosen);
    const draft = useDraft("note", "nothing");
    const leads = calls.useLeadsQuery().data;
    const lists = calls.useListsQuery().data;
    const [changeLeads] = calls.useChangeLeadsMutation();
    const [changeLists] = calls.useChangeListsMutation();
    const choose = () => {
      dispatch(actions.made(name));
      draft.keep(name);
      store.localStore.set("note", name);
      store.tabStore.set("note", name);
    };
    const kept = [draft.value, store.localStore.get("note"), store.tabStore.get("note")];
    return (
      <AreaShell menu={[]} home={`/${name}`}>
        <main>
          <h1>{name}</h1>
          <p>{`Leads of ${leads?.of}: ${leads?.times}. Lists of ${lists?.of}: ${lists?.times}.`}</p>
          <p>{`Chosen: ${[chosen, ...kept].join(", ")}.`}</p>
          <button onClick={choose}>Choose</button>
          <button onClick={() => void changeLeads()}>Change leads</button>
          <button onClick={() => void changeLists()}>Change lists</button>
        </main>
      </AreaShell>
    );
  }
  return defineRemote({
    store,
    team: name,
    contract: "^0.1.0",
    messages: { en: async () => ({}), es: async () => ({}) },
    areas: areasOf(name).map((each) =>
      area({
        ...each,
        title: name,
        description: name,
        routes: [{ index: true, id: "start", element: <Twin /> }],
      }),
    ),
  });
}

/** A tab in which this reader has opened the first twin; the code of the second has not come yet. */
async function opened(first: Name, type: 1 | 2 = 2) {
  // As remotes come: the code of each once it is visited.
  load.mockImplementation(async (_target, name) => ({ default: aTwin(name as Name) }));
  const registry = parseRegistry(
    aRegistry(
      1,
      (["one", "two"] as const).map((name) => ({
        name,
        team: name,
        routes: areasOf(name),
        stable: aRelease(name),
        canary: null,
      })),
    ),
  );
  const federation = startFederation(registry, { visitorId: "v", isSafeToSwitch: () => false });
  const times: Record<string, number> = {};
  const counted = (of: Name, what: string) => () => {
    const key = `${of}/${what}`;
    times[key] = (times[key] ?? 0) + 1;
    return { of, times: times[key] };
  };
  const news = {
    ...{ id: 1, isSeen: false, createdAt: "2026-03-04T12:30:00Z" },
    ...({ kind: "prospectToQuote", name: "new-prospect", firstName: "Ann" } as const),
  };
  const { user, router } = await renderShell({
    federation,
    path: `/${first}`,
    sid: "s",
    replies: {
      "GET /auth/check-session": { type },
      "GET /notifications": notificationsReply.encode({ items: [news], count: 1, unseen: 1 }),
      "GET /one/leads": counted("one", "leads"),
      "GET /one/lists": counted("one", "lists"),
      "GET /two/leads": counted("two", "leads"),
      "GET /two/lists": counted("two", "lists"),
      "POST /change": {},
    },
  });
  const visit = (name: Name) => act(() => router.navigate(`/${name}`));
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  return { visit, press };
}

const shows = async (name: Name, leads: number, lists: number, chosen: string) => {
  await screen.findByRole("heading", { name });
  await screen.findByText(`Leads of ${name}: ${leads}. Lists of ${name}: ${lists}.`);
  expect(screen.getByText(`Chosen: ${chosen}.`)).toBeInTheDocument();
};

const NOTHING = "nothing, nothing, , ";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ["one", "two"],
  ["two", "one"],
] as const)(
  "%s, then %s: each keeps its own, and learns what both share",
  async (first, second) => {
    const { visit, press } = await opened(first);
    await shows(first, 1, 1, NOTHING);
    await press("Choose");
    await shows(first, 1, 1, [first, first, first, first].join(", "));

    await visit(second);
    await shows(second, 1, 1, NOTHING);
    await press("Change leads");
    await shows(second, 2, 1, NOTHING);

    await visit(first);
    await shows(first, 2, 1, [first, first, first, first].join(", "));
    await press("Change lists");
    await shows(first, 2, 2, [first, first, first, first].join(", "));

    await visit(second);
    await shows(second, 2, 1, NOTHING);
    await press("Choose");
    await visit(first);
    await shows(first, 2, 2, [first, first, first, first].join(", "));
  },
);

it.each([
  ["one", 2, "/one/own/news"],
  ["two", 2, "/one/own/news"],
  ["one", 1, "/two/own/news"],
  ["two", 1, "/two/own/news"],
] as const)("at %s, leads a person of type %s by a notification to %s", async (at, type, path) => {
  const { press } = await opened(at, type);
  await press("Notifications, 1 unread");
  expect(await screen.findByRole("link", { name: /Ann/ })).toHaveAttribute("href", path);
});
