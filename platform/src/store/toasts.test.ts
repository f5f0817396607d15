import { toastAdded, toastDismissed, toastsSlice, toastsWithdrawn, type Toast } from "./toasts";

const { reducer } = toastsSlice;

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
