import { openPolicyReader, type PolicyAsked } from "./policyReader";

/** A page with nothing on it. */
const asked: PolicyAsked = {
  text: { pages: [{ number: 1, width: 612, height: 792 }], runs: [] },
  carriers: ["Erie"],
};

/** A worker that answers, or that cannot be loaded. */
class FakeWorker extends EventTarget {
  static opened: FakeWorker[] = [];
  static fails = false;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  asked: unknown;
  isEnded = false;

  constructor() {
    super();
    FakeWorker.opened.push(this);
  }

  postMessage(asked: unknown) {
    this.asked = asked;
    if (FakeWorker.fails) this.dispatchEvent(new Event("error"));
    else this.onmessage?.({ data: { kind: "letter", types: [] } });
  }

  terminate() {
    this.isEnded = true;
  }
}

const realWorker = globalThis.Worker;

beforeEach(() => {
  FakeWorker.opened = [];
  FakeWorker.fails = false;
  Object.assign(globalThis, { Worker: FakeWorker });
});

afterAll(() => {
  Object.assign(globalThis, { Worker: realWorker });
});

it("has a worker read, which loads from the beginning", async () => {
  const reader = openPolicyReader();
  const [worker] = FakeWorker.opened;
  expect(worker).toBeDefined();
  expect(await reader.read(asked)).toEqual({ kind: "letter", types: [] });
  expect(worker?.asked).toBe(asked);
  reader.close();
  expect(worker?.isEnded).toBe(true);
});

it("reads itself where the worker does not work", async () => {
  FakeWorker.fails = true;
  expect(await openPolicyReader().read(asked)).toEqual({ kind: "empty", types: [] });
});

it("reads itself where there are no workers", async () => {
  Object.assign(globalThis, { Worker: undefined });
  expect(await openPolicyReader().read(asked)).toEqual({ kind: "empty", types: [] });
});
