import { UserProfileReply } from "@quotehaven/contract/schemas";
import { logIn, type Scene } from "./mainJourney";

/** A lost network is shown in words, ends no session and loses nothing that was typed. */
export async function lostNetwork(scene: Scene): Promise<void> {
  const { tab, people, proxy } = scene;
  const person = await people.consumer({ types: [1] });
  await tab.open("/?openModal=login");
  await logIn(scene, person.details);
  await tab.open("/profile/dashboard");
  await tab.press("button", /click to edit/i);
  await tab.type(/^City/, "Lockhart");
  proxy.isOffline = true;
  await tab.press("button", /^Update/);
  await tab.see(/We can't reach Quotehaven/);
  proxy.heal();
  await tab.press("button", /^Update/);
  // While it is being saved the button is gone, too.
  await tab.seeRole("button", /click to edit/i);
  const { data } = await person.api.get("/user/profile", UserProfileReply);
  if (data.usr_city !== "Lockhart") throw new Error(`The city is ${data.usr_city}.`);
}
