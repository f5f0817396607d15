import { createPlatformStore } from "./createPlatformStore";
import { setRequestAdapter } from "../http/request";
import { refusal, replyAdapter } from "../testing/replies";
import { api } from "./api";
import { callSubject, toastAdded, toastDismissed } from "./toasts";

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
    overrideExisting: true,
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
      { message: "Not read", subject: callSubject("toldLeads") },
      { message: "Not quoted", subject: callSubject("toldQuote") },
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
      call: "toldLeads",
    });
  });
});
