import { setTimeout as pause } from "node:timers/promises";
import type { BrowserContext, Route } from "@playwright/test";
import { REGISTRY_ELEMENT } from "@quotehaven/contract/release";

/** A way in which a remote's files, or what the page knows of them, come wrong. */
export type RemoteFault = {
  name: string;
  /** Whether Try again helps once it is over; otherwise the next page does. */
  isCuredInPlace: boolean;
  breakRemote(context: BrowserContext): Promise<void>;
};

/** What a script would leave behind that nobody released. */
export const intruderMark = "intruder";
const intruder = `window.${intruderMark} = true;\n`;

const remote = "agent";
const files = `**/assets/${remote}/**`;
const html = "<!doctype html><title>Welcome</title><h1>Please sign in to this network</h1>";

function fault(name: string, answer: (route: Route) => Promise<void>): RemoteFault {
  return {
    name,
    isCuredInPlace: true,
    async breakRemote(context) {
      await context.route(files, answer);
    },
  };
}

/** Answers with what the server has, changed. */
async function changed(route: Route, change: (script: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/** Serves every page with another release of the agents' remote in its registry, and that as what is live. */
function corrupt(name: string, release: (known: object) => unknown): RemoteFault {
  const block = `(<script type="application/json" id="${REGISTRY_ELEMENT}">)(.*?)(</script>)`;
  const registry = new RegExp(block, "s");
  const damaged = (json: string) => {
    const known: { remotes: { name: string; stable: object }[] } = JSON.parse(json);
    const remotes = known.remotes.map((each) =>
      each.name === remote ? { ...each, stable: release(each.stable) } : each,
    );
    return JSON.stringify({ ...known, remotes });
  };
  return {
    name,
    isCuredInPlace: false,
    async breakRemote(context) {
      await context.route("**/*", async (route) => {
        const request = route.request();
        if (new URL(request.url()).pathname === "/releases.json") return changed(route, damaged);
        if (request.resourceType() !== "document") return route.fallback();
        await changed(route, (page) =>
          page.replace(
            registry,
            (_all, start: string, json: string, end: string) => `${start}${damaged(json)}${end}`,
          ),
        );
      });
    },
  };
}

/** The ways in which the agents' remote fails. */
export const remoteFaults: readonly RemoteFault[] = [
  fault("down", (route) => route.abort("connectionrefused")),
  fault("answering 503", (route) => route.fulfill({ status: 503, body: "Try again" })),
  fault("slow by 20 s", async (route) => {
    await pause(20_000);
    // Whoever asked has given up, and perhaps closed the page.
    await route.continue().catch(() => {});
  }),
  fault("200 with HTML", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: html }),
  ),
  fault("cut in half", (route) => changed(route, (script) => script.slice(0, script.length / 2))),
  fault("of a wrong hash", (route) => changed(route, (script) => intruder + script)),
  corrupt("with a manifest of other hashes", (known) => ({ ...known, integrity: {} })),
  corrupt("with an unreadable manifest", () => ({ version: 7, entry: null })),
];
