import { jest } from "@jest/globals";
import type { PayloadAction } from "@reduxjs/toolkit";
import { render } from "@testing-library/react";
import { Provider } from "react-redux";
import { events } from "../events/events";
import { setRequestAdapter } from "../http/request";
import { LoaderHost } from "../page/PageFrame";
import { act, renderScreen, screen } from "../testing";
import { refusal, replyAdapter } from "../testing/replies";
import { api } from "./api";
import { selectHasCarriers } from "./carriers";
import { connectEvents } from "./connectEvents";
import { createPlatformStore } from "./createPlatformStore";
import { createRemoteStore } from "./createRemoteStore";
import { useDispatch, useSelector } from "./hooks";
import { sessionConfirmed, sessionEnded, sessionReplaced } from "./session";
import { callSubject, toastAdded, toastDismissed } from "./toasts";
import { useLoader } from "./useLoader";

describe("toasts", () => {
  /** A store in which these were said, and what is on the screen. */
  function afterSaying(...said: Parameters<typeof toastAdded>[0][]) {
    const store = createPlatformStore();
    for (const toast of said) store.dispatch(toastAdded(toast));
    const toasts = () => store.getState().toasts;
    return { store, toasts, messages: () => toasts().map(({ message }) => message) };
  }

  const numbered = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ message: `Toast ${index + 1}` }));

  it("keeps at most 10 and drops the oldest, and the one that is dismissed", () => {
    const { store, toasts, messages } = afterSaying(...numbered(12));
    expect(messages()).toHaveLength(10);
    expect(toasts()[0]).toMatchObject({ message: "Toast 3", kind: "error", timeoutMs: 10_000 });
    store.dispatch(toastDismissed(toasts()[1]?.id ?? ""));
    expect(messages()).toHaveLength(9);
    expect(messages()).not.toContain("Toast 4");
  });

  it("counts a message of the same kind that is said again, and takes it for the newest", () => {
    const { store, toasts } = afterSaying({ message: "Not saved" }, { message: "Not sent" });
    const [first] = toasts();
    store.dispatch(toastAdded({ message: "Not saved" }));
    store.dispatch(toastAdded({ message: "Not saved", kind: "info" }));
    expect(toasts().map(({ message, count }) => [message, count])).toEqual([
      ["Not sent", undefined],
      ["Not saved", 2],
      ["Not saved", undefined],
    ]);
    expect(toasts()[1]?.id).toBe(first?.id);
  });

  describe("what the failure of a call said", () => {
    const { endpoints } = api.injectEndpoints({
      endpoints: (build) => ({
        toldLeads: build.query<unknown, void>({ query: () => ({ url: "/leads" }) }),
        toldQuote: build.mutation<unknown, void>({
          query: () => ({ url: "/quote", method: "POST" }),
        }),
      }),
    });

    function open(leads: unknown) {
      setRequestAdapter(replyAdapter({ "GET /leads": leads, "POST /quote": {} }, []));
      return afterSaying(
        { message: "Not read", subject: callSubject("platform/api/toldLeads") },
        { message: "Not quoted", subject: callSubject("platform/api/toldQuote") },
        { message: "Saved" },
      );
    }

    it("goes once that call succeeds, whether it reads or changes", async () => {
      const { store, messages } = open([]);
      const reading = store.dispatch(endpoints.toldLeads.initiate());
      expect(messages()).toHaveLength(3);
      await reading;
      expect(messages()).toEqual(["Not quoted", "Saved"]);
      await store.dispatch(endpoints.toldQuote.initiate());
      expect(messages()).toEqual(["Saved"]);
    });

    it("stays where that call fails again, with plain data for the store", async () => {
      const { store, messages } = open(refusal(409, ["taken"], "Too late"));
      const { error } = await store.dispatch(endpoints.toldLeads.initiate());
      expect(messages()).toHaveLength(3);
      expect(error).toEqual({
        status: 409,
        codes: ["taken"],
        message: "Too late",
        requestId: "req-test",
        retryAfterSeconds: undefined,
        body: { message: "Too late", data: ["taken"] },
        call: "platform/api/toldLeads",
      });
    });
  });
});

describe("the session", () => {
  type Happening = Parameters<ReturnType<typeof createPlatformStore>["dispatch"]>[0];

  const signedIn = sessionConfirmed({ role: "agent", idleEndsAt: 100_000, endsAt: 900_000 });

  /** The session after this has happened. */
  function sessionAfter(...happened: Happening[]) {
    const store = createPlatformStore();
    for (const each of happened) store.dispatch(each);
    return store.getState().session;
  }

  it.each([
    ["the same", 102_999, 100_000],
    ["the same", 97_001, 100_000],
    ["later", 103_000, 103_000],
    ["sooner", 97_000, 97_000],
  ])("takes an end that comes out %s (%d ms) for %d", (_what, idleEndsAt, known) => {
    const again = sessionConfirmed({ role: "agent", idleEndsAt, endsAt: idleEndsAt + 800_000 });
    expect(sessionAfter(signedIn, again)).toMatchObject({
      idleEndsAt: known,
      endsAt: known + 800_000,
    });
  });

  it("keeps nothing of a session that ended but how", () => {
    const lost = sessionAfter(signedIn, sessionEnded("lost"));
    expect(lost).toEqual({ ...sessionAfter(), status: "anonymous", endedBy: "lost" });
    expect(sessionAfter(signedIn, sessionEnded("lost"), sessionEnded())).toEqual(lost);
    const signedOut = sessionAfter(signedIn, sessionEnded("lost"), sessionEnded("signedOut"));
    expect(signedOut.endedBy).toBe("signedOut");
    const another = sessionConfirmed({ role: "consumer" });
    expect(sessionAfter(signedIn, sessionEnded("lost"), another).endedBy).toBeNull();
  });
});

describe("an agent's carriers", () => {
  it.each([true, false])(
    "are known once they were counted (%s), until the session ends",
    (said) => {
      const store = createPlatformStore();
      const disconnect = connectEvents(store);
      expect(selectHasCarriers(store.getState())).toBeUndefined();
      events.emit("carriersCounted", { hasCarriers: said });
      expect(selectHasCarriers(store.getState())).toBe(said);
      store.dispatch(sessionEnded());
      expect(selectHasCarriers(store.getState())).toBeUndefined();
      disconnect();
    },
  );
});

describe("what a remote keeps in the store", () => {
  const aSlice = (chosen: string, store = createRemoteStore({ name: "tried" })) =>
    store.addSlice({
      name: "topics",
      initialState: { chosen },
      reducers: {
        topicChosen: (topics, { payload }: PayloadAction<string>) => ({
          ...topics,
          chosen: payload,
        }),
      },
      selectors: { selectChosen: ({ chosen }) => chosen },
    });

  function Topic({ slice: { actions, selectors } }: { slice: ReturnType<typeof aSlice> }) {
    const chosen = useSelector(selectors.selectChosen);
    const dispatch = useDispatch();
    return <button onClick={() => dispatch(actions.topicChosen("fees"))}>{chosen}</button>;
  }

  it.each([
    ["ends", sessionEnded()],
    ["is replaced by another", sessionReplaced()],
  ])("keeps what a remote chose until the session %s", async (_how, ending) => {
    const slice = aSlice("none");
    const { user, store } = renderScreen(<Topic slice={slice} />, { session: "agent" });
    await user.click(screen.getByRole("button", { name: "none" }));
    expect(screen.getByRole("button", { name: "fees" })).toBeInTheDocument();
    act(() => void store.dispatch(ending));
    expect(screen.getByRole("button", { name: "none" })).toBeInTheDocument();
  });

  it("keeps the state of a remote whose reducer throws, reports it, and goes on for everybody else", () => {
    const report = jest.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
    const store = createPlatformStore();
    const broken = new Error("broken");
    const own = createRemoteStore({ name: "tried" });
    const { selectors } = own.addSlice({
      name: "nosy",
      initialState: { heard: 0 },
      reducers: {},
      extraReducers: (builder) =>
        builder.addMatcher(toastAdded.match, () => {
          throw broken;
        }),
      selectors: { selectHeard: ({ heard }) => heard },
    });
    store.dispatch(toastAdded({ message: "Saved" }));
    expect(store.getState().toasts).toMatchObject([{ message: "Saved" }]);
    expect(selectors.selectHeard(store.getState())).toBe(0);
    expect(report).toHaveBeenCalledWith(broken);
    report.mockRestore();
  });

  it("begins anew with another build of the remote, in the store that is there", () => {
    const { store } = renderScreen(<p>Nothing</p>);
    const before = aSlice("before");
    store.dispatch(before.actions.topicChosen("fees"));
    expect(before.selectors.selectChosen(store.getState())).toBe("fees");
    const { selectors } = aSlice("after");
    expect(selectors.selectChosen(store.getState())).toBe("after");
  });

  it("refuses two endpoints or two slices of one name", () => {
    const own = createRemoteStore({ name: "tried" });
    const addEndpoint = () =>
      own.api.injectEndpoints({
        endpoints: (build) => ({
          list: build.query<unknown, void>({ query: () => ({ url: "/" }) }),
        }),
      });
    addEndpoint();
    expect(addEndpoint).toThrow("already-existing endpointName list");
    aSlice("none", own);
    expect(() => aSlice("none", own)).toThrow('tried has a slice "topics" already.');
  });

  it("reads the calls of a remote that comes later, and forgets them with those of the platform", async () => {
    setRequestAdapter(replyAdapter({ "GET /late": { is: "late" } }, []));
    const store = createPlatformStore();
    const disconnect = connectEvents(store);
    const late = createRemoteStore({ name: "late" });
    events.emit("remoteStarted", { name: late.name });
    const { endpoints } = late.api.injectEndpoints({
      endpoints: (build) => ({
        late: build.query<unknown, void>({ query: () => ({ url: "/late" }) }),
      }),
    });
    await store.dispatch(endpoints.late.initiate());
    expect(endpoints.late.select()(store.getState()).data).toEqual({ is: "late" });
    store.dispatch(sessionEnded());
    expect(endpoints.late.select()(store.getState()).data).toEqual({ is: "late" });
    store.dispatch(api.util.resetApiState());
    expect(endpoints.late.select()(store.getState()).status).toBe("uninitialized");
    disconnect();
  });
});

describe("the loader", () => {
  function Work({ active }: { active: boolean }) {
    useLoader(active);
    return null;
  }

  function page(...active: boolean[]) {
    return (
      <>
        {active.map((each, index) => (
          <Work key={index} active={each} />
        ))}
        <LoaderHost />
      </>
    );
  }

  function renderWork(...active: boolean[]) {
    const store = createPlatformStore();
    return render(page(...active), {
      wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
    });
  }

  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it("is shown after 800 ms, until the last of several works ends or disappears, and never for work that ends sooner", () => {
    const { rerender } = renderWork(true, true);
    wait(799);
    expect(screen.queryByRole("status")).toBeNull();
    wait(1);
    expect(screen.getByRole("status")).toBeInTheDocument();
    rerender(page(true, false));
    expect(screen.getByRole("status")).toBeInTheDocument();
    rerender(page());
    expect(screen.queryByRole("status")).toBeNull();
    rerender(page(true));
    wait(700);
    rerender(page(false));
    wait(5_000);
    expect(screen.queryByRole("status")).toBeNull();
  });
});
