import { readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import fastifyStatic from "@fastify/static";
import fastify from "fastify";
import webpack, { type Compiler, type Configuration } from "webpack";
import WebpackDevServer from "webpack-dev-server";

/** Where the pages and the builds are served. */
export const HOST = "localhost";

/** Pages are of another port than what they load. */
const forEveryOrigin = { "access-control-allow-origin": "*" };

/** An app that is served on a port of its own. */
export type DevApp = {
  port: number;
  /** A file of its build; null where it is not built yet. */
  read(name: string): Promise<string | null>;
  stop(): Promise<void>;
};

/** Builds an app again at every change and serves it, with the page reloading itself. */
export async function startApp(
  folder: string,
  port: number,
  more: WebpackDevServer.Configuration = {},
): Promise<DevApp> {
  const loaded: { default: (env: object, argv: object) => Promise<Configuration> } = await import(
    pathToFileURL(resolve(folder, "webpack.config.mjs")).href
  );
  const config = await loaded.default({}, { mode: "development" });
  const compiler = webpack({ ...config, infrastructureLogging: { level: "error" } });
  compiler?.hooks.done.tap("dev", (stats) => {
    const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
    const words = stats.hasErrors() ? stats.toString({ preset: "errors-only" }) : "ready";
    console.log(`${folder}: ${words} (${seconds} s)`);
  });
  if (!compiler) throw new Error(`${folder} has no build.`);
  const server = new WebpackDevServer(
    {
      host: HOST,
      port,
      // A remote's new code runs when the page is loaded again; its state is in the store's server.
      hot: false,
      liveReload: true,
      headers: forEveryOrigin,
      allowedHosts: "all",
      client: { overlay: false, webSocketURL: `ws://${HOST}:${port}/ws` },
      static: false,
      ...more,
    },
    compiler,
  );
  await server.start();
  return { port, read: (name) => readEmitted(compiler, name), stop: () => server.stop() };
}

/** Serves an app as it was built last. */
export async function serveBuilt(folder: string, port: number): Promise<DevApp> {
  const root = resolve(folder, "dist");
  const server = fastify();
  server.addHook("onSend", async (_request, reply) => void reply.headers(forEveryOrigin));
  await server.register(fastifyStatic, { root });
  await server.listen({ host: HOST, port });
  return {
    port,
    read: (name) => readFile(join(root, name), "utf8").catch(() => null),
    stop: () => server.close(),
  };
}

/** A file that the dev server keeps in memory. */
function readEmitted(
  { outputFileSystem, outputPath }: Compiler,
  name: string,
): Promise<string | null> {
  return new Promise((resolve) => {
    if (!outputFileSystem) return resolve(null);
    outputFileSystem.readFile(`${outputPath}/${name}`, (error, contents) =>
      resolve(error || !contents ? null : String(contents)),
    );
  });
}
