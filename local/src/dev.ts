import { spawn, type ChildProcess } from "node:child_process";
import { resolve } from "node:path";
import { composePages, contentSecurityPolicy, foreignOrigins, pageOf } from "@quotehaven/release";
import { startSandbox } from "@quotehaven/sandbox";
import { appFolders } from "../bin/appFolders.mjs";
import { buildIfNeeded } from "../bin/buildIfNeeded.mjs";
import { commandLine } from "../bin/commandLine.mjs";
import { assertPortsFree } from "./assertPortsFree";
import { HOST, serveBuilt, startApp, type DevApp } from "./devApps";
import { devRegistry } from "./devRegistry";
import { messageOf } from "./messageOf";
import { readLocalConfig, sandboxKeys, sandboxPorts, type LocalConfig } from "./readLocalConfig";

/** The API in a process of its own, started again whenever its sources change. */
function startApiWatched(env: NodeJS.ProcessEnv): ChildProcess {
  const tsx = resolve("node_modules", "tsx", "dist", "cli.mjs");
  return spawn(process.execPath, [tsx, "watch", "--clear-screen=false", "api/src/main.ts"], {
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
}

const [shellFolder = "shell", ...remoteFolders] = appFolders();

const usage = `npm run dev [REMOTE …]

Runs the product, and builds the shell and the named remotes again at every change; all of them
where none is named. The others are as they were built last.

REMOTE is one of ${remoteFolders.join(", ")}.`;
const { positionals: named } = commandLine(usage, {
  knows: (word) => remoteFolders.includes(word),
});
const others = named.length === 0 ? [] : remoteFolders.filter((each) => !named.includes(each));

/** The ports that PORT chooses besides itself. */
const portsAfter = (port: number) => ({
  api: port + 3,
  remotes: remoteFolders.map((_, index) => port + 4 + index),
});

/** The configuration, where every port is free; ends the process otherwise. */
async function readyConfig(): Promise<LocalConfig> {
  try {
    const config = readLocalConfig(process.env);
    const { port, host } = config.api;
    const { api, remotes } = portsAfter(port);
    const chosen = (each: number, on: string) => ({ port: each, host: on, variable: "PORT" });
    await assertPortsFree([
      ...[port, ...remotes].map((each) => chosen(each, HOST)),
      chosen(api, host),
      ...sandboxPorts(config),
    ]);
    return config;
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}

const config = await readyConfig();
await buildIfNeeded(others);
const { port } = config.api;
const { api: apiPort, remotes: remotePorts } = portsAfter(port);

const sandbox =
  config.sandbox &&
  (await startSandbox({
    ...config.sandbox,
    ...sandboxKeys,
    webhookUrl: `http://localhost:${apiPort}/api/payment/webhook`,
  }));
const { stripe, mail, human } = config.api;
const api = startApiWatched({
  PORT: String(apiPort),
  PUBLIC_ORIGIN: config.api.publicOrigin,
  LOG_LEVEL: process.env.LOG_LEVEL ?? "warn",
  STRIPE_PUBLIC_KEY: stripe.publicKey,
  STRIPE_SECRET_KEY: stripe.secretKey,
  ...(stripe.webhookSecret ? { STRIPE_WEBHOOK_SECRET: stripe.webhookSecret } : {}),
  ...(stripe.apiOrigin ? { STRIPE_API_ORIGIN: stripe.apiOrigin } : {}),
  ...(stripe.scriptUrl ? { STRIPE_SCRIPT_URL: stripe.scriptUrl } : {}),
  ...(mail.smtpUrl ? { SMTP_URL: mail.smtpUrl } : {}),
});

const running: DevApp[] = [];
for (const [index, folder] of remoteFolders.entries()) {
  const serve = others.includes(folder) ? serveBuilt : startApp;
  running.push(await serve(folder, remotePorts[index] ?? 0));
}
const foreign = foreignOrigins({
  cardScriptUrl: stripe.scriptUrl,
  hasRecaptcha: human.recaptcha !== null,
});
// Development builds map their sources through eval; the released pages allow no such thing.
const policy = contentSecurityPolicy(foreign, { overrideOrigins: ["loopback"] })
  .replace("script-src 'self'", "script-src 'self' 'unsafe-eval'")
  // Each app's rules come from a server of its own.
  .replace("style-src 'self'", "style-src 'self' http://localhost:*");
const shell = await startApp(shellFolder, port, {
  proxy: [{ context: ["/api"], target: `http://localhost:${apiPort}`, xfwd: true }],
  setupMiddlewares(middlewares, server) {
    server.app?.get(/^\/(?!api(\/|$)|ws$)[^.]*$/, async (request, reply, next) => {
      const ready = await devRegistry(shell, running);
      const pages = ready ? composePages(ready.registry, ready.read) : [];
      const page = pageOf(pages, new URL(request.url, "http://localhost").pathname);
      if (!page) return next();
      reply.setHeader("content-security-policy", policy);
      reply.setHeader("content-type", "text/html; charset=utf-8");
      reply.end(ready?.rewrite(page.html));
    });
    return middlewares;
  },
});

console.log(`\nQuotehaven in development: ${config.api.publicOrigin}`);
if (sandbox && config.sandbox?.uses.mail) console.log(`Mailbox: ${sandbox.origin}/mailbox`);

let isEnding = false;
const end = () => {
  if (isEnding) return;
  isEnding = true;
  api.kill("SIGTERM");
  const stopping = [...running, shell].map((app) => app.stop());
  void Promise.allSettled([...stopping, sandbox?.close()]).then(() => process.exit(0));
};
process.on("SIGINT", end);
process.on("SIGTERM", end);
