import { logIn, type Scene } from "./mainJourney";

/** A remote that cannot be loaded takes nothing else along, and comes back in place. */
export async function failedRemote(scene: Scene): Promise<void> {
  const { tab, people, proxy } = scene;
  const person = await people.consumer({ types: [1] });
  await tab.open("/?openModal=login");
  await logIn(scene, person.details);
  await tab.seeRole("heading", /^Hello|Application/);
  proxy.refused = "/assets/consumer/";
  await tab.open("/profile/dashboard");
  await tab.see("This part is not available right now");
  await tab.open("/agent");
  await tab.seeRole("heading", "Clients who are ready for a quote");
  await tab.open("/profile/dashboard");
  await tab.see("This part is not available right now");
  await tab.mark();
  proxy.heal();
  await tab.press("button", "Try again");
  await tab.seeRole("heading", /^Hello/);
  if (!(await tab.isMarked())) throw new Error("The page was reloaded.");
}
