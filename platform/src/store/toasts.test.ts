import type { UnknownAction } from "redux";
import {
  callSubject,
  toastAdded,
  toastDismissed,
  toastsReducer,
  toastsWithdrawn,
  type Toast,
} from "./toasts";

const reducer = toastsReducer;

function toastsAfter(count: number): Toast[] {
  let toasts: Toast[] = [];
  for (let n = 1; n <= count; n++) toasts = reducer(toasts, toastAdded({ message: `Toast ${n}` }));
  return toasts;
}

it("keeps at most 10 and drops the oldest", () => {
  const messages = toastsAfter(12).map(({ message }) => message);
  expect(messages).toHaveLength(10);
  expect(messages[0]).toBe("Toast 3");
  expect(messages[9]).toBe("Toast 12");
});

it("is an error for 10 seconds unless it says otherwise", () => {
  expect(toastsAfter(1)[0]).toMatchObject({ kind: "error", timeoutMs: 10_000 });
});

it("keeps its own kind and time", () => {
  const toasts = reducer([], toastAdded({ message: "Saved", kind: "success", timeoutMs: 3_000 }));
  expect(toasts[0]).toMatchObject({ kind: "success", timeoutMs: 3_000 });
});

it("removes only the one that was dismissed", () => {
  const [first, second] = toastsAfter(2);
  const left = reducer(
    toastsAfter(0).concat(first ?? [], second ?? []),
    toastDismissed(first?.id ?? ""),
  );
  expect(left).toEqual([second]);
});

it("takes away what is withdrawn, and nothing else", () => {
  const declined = toastAdded({ message: "Declined", subject: "payment" });
  const late = toastAdded({ message: "Card too late", subject: "payment" });
  const other = toastAdded({ message: "Saved" });
  const all = [declined, other, late].reduce(reducer, []);
  expect(reducer(all, toastsWithdrawn("payment")).map(({ message }) => message)).toEqual(["Saved"]);
});

it("counts a message that is said again, and takes it for the newest", () => {
  const all = ["Not saved", "Not sent", "Not saved"].map((message) => toastAdded({ message }));
  const toasts = all.reduce(reducer, []);
  expect(toasts.map(({ message, count }) => [message, count])).toEqual([
    ["Not sent", undefined],
    ["Not saved", 2],
  ]);
  expect(toasts[1]?.id).toBe(all[0]?.payload.id);
});

it("takes the same words of another kind for another message", () => {
  const all = [
    toastAdded({ message: "Saved", kind: "success" }),
    toastAdded({ message: "Saved" }),
    toastAdded({ message: "Saved" }),
    toastAdded({ message: "Saved" }),
  ].reduce(reducer, []);
  expect(all.map(({ kind, count }) => [kind, count])).toEqual([
    ["success", undefined],
    ["error", 3],
  ]);
});

describe("what the failure of a call said", () => {
  const toasts = [
    toastAdded({ message: "Not read", subject: callSubject("leads") }),
    toastAdded({ message: "Not quoted", subject: callSubject("quoteLead") }),
    toastAdded({ message: "Saved" }),
  ].reduce(reducer, []);
  const ended = (type: string, endpointName: string) => ({ type, meta: { arg: { endpointName } } });
  const left = (action: UnknownAction) => reducer(toasts, action).map(({ message }) => message);

  it("goes once that call succeeds, whether it reads or changes", () => {
    expect(left(ended("api/executeQuery/fulfilled", "leads"))).toEqual(["Not quoted", "Saved"]);
    const done = ended("api/executeMutation/fulfilled", "quoteLead");
    expect(left(done)).toEqual(["Not read", "Saved"]);
  });

  it.each([
    ["api/executeQuery/rejected", "leads"],
    ["api/executeQuery/pending", "leads"],
    ["api/executeQuery/fulfilled", "payments"],
    ["other/api/executeQuery/fulfilled", "leads"],
    ["api/executeQuery/fulfilled/later", "leads"],
  ])("stays at %s of %s, and the list is the same one", (type, name) => {
    expect(reducer(toasts, ended(type, name))).toBe(toasts);
  });
});
