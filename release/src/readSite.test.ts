import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readSite } from "./readSite";
import { publish } from "./releases";
import { aWorkplace } from "./testing/aBuild";

let place: Awaited<ReturnType<typeof aWorkplace>>;
let registryFile: string;

beforeEach(async () => {
  place = await aWorkplace();
  registryFile = join(place.store.root, "registry.json");
});
afterEach(() => place.remove());

describe("a registry that cannot be read any more", () => {
  it("leaves live what was live, and is told", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const told: unknown[] = [];
    const site = readSite(place.store, (error) => told.push(error));
    const before = await (await site()).page("/verify");
    const whole = await readFile(registryFile);

    await writeFile(registryFile, whole.subarray(0, whole.length / 2));

    expect((await (await site()).page("/verify"))?.html).toEqual(before?.html);
    await site();
    expect(told).toHaveLength(1);

    await writeFile(registryFile, whole);
    await publish(place.store, await place.aBuild({ name: "shell", code: "run(2)" }));
    expect((await (await site()).page("/verify"))?.html).not.toEqual(before?.html);
    expect(told).toHaveLength(1);
  });

  it("is a failure where nothing was live before, until it can be read", async () => {
    await publish(place.store, await place.aBuild({ name: "shell" }));
    const whole = await readFile(registryFile);
    await writeFile(registryFile, "{");
    const site = readSite(place.store);
    await expect(site()).rejects.toThrow();
    await writeFile(registryFile, whole);
    expect(await (await site()).page("/verify")).toBeDefined();
  });
});
