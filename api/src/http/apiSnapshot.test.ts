import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { appForTests } from "../testing";
import { apiSnapshot } from "../testing/apiSnapshot";

const file = join(import.meta.dirname, "../../../contract/src/api.json");

const t = appForTests();

const operationsIn = (snapshot: string) =>
  new Map(
    Object.entries<object>(JSON.parse(snapshot)).map(([name, said]) => [
      name,
      JSON.stringify(said),
    ]),
  );

it("is what the contract keeps of it: write it anew with UPDATE_API=1", async () => {
  const now = apiSnapshot(t.app.swagger());
  if (process.env.UPDATE_API) await writeFile(file, now);
  const [kept, live] = [operationsIn(await readFile(file, "utf8")), operationsIn(now)];
  const names = [...new Set([...kept.keys(), ...live.keys()])];
  expect(names.filter((name) => kept.get(name) !== live.get(name))).toEqual([]);
});
