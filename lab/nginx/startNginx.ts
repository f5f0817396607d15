import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endChild, hasEnded } from "@quotehaven/e2e/product/childProcess";

const documents = resolve(import.meta.dirname, "../../docs/operations");
const program = "/usr/sbin/nginx";
const brotli = "/etc/nginx/modules-enabled/50-mod-http-brotli-static.conf";
const startTimeoutMs = 20_000;

/** A server that was started, and how it is ended. */
export type RunningNginx = { origin: string; stop(): Promise<void> };

/** Why this machine cannot run nginx as docs/operations describes it before the API; null where it can. */
export function missingNginx(): string | null {
  return existsSync(program) ? null : "needs nginx of Debian";
}

/** The same for nginx that serves the pages, whose compressed copies need a module. */
export function missingPageServer(): string | null {
  return (
    missingNginx() ??
    (existsSync(brotli) ? null : "needs libnginx-mod-http-brotli-static of Debian")
  );
}

/** Words of a configuration and what stands in their place on this machine. */
type Replacements = Readonly<Record<string, string>>;

/**
 * Starts nginx with a configuration as docs/operations gives it, in a folder of its own.
 *
 * @param replaced addresses and paths of the documents that are others here
 */
export async function startNginx(
  folder: string,
  file: string,
  port: number,
  replaced: Replacements,
): Promise<RunningNginx> {
  await mkdir(folder, { recursive: true });
  const here = {
    ...replaced,
    "listen 80;": `listen 127.0.0.1:${port};`,
    "http {": httpHere(folder),
  };
  await writeFile(join(folder, "nginx.conf"), replacedIn(await documented(file), here));
  const asWho = process.getuid?.() === 0 ? "user root;" : "";
  const settings = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; ${asWho}`;
  const args = ["-c", join(folder, "nginx.conf"), "-g", settings];
  const child = spawn(program, args, { stdio: ["ignore", "inherit", "inherit"] });
  await untilListening(child, `http://127.0.0.1:${port}/`);
  return { origin: `http://127.0.0.1:${port}`, stop: () => endChild(child, "SIGTERM") };
}

/** A file of docs/operations. */
export function documented(file: string): Promise<string> {
  return readFile(join(documents, file), "utf8");
}

/** A text with other words in the place of some. @throws where it has none of them */
export function replacedIn(text: string, replaced: Replacements): string {
  let said = text;
  for (const [from, to] of Object.entries(replaced)) {
    if (!said.includes(from)) throw new Error(`The configuration does not say "${from}".`);
    said = said.replaceAll(from, to);
  }
  return said;
}

/** What Debian keeps elsewhere, where only its own nginx may write. */
function httpHere(folder: string): string {
  const kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return ["http {", ...kinds.map((kind) => `${kind}_temp_path ${folder}/${kind};`)].join("\n");
}

async function untilListening(child: ChildProcess, url: string): Promise<void> {
  const deadline = performance.now() + startTimeoutMs;
  while (performance.now() < deadline) {
    if (hasEnded(child)) throw new Error(`nginx ended with ${child.exitCode}`);
    const reply = await fetch(url).catch(() => null);
    await reply?.body?.cancel();
    if (reply) return;
    await pause(50);
  }
  throw new Error("nginx does not answer.");
}
