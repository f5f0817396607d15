import { aConsumer, isElsewhere, type AgentDetails, type ConsumerDetails } from "../people/details";
import { linkIn, mailTo } from "../people/mailbox";
import type { People } from "../people/makePeople";
import type { FaultyProxy } from "./FaultyProxy";
import type { Tab } from "./Tab";

/** A browser, the people who act through the API, and the network between. */
export type Scene = {
  tab: Tab;
  people: People;
  proxy: FaultyProxy;
  sandboxOrigin: string;
  /** Goes on in a browser that knows nothing of what was before. */
  inNewBrowser: () => Promise<void>;
};

const carrier = "State Farm";

/** From the landing to the client's details, as a new consumer and an agent walk it. */
export async function mainJourney(scene: Scene): Promise<void> {
  const consumer = await aConsumer(scene.people.api());
  await register(scene, consumer);
  await submit(scene, consumer);
  const agent = await scene.people.agent({ zips: [consumer.zip.zip_id], carriers: [carrier] });
  await scene.inNewBrowser();
  await quote(scene, agent.details, consumer);
  await scene.inNewBrowser();
  await choose(scene, consumer);
  await scene.inNewBrowser();
  await pay(scene, agent.details, consumer);
}

async function register({ tab }: Scene, person: ConsumerDetails): Promise<void> {
  await tab.open("/");
  await tab.press("button", "Get quotes", { role: "banner" });
  const dialog = { role: "dialog", name: "What would you like to insure?" };
  await tab.tick("radio", "Auto", dialog);
  await tab.tick("checkbox", /client terms/, dialog);
  await tab.press("button", "Get started");
  await tab.seeRole("heading", "About you");
  await tab.type(/^First name/, person.firstName);
  await tab.type(/^Last name/, person.lastName);
  await tab.type(/^Date of birth/, person.dateOfBirth);
  await tab.type(/^Address line 1/, person.address1);
  await tab.type(/^City/, person.city);
  await tab.choose(/^State/, person.stateName);
  await tab.search(/^Zip code/, person.zip.zip_code, new RegExp(person.zip.zip_code));
  if (isElsewhere(person)) await tab.press("button", `Keep ${person.city}, ${person.state}`);
  await tab.tick("radio", "No", { role: "radiogroup", name: /Do you rent/ });
  await tab.press("button", "Next step");
  await tab.seeRole("heading", "Your household");
  await tab.tick("radio", "Single");
  await tab.tick("radio", /^Female/);
  await tab.type(/^Phone number/, person.phone);
  await tab.type(/^Email/, person.email);
  await tab.press("button", "Next step");
  await tab.seeRole("heading", "Your account");
  await tab.choose(/^Current insurance company/, "None");
  await tab.typePassword("Password", person.password);
  await tab.typePassword("Confirm password", person.password);
  await tab.press("button", "Next step");
  await tab.seeRole("heading", "Your auto insurance");
  await tab.answerPages("Next step", "Finish registration");
  await tab.press("button", "Finish registration");
  await tab.seeRole("dialog", "Please confirm your email");
}

async function submit(scene: Scene, person: ConsumerDetails): Promise<void> {
  const { tab, sandboxOrigin } = scene;
  const mail = await mailTo(sandboxOrigin, person.email, /confirm your email/);
  const { pathname, search } = new URL(linkIn(mail, "/verify"));
  await tab.open(pathname + search);
  await tab.press("button", "Verify Account");
  await tab.seeRole("heading", "Your account is verified");
  await tab.press("link", "Log in", { role: "main" });
  await logIn(scene, person);
  await tab.isAt("/profile/application");
  await tab.answerPages("Continue", "Submit application");
  await tab.press("button", "Submit application");
  await tab.see(/Your application was submitted/);
}

async function quote(scene: Scene, agent: AgentDetails, client: ConsumerDetails): Promise<void> {
  const { tab } = scene;
  await enterAsAgent(scene, agent);
  await tab.press("button", /^View Summary/);
  const summary = { role: "dialog", name: "Client Quote Summary" };
  await tab.see(new RegExp(client.lastName), summary);
  await tab.press("button", /^Quote$/, summary);
  await tab.seeRole("heading", /^Quote lead/);
  await tab.choose(/Insurance company/, carrier);
  await tab.type(/^Monthly/, "118");
  await tab.type(/^Yearly/, "1350");
  await tab.press("button", /^Finish Quoting$/);
  await tab.press("button", "Confirm");
  await tab.see("Thank you for submitting your quote!");
}

async function choose(scene: Scene, person: ConsumerDetails): Promise<void> {
  const { tab } = scene;
  await tab.open("/?openModal=login");
  await logIn(scene, person);
  await tab.open("/profile/my-quotes");
  await tab.press("button", /View quote/);
  await tab.press("button", /^Choose /);
  await tab.see(/^Congratulations! You have chosen your quote/);
}

async function pay(scene: Scene, agent: AgentDetails, client: ConsumerDetails): Promise<void> {
  const { tab } = scene;
  await enterAsAgent(scene, agent);
  await tab.press("button", /^View client details/);
  await tab.press("button", "OK");
  await tab.seeRole("heading", "Pending payment");
  await tab.inFrame("Secure card payment input frame", async () => {
    // The card's form goes on to its next field by itself: number, expiry, security code, zip code.
    await tab.type(/Card number/, "4242424242424242" + "1240" + "123" + "78701");
  });
  await tab.tick("checkbox", /accept the special terms/);
  await tab.press("button", /^Submit payment/);
  await tab.seeRole("heading", "Payment successful");
  await tab.seeRole("link", client.email);
}

async function enterAsAgent(scene: Scene, agent: AgentDetails): Promise<void> {
  const { tab } = scene;
  await tab.open("/agent?openModal=login");
  await logIn(scene, agent);
  await tab.seeRole("navigation", /./);
  await tab.open("/agent/profile/leads/all");
  await tab.seeRole("heading", "Leads");
}

/** Types into the login that is open. */
export async function logIn(
  { tab }: Scene,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const dialog = { role: "dialog", name: /log in/i };
  await tab.type(/^Email/, email, dialog);
  await tab.typePassword("Password", password);
  await tab.press("button", "Log in", dialog);
  await tab.missRole("dialog", /log in/i);
}
