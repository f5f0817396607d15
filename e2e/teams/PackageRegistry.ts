import { spawn, type ChildProcess } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { freePort } from "../freePorts";
import { endChild, untilReady } from "../product/childProcess";
import { command } from "./command";

/** The last that runs on the oldest Node that we promise. */
const version = "6.7.4";
const installed = resolve(import.meta.dirname, "../../.cache", `verdaccio-${version}`);
const entry = join(installed, "node_modules", "verdaccio", "bin", "verdaccio");
const startTimeoutMs = 120_000;

/**
 * A package registry of our own on loopback (Verdaccio), for our packages alone: whatever else is
 * installed comes from where npm takes it anyway. It is too heavy to be installed with the product.
 */
export class PackageRegistry {
  private constructor(
    readonly origin: string,
    private readonly child: ChildProcess,
  ) {}

  static async start(folder: string): Promise<PackageRegistry> {
    if (!existsSync(entry)) await install();
    const port = await freePort();
    const config = join(folder, "verdaccio.yaml");
    await mkdir(folder, { recursive: true });
    await writeFile(config, JSON.stringify(configuration(folder)));
    const args = [entry, "--config", config, "--listen", `127.0.0.1:${port}`];
    const child = spawn(process.execPath, args, {
      cwd: folder,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_NO_WARNINGS: "1" },
    });
    const registry = new PackageRegistry(`http://127.0.0.1:${port}`, child);
    await untilReady(child, `${registry.origin}/-/ping`, startTimeoutMs);
    return registry;
  }

  /** What a folder's `.npmrc` says so that our packages come from here. */
  get npmrc(): string {
    const host = this.origin.replace(/^http:/, "");
    return `@quotehaven:registry=${this.origin}/\n${host}/:_authToken=anybody\n`;
  }

  /** Publishes the package in a folder. */
  async publish(folder: string): Promise<void> {
    await writeFile(join(folder, ".npmrc"), this.npmrc);
    await command(folder, ["npm", "publish", "--access", "public", "--loglevel", "error"]);
  }

  close(): Promise<void> {
    return endChild(this.child, "SIGTERM");
  }
}

async function install(): Promise<void> {
  await mkdir(installed, { recursive: true });
  const manifest = {
    private: true,
    dependencies: { verdaccio: version },
    // One of its packages asks for a tag, which not every registry keeps.
    overrides: { "node-fetch": "2.7.0" },
  };
  await writeFile(join(installed, "package.json"), JSON.stringify(manifest));
  await command(installed, ["npm", "install", "--no-audit", "--no-fund", "--loglevel", "error"]);
}

const configuration = (folder: string) => ({
  storage: join(folder, "storage"),
  auth: { htpasswd: { file: join(folder, "htpasswd"), max_users: -1 } },
  packages: { "@quotehaven/*": { access: "$all", publish: "$all" } },
  server: { keepAliveTimeout: 60 },
  log: { type: "stdout", format: "pretty", level: "error" },
});
