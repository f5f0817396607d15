import { jest } from "@jest/globals";
import { createLiveBuilds } from "./liveBuilds";

const releases = (version: string) => ({
  revision: 1,
  remotes: [
    { name: "agent", stable: { version }, canary: { version: "2" }, lastGood: { version: "0" } },
    { name: "payment", stable: { version: 7 }, canary: null },
    "nothing",
  ],
});

afterEach(() => jest.restoreAllMocks());

function asked() {
  let told: unknown = releases("1");
  let time = 0;
  const fetchReply = jest.spyOn(globalThis, "fetch").mockImplementation(async () => {
    if (told === null) throw new TypeError("refused");
    return new Response(JSON.stringify(told));
  });
  jest.spyOn(performance, "now").mockImplementation(() => time);
  const builds = createLiveBuilds("http://site/releases.json");
  return {
    builds,
    fetchReply,
    says: (value: unknown) => (told = value),
    pass: (ms: number) => (time += ms),
  };
}

it("knows what is live, on trial, and gone back to; and nothing else", async () => {
  const { builds } = asked();
  for (const version of ["1", "2", "0"]) expect(await builds.has("agent", version)).toBe(true);
  expect(await builds.has("agent", "3")).toBe(false);
  expect(await builds.has("payment", "7")).toBe(false);
});

it("asks again for what it does not know, but not more than twice a minute", async () => {
  const { builds, fetchReply, says, pass } = asked();
  await Promise.all([builds.has("agent", "3"), builds.has("agent", "3")]);
  says(releases("3"));
  pass(29_000);
  expect(await builds.has("agent", "3")).toBe(false);
  pass(1_000);
  expect(await builds.has("agent", "3")).toBe(true);
  expect(fetchReply).toHaveBeenCalledTimes(2);
});

it("goes on knowing what was live, for tabs that still run it", async () => {
  const { builds, says, pass } = asked();
  await builds.has("agent", "1");
  says(releases("3"));
  pass(60_000);
  await builds.has("agent", "3");
  expect(await builds.has("agent", "1")).toBe(true);
});

it("knows nothing where the site cannot be asked, or says something else", async () => {
  for (const value of [null, 7, { remotes: {} }]) {
    const { builds, says } = asked();
    says(value);
    expect(await builds.has("agent", "1")).toBe(false);
  }
});
