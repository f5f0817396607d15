import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import { compressFiles } from "../../release/src/compress";
import { filesBelow } from "../../release/src/files";

/** Serves a bundle as releases are served: files for ever, compressed beforehand, one page for every address. */
export async function bundleApp(folder: string) {
  await compressFiles(folder, await filesBelow(folder));
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  const page = await readFile(join(folder, "index.html"));
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
  });
  app.get("/*", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page),
  );
  await app.ready();
  return app;
}
