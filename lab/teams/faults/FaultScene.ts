import type { Browser, BrowserContext, Page } from "@playwright/test";
import { contextAs } from "@quotehaven/e2e/contextAs";
import { RemoteSlot } from "@quotehaven/e2e/pages/RemoteSlot";
import type { Api } from "@quotehaven/e2e/people/Api";
import { publish, retire, type BuildRecord, type ReleaseStore } from "@quotehaven/release";
import type { FaultOf, FaultyProxy } from "../../browsers/FaultyProxy";
import type { buildProbe, ProbeFault } from "./probe";

type Site = {
  proxy: FaultyProxy;
  store: ReleaseStore;
  probe: Awaited<ReturnType<typeof buildProbe>>;
};

const patienceMs = 45_000;

/** One fault, as a person meets it in a browser of their own. */
export class FaultScene {
  readonly slot: RemoteSlot;
  readonly #told: string[] = [];

  private constructor(
    private readonly site: Site,
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.slot = new RemoteSlot(page);
  }

  /** A browser of somebody's own. */
  static async open(browser: Browser, site: Site, person: Api): Promise<FaultScene> {
    const context = await contextAs(browser, person);
    context.setDefaultTimeout(patienceMs);
    const scene = new FaultScene(site, context, await context.newPage());
    await scene.#hearBeacons();
    return scene;
  }

  get store(): ReleaseStore {
    return this.site.store;
  }

  /** Lets faults befall what is served from now on; none ends them. */
  break(faultOf: FaultOf = () => null): void {
    this.site.proxy.break(faultOf);
  }

  /** Publishes a variant of the probe. */
  publish(fault: ProbeFault, options: { canaryPercent?: number } = {}): Promise<BuildRecord> {
    return publish(this.store, this.site.probe.folderOf(fault), options);
  }

  /** As if the probe had never been published. */
  async forget(): Promise<void> {
    await retire(this.store, "probe");
  }

  /** The heading of what React shows. */
  async heading(): Promise<string> {
    return (await this.page.locator("#root h1").first().textContent()) ?? "";
  }

  /** The live build of an app. */
  async live(name: string): Promise<BuildRecord> {
    const entry = (await this.store.registry()).apps[name];
    if (!entry) throw new Error(`${name} is not live.`);
    return entry.stable;
  }

  /** Goes to a path as a link of a page that is open does: without a load. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      window.history.pushState(null, "", to);
      window.dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  }

  /** Waits until React shows words; what the page was painted with before is not meant. */
  async shows(words: RegExp): Promise<number> {
    const startedAt = performance.now();
    await this.page.locator("#root").getByText(words).first().waitFor();
    return performance.now() - startedAt;
  }

  /** How long the consumers' landing and a call take meanwhile, in a further tab of the same browser. */
  async othersTake(): Promise<number> {
    const startedAt = performance.now();
    const page = await this.context.newPage();
    await page.goto("/", { waitUntil: "commit" });
    await page.locator("#root h1").waitFor();
    await page.evaluate(async () => (await fetch("/api/config")).json());
    const taken = performance.now() - startedAt;
    await page.close();
    return taken;
  }

  /** Waits until the page told of a failure of that kind and channel; gives all that it told. */
  async told(failure: string | null): Promise<string[]> {
    const endsAt = performance.now() + (failure === null ? 1_000 : 10_000);
    for (;;) {
      // A page tells what it knows as it goes.
      await this.page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
      await this.page.waitForTimeout(100);
      const told = this.#told.flatMap(failuresIn);
      if ((failure !== null && told.includes(failure)) || performance.now() > endsAt) {
        return [...new Set(told)];
      }
    }
  }

  /** The browser's own log of requests has no body of a beacon. */
  async #hearBeacons(): Promise<void> {
    await this.page.exposeFunction("heardBeacon", (body: string) => void this.#told.push(body));
    await this.page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        if (body instanceof Blob) void body.text().then(window.heardBeacon);
        return send(url, body);
      };
    });
  }

  async close(): Promise<void> {
    this.break();
    await this.context.close();
  }
}

type Told = { builds: { channel: string; failures: Record<string, number> }[] };

/** Each kind of failure in a beacon, with the channel of the build. */
function failuresIn(beacon: string): string[] {
  const { builds }: Told = JSON.parse(beacon);
  return builds.flatMap(({ channel, failures }) =>
    Object.keys(failures).map((kind) => `${kind} ${channel}`),
  );
}

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- only an interface merges
  interface Window {
    heardBeacon(body: string): void;
  }
}
