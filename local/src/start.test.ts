import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openStore } from "@quotehaven/release";
import { readLocalConfig } from "./readLocalConfig";
import { siteOf } from "./start";

it.each([
  [
    "tell browsers to insist on TLS",
    "https://quotehaven.test",
    "max-age=31536000; includeSubDomains",
  ],
  ["do not lock people out of a site without TLS", "http://localhost:3000", undefined],
])("pages %s", async (_what, publicOrigin, insists) => {
  const folder = await mkdtemp(join(tmpdir(), "quotehaven-local-"));
  const config = readLocalConfig({
    PUBLIC_ORIGIN: publicOrigin,
    DATA_DIR: join(folder, "data"),
    RELEASE_STORE: join(folder, "releases"),
  });
  const site = await siteOf(config, openStore(config.storeFolder));
  const { headers } = await site.inject({ url: "/" });
  await site.close();
  await rm(folder, { recursive: true, force: true });
  expect(headers["strict-transport-security"]).toBe(insists);
});
