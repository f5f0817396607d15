import type { Page, Route } from "@playwright/test";
import { expect, test } from "../fixtures";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { AreaFrame } from "../pages/AreaFrame";
import { LandingPage } from "../pages/LandingPage";
import { LoginModal } from "../pages/LoginModal";
import { RemoteSlot } from "../pages/RemoteSlot";

const files = "**/assets/agent/**";
const html = "<!doctype html><title>Welcome</title><h1>Please sign in to this network</h1>";
/** Left behind by a script that nobody released. */
const mark = "intruder";

/** Answers with what the server has, changed. */
const changed = (change: (script: string) => string) => async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
};

const faults: Record<string, (route: Route) => Promise<void>> = {
  "that is down": (route) => route.abort("connectionrefused"),
  "that answers 503": (route) => route.fulfill({ status: 503, body: "Try again" }),
  "that never answers": () => new Promise(() => {}),
  "that is a page of the network": (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: html }),
  "that is cut in half": changed((script) => script.slice(0, script.length / 2)),
  "that was altered": changed((script) => `window.${mark} = true;\n${script}`),
};

for (const [name, answer] of Object.entries(faults)) {
  test(`a remote ${name} says so in its slot, the rest works, and it comes back in place`, async ({
    people,
    openAs,
    complaints,
  }) => {
    const page = await openAs(people.api());
    complaints.expect(
      /Failed to load|net::ERR|^Problem in|integrity|MIME|Unexpected|\/assets\/agent/,
    );
    const slot = new RemoteSlot(page);
    await page.route(files, answer);
    await page.goto("/agent", { waitUntil: "commit" });
    await expect(slot.unavailable).toBeVisible();
    expect(await page.evaluate((key) => key in window, mark), "a strange script ran").toBe(false);
    const consumer = await people.consumer();
    await logInAndOut(await page.context().newPage(), consumer.details);
    await page.unroute(files);
    await slot.markPage();
    await slot.tryAgain.click();
    await expect(new AgentLandingPage(page).heading).toBeVisible();
    expect(await slot.isSamePage(), "no reload was needed").toBe(true);
  });
}

async function logInAndOut(page: Page, person: { email: string; password: string }): Promise<void> {
  const landing = new LandingPage(page);
  await landing.open();
  await landing.logIn.click();
  await new LoginModal(page).logIn(person);
  await new AreaFrame(page).logOut.click();
  await expect(landing.heading).toBeVisible();
}
