import { jest } from "@jest/globals";
import { fetchLiveVersions, watchVersions, type LiveVersions } from "./newVersions";

describe("a tab that watches for newer builds", () => {
  function aTab(live: () => Promise<LiveVersions | null>) {
    const clock = { ms: 1_000 };
    const fetchLive = jest.fn(live);
    const versions = watchVersions({ revision: 7, fetchLive, now: () => clock.ms });
    return { versions, fetchLive, pass: (ms: number) => (clock.ms += ms) };
  }

  it("has newer ones where the live revision is later than its own", async () => {
    for (const [revision, isNewer] of [
      [6, false],
      [7, false],
      [8, true],
    ] as const) {
      const { versions, pass } = aTab(async () => ({ revision }));
      pass(60_000);
      await versions.ask();
      expect(versions.hasNewer()).toBe(isNewer);
    }
  });

  it("asks once a minute, and not at all in its first", async () => {
    const { versions, fetchLive, pass } = aTab(async () => ({ revision: 7 }));
    for (const [ms, asked] of [
      [59_999, 0],
      [1, 1],
      [59_999, 1],
      [1, 2],
    ] as const) {
      pass(ms);
      await versions.ask();
      expect(fetchLive).toHaveBeenCalledTimes(asked);
    }
  });

  it("asks no more once it knows of newer ones", async () => {
    const { versions, fetchLive, pass } = aTab(async () => ({ revision: 8 }));
    for (let count = 0; count < 3; count += 1) {
      pass(60_000);
      await versions.ask();
    }
    expect(fetchLive).toHaveBeenCalledTimes(1);
    expect(versions.hasNewer()).toBe(true);
  });

  it("has none before it has asked, nor where no answer comes", async () => {
    const silent = aTab(async () => null);
    const cut = aTab(() => Promise.reject(new TypeError("offline")));
    for (const { versions, pass } of [silent, cut]) {
      pass(60_000);
      expect(versions.hasNewer()).toBe(false);
      await versions.ask();
      expect(versions.hasNewer()).toBe(false);
    }
  });
});

describe("the live versions of this origin", () => {
  const fetched = jest.fn<typeof fetch>();
  beforeEach(() => {
    fetched.mockReset();
    jest.spyOn(globalThis, "fetch").mockImplementation(fetched);
  });
  afterEach(() => jest.restoreAllMocks());

  const answer = (text: string, status = 200) =>
    fetched.mockResolvedValue(new Response(text, { status }));

  it("are asked of the server, not of a cache", async () => {
    answer('{"revision":12,"more":1}');
    expect(await fetchLiveVersions()).toEqual({ revision: 12 });
    expect(fetched).toHaveBeenCalledWith("/releases.json", { cache: "no-cache" });
  });

  it.each(["null", "7", "{}", '{"revision":"12"}', "[]"])(
    "are unknown where it says %s",
    async (text) => {
      answer(text);
      expect(await fetchLiveVersions()).toBeNull();
    },
  );

  it("are unknown where it refuses", async () => {
    answer('{"revision":12}', 503);
    expect(await fetchLiveVersions()).toBeNull();
  });
});
