import type { Page } from "@playwright/test";
import { answerEverything, choose, inOrder, pause, press, see } from "./acts";
import type { Shot } from "./Shot";

const screen = "Registration";
const home = "/auth/register/1";
const next = press("Next step");

async function fillAboutYou(page: Page): Promise<void> {
  await page.getByLabel("First name").fill("Maya");
  await page.getByLabel("Last name").fill("Featherstonehaugh");
  await page.locator('input[name="dateOfBirth"]').fill("04/12/1986");
  await page.getByLabel("Address line 1").fill("1204 Willow Creek Lane");
  await page.getByLabel("City").fill("Austin");
  await page.getByLabel("State").selectOption("TX");
  await page.getByRole("combobox", { name: "Zip code" }).fill("78701");
  await page.getByRole("option", { name: /78701/ }).click();
  await choose(page, "Do you rent?", "No");
}

async function fillHousehold(page: Page): Promise<void> {
  await choose(page, "Marital status", "Married");
  await page.getByLabel("Partner’s first name").fill("Jonas");
  await page.getByLabel("Partner’s last name").fill("Featherstonehaugh");
  await page.locator('input[name="partnerDateOfBirth"]').fill("09/30/1984");
  await choose(page, "Gender", "Female");
  await page.getByLabel("Phone number").fill("5125550177");
  await page.getByLabel("Email").fill("maya.featherstonehaugh@example.com");
}

async function fillAccount(page: Page): Promise<void> {
  await page.getByLabel("Current insurance company").selectOption({ index: 1 });
  await page.getByLabel("Password", { exact: true }).fill("A long password");
  await page.getByLabel("Confirm password").fill("A long password");
}

const toHousehold = inOrder(fillAboutYou, next, see("Marital status"));
const toAccount = inOrder(toHousehold, fillHousehold, next, see("Nobody will call you"));
const toQuestions = inOrder(toAccount, fillAccount, next, see(/^Your \w+ insurance$/));

/** More than any questionnaire has: what cannot be answered ends there. */
const mostParts = 12;

/** Answers the last step part by part, up to its last one. */
async function answerParts(page: Page): Promise<void> {
  const finish = page.getByRole("button", { name: "Finish registration" });
  await answerEverything(page);
  for (let part = 1; part < mostParts && !(await finish.isVisible()); part += 1) {
    await next(page);
    await pause(300)(page);
    await answerEverything(page);
  }
  await finish.waitFor();
}

const toLastPart = inOrder(toQuestions, pause(400), answerParts);
const finish = inOrder(toLastPart, press("Finish registration"));

/** The four steps of the consumer's registration, and what comes after them. */
export const registrationShots: Shot[] = [
  { screen, state: "empty", name: "step 1", path: home },
  {
    screen,
    state: "failed",
    name: "step 1, with errors",
    path: home,
    act: inOrder(next, pause(300)),
  },
  { screen, state: "full", name: "step 1", path: home, act: fillAboutYou },
  { screen, state: "empty", name: "step 2", path: home, act: toHousehold },
  {
    screen,
    state: "failed",
    name: "step 2, with errors",
    path: home,
    act: inOrder(
      toHousehold,
      (page) => choose(page, "Marital status", "Married"),
      next,
      pause(300),
    ),
  },
  {
    screen,
    state: "full",
    name: "step 2, with a partner",
    path: home,
    act: inOrder(toHousehold, fillHousehold),
  },
  {
    screen,
    state: "full",
    name: "continue on another device",
    path: home,
    act: inOrder(
      toHousehold,
      fillHousehold,
      press("Continue on another device"),
      see("Send me the link"),
    ),
    isWindow: true,
  },
  { screen, state: "empty", name: "step 3", path: home, act: toAccount },
  {
    screen,
    state: "failed",
    name: "step 3, with errors",
    path: home,
    act: inOrder(toAccount, next, pause(300)),
  },
  {
    screen,
    state: "failed",
    name: "step 3, companies did not load",
    path: home,
    replies: (replies) => replies.fail("GET /insurance-companies"),
    act: inOrder(toAccount, see("Try again")),
  },
  { screen, state: "full", name: "step 3", path: home, act: inOrder(toAccount, fillAccount) },
  {
    screen,
    state: "loading",
    name: "step 4",
    path: home,
    replies: (replies) => replies.never("GET /auth/signup"),
    act: inOrder(toQuestions, pause(300)),
  },
  {
    screen,
    state: "failed",
    name: "step 4, questions did not load",
    path: home,
    replies: (replies) => replies.fail("GET /auth/signup"),
    act: inOrder(toQuestions, see("Try again")),
  },
  { screen, state: "empty", name: "step 4", path: home, act: inOrder(toQuestions, pause(400)) },
  {
    screen,
    state: "failed",
    name: "step 4, with errors",
    path: home,
    act: inOrder(toQuestions, pause(400), next, pause(300)),
  },
  {
    screen,
    state: "full",
    name: "step 4, home, last part",
    path: home,
    act: toLastPart,
  },
  {
    screen,
    state: "full",
    name: "step 4, life, last part",
    path: "/auth/register/2",
    act: toLastPart,
  },
  {
    screen,
    state: "loading",
    name: "sending",
    path: home,
    replies: (replies) => replies.never("POST /auth/signup"),
    act: inOrder(finish, pause(1_200)),
    isWindow: true,
  },
  {
    screen,
    state: "failed",
    name: "refused, one toast a code",
    path: home,
    replies: (replies) => replies.fail("POST /auth/signup", 409, ["duplicate-email", "phone"]),
    act: inOrder(finish, see("A user with that email address already exists.")),
    isWindow: true,
  },
  {
    screen,
    state: "full",
    name: "registered",
    path: home,
    replies: (replies) => replies.answer("POST /auth/signup", { message: "ok" }, 201),
    act: inOrder(finish, see("Please confirm your email")),
    isWindow: true,
  },
];
