import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { compressFiles } from "../../release/src/compress";
import { filesBelow } from "../../release/src/files";

/**
 * Serves a bundle as releases are served: files for ever, compressed beforehand, one page for every
 * address. Of several builds the files of all are there, and the page of the one that is live.
 */
export async function bundleApp(folders: readonly string[]) {
  for (const folder of folders) await compressFiles(folder, await filesBelow(folder));
  const pages = await Promise.all(folders.map((folder) => readFile(join(folder, "index.html"))));
  let live = 0;
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  await app.register(fastifyStatic, {
    root: folders.map((folder) => join(folder, "assets")),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
  });
  app.get("/*", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(pages[live]),
  );
  await app.ready();
  return {
    app,
    /** Makes another of the builds live, by its place among the folders. */
    show(place: number) {
      live = place;
    },
  };
}
