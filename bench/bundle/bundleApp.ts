import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";

const pageOptions = { maxAge: 0, immutable: false };

/**
 * Serves a bundle as releases are served: immutable files, compressed beforehand.
 *
 * @param hasOwnPages whether a path shows its own page, or all show the empty one
 */
export async function bundleApp(folder: string, hasOwnPages: boolean) {
  const app = fastify({ routerOptions: { maxParamLength: 500 } });
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
  });
  app.get("/*", ({ url }, reply) => {
    const { pathname } = new URL(url, "http://localhost");
    const own = join("pages", pathname, "index.html");
    const isOwn = hasOwnPages && existsSync(join(folder, own));
    return reply.sendFile(isOwn ? own : "index.html", folder, pageOptions);
  });
  await app.ready();
  return app;
}
