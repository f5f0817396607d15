import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { freePort } from "@quotehaven/e2e/freePorts";
import { endChild, untilReady } from "@quotehaven/e2e/product/childProcess";

const program = "/usr/sbin/nginx";
const example = resolve(import.meta.dirname, "../../../docs/operations/nginx.conf");

/** nginx in front of API processes, by the configuration of docs/operations with other ports and no pages. */
export class Nginx {
  private constructor(
    private readonly child: ChildProcess,
    readonly origin: string,
  ) {}

  /** Why there can be none on this machine, or null. */
  static missing(): string | null {
    return existsSync(program) ? null : "nginx (Debian's package `nginx`) is not here";
  }

  static async start(folder: string, apiPorts: readonly number[]): Promise<Nginx> {
    const port = await freePort();
    const settings = join(folder, "nginx.conf");
    await mkdir(folder, { recursive: true });
    await writeFile(settings, configured(await readFile(example, "utf8"), folder, port, apiPorts));
    const ownFiles = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;`;
    const child = spawn(program, ["-c", settings, "-g", ownFiles], {
      stdio: "ignore",
    });
    const origin = `http://127.0.0.1:${port}`;
    await untilReady(child, `${origin}/api/health/live`, 10_000);
    return new Nginx(child, origin);
  }

  async stop(): Promise<void> {
    await endChild(this.child, "SIGTERM");
  }
}

function configured(text: string, folder: string, port: number, apiPorts: readonly number[]) {
  const servers = /(?: *server 127\.0\.0\.1:\d+ max_fails=0;\n)+/;
  const ownServers = apiPorts.map((each) => `    server 127.0.0.1:${each} max_fails=0;\n`);
  const own = text
    .replace(servers, ownServers.join(""))
    .replace("listen 80;", `listen 127.0.0.1:${port};`)
    .replace("/var/log/nginx/quotehaven.log", `${folder}/access.log`)
    // The pages are no part of this.
    .replace("include /etc/nginx/quotehaven-pages.conf;", "");
  if (own.includes("listen 80;") || !apiPorts.every((each) => own.includes(`:${each} `))) {
    throw new Error(`${example} is not as this run expects it.`);
  }
  return own;
}
