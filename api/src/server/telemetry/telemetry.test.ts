import { sweep } from "../../leaving/maintenance";
import { appForTests, testApp } from "../../testing";

const TOKEN = "the token of those who run the site";

const t = appForTests({ config: { figuresToken: TOKEN } });
beforeEach(async () => {
  await t.db.query.deleteFrom("remote_figures").execute();
});

const build = { remote: "agent", version: "0.1.0-a", channel: "stable", loads: 1, failures: {} };
const tell = (...builds: object[]) => t.anyone().post("/telemetry", { builds });

const kept = () => t.db.query.selectFrom("remote_figures").selectAll().execute();

async function figures(days = 1, authorization = `Bearer ${TOKEN}`) {
  const reply = await t.request({
    method: "GET",
    url: `/api/telemetry?days=${days}`,
    headers: { authorization },
  });
  return { status: reply.statusCode, data: JSON.parse(reply.body).data };
}

describe("what tabs tell of the builds they run", () => {
  it("is summed up by remote, version and channel", async () => {
    const canary = { ...build, version: "0.1.0-b", channel: "canary" };
    await tell({ ...build, loads: 4 }, { ...canary, failures: { render: 2, chunk: 1 } });
    await tell({ ...build, lcp: 900, inp: 60, cls: 0 }, { ...build, lcp: 30_000 });
    expect((await figures()).data).toEqual([
      {
        ...canary,
        failures: { transport: 0, chunk: 1, start: 0, render: 2, unhandled: 0 },
        vitals: { lcp: Array(10).fill(0), inp: Array(8).fill(0), cls: Array(8).fill(0) },
      },
      {
        ...build,
        loads: 6,
        failures: { transport: 0, chunk: 0, start: 0, render: 0, unhandled: 0 },
        vitals: {
          lcp: [0, 1, 0, 0, 0, 0, 0, 0, 0, 1],
          inp: [0, 1, 0, 0, 0, 0, 0, 0],
          cls: [1, 0, 0, 0, 0, 0, 0, 0],
        },
      },
    ]);
  });

  it("loses nothing where many tell at once", async () => {
    await Promise.all(Array.from({ length: 20 }, () => tell(build, { ...build, lcp: 100 })));
    expect((await figures()).data).toMatchObject([{ loads: 40 }]);
  });

  it("is kept by day for 90 days", async () => {
    await tell(build);
    t.clock.advance({ days: 1 });
    expect((await figures(1)).data).toEqual([]);
    expect((await figures(2)).data).toMatchObject([{ loads: 1 }]);
    t.clock.advance({ days: 89 });
    await sweep(t.deps);
    expect((await figures(90)).data).toEqual([]);
    expect(await kept()).toHaveLength(1);
    t.clock.advance({ days: 1 });
    await sweep(t.deps);
    expect(await kept()).toEqual([]);
  });

  it("is refused, or kept without what it may not say", async () => {
    for (const told of [
      { ...build, version: "9.9.9-unknown" },
      { ...build, remote: "../agent" },
      { ...build, version: "/profile?sid=1" },
      { ...build, channel: "override" },
      { ...build, loads: 51 },
      { ...build, failures: { "fern@example.com": 1 } },
      { ...build, message: "Fern's form" },
    ]) {
      await tell(told, build);
    }
    const figuresKept = JSON.stringify(await kept());
    expect(figuresKept).toContain(build.version);
    expect(figuresKept).not.toMatch(/Fern|fern@|profile|\.\.|override|unknown|:"?51\b/);
  });

  it("is refused where it is large", async () => {
    const large = { ...build, version: "x".repeat(80) };
    expect((await tell(...Array<object>(11).fill(build))).status).toBe(422);
    expect(
      (await tell(...Array<object>(10).fill({ ...large, more: "x".repeat(500) }))).status,
    ).toBe(413);
  });
});

describe("the sums", () => {
  it("are not there for somebody without the token", async () => {
    for (const authorization of ["", "Bearer nothing", TOKEN]) {
      expect((await figures(1, authorization)).status).toBe(404);
    }
  });

  it("are there for nobody where no token is configured", async () => {
    const other = await testApp({ database: t.db });
    const reply = await other.request({
      method: "GET",
      url: "/api/telemetry",
      headers: { authorization: "Bearer " },
    });
    expect(reply.statusCode).toBe(404);
    await other.close();
  });
});
