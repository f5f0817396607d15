import { cp } from "node:fs/promises";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { staleParts } from "@quotehaven/local/buildParts";
import { siteApp, type SiteApp } from "@quotehaven/local/siteApp";
import { openStore } from "@quotehaven/release";
import { clone, command } from "./command";

/** A site of a shell that was built before and stays what it is, and the store that it is served from. */
export class LiveSite {
  private constructor(
    readonly store: string,
    readonly origin: string,
    private readonly app: SiteApp,
  ) {}

  /**
   * Publishes a build of the shell, alone, and serves it.
   *
   * @param folder where the store and a copy of the build will lie
   */
  static async start(folder: string): Promise<LiveSite> {
    const built = join(clone, "shell", "dist");
    // A remote that is built of newer sources may ask for what an older shell does not have.
    if (staleParts().includes("shell")) {
      await command(clone, ["node", "local/bin/build.mjs", "shell"]);
    }
    const shell = join(folder, "shell");
    const store = join(folder, "store");
    await cp(built, shell, { recursive: true });
    await command(clone, ["npx", "tsx", "release/src/cli.ts", "publish", shell, "--store", store]);
    const app = await siteApp({ store: openStore(store), foreign: [], isSecure: false });
    const origin = await app.listen({ host: "127.0.0.1", port: 0 });
    return new LiveSite(store, origin, app);
  }

  /** A new visitor at a path, whose calls of the API are answered from `replies`. */
  async visit(browser: Browser, path: string, replies: Record<string, unknown>): Promise<Page> {
    const page = await (await browser.newContext({ locale: "en-US" })).newPage();
    await page.route("**/api/**", (route) => {
      const call = new URL(route.request().url()).pathname.replace("/api", "");
      const body = replies[`GET ${call}`];
      return body === undefined
        ? route.fulfill({ status: 404, body: "{}" })
        : route.fulfill({ json: body });
    });
    await page.goto(this.origin + path);
    return page;
  }

  /** Which build of the shell is live. */
  async shellVersion(): Promise<string> {
    const { apps } = await openStore(this.store).registry();
    return apps.shell?.stable.version ?? "none";
  }

  async close(): Promise<void> {
    await this.app.close();
  }
}
