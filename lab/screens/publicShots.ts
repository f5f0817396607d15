import type { Page } from "@playwright/test";
import { choose, press, pressIn, unfold } from "./acts";
import type { Shot } from "./Shot";

const landing = "Landing";
const register = "Landing: register modal";
const login = "Log in";
const agentLanding = "Agent landing";
const agentRegister = "Agent landing: registration";

const explain = unfold("How we worked this out");
const openRegister = press("Get quotes");
const openAgentRegister = press("Start quoting");

const fillAgent = async (page: Page) => {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name", { exact: true }).fill("Nina");
  await dialog.getByLabel("Last name").fill("Hart");
  await dialog.getByLabel("Email").fill("nina.hart@example.com");
  await dialog.getByLabel("Phone").fill("5125550134");
  await dialog.getByLabel("Password", { exact: true }).fill("A long password");
  await dialog.getByLabel("Confirm password").fill("A long password");
  await dialog.getByRole("checkbox").check();
};

const fillLogin = async (page: Page) => {
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Email").fill("sam.saved@example.com");
  await dialog.getByLabel("Password", { exact: true }).fill("not this one");
  await dialog.getByRole("button", { name: "Log in", exact: true }).click();
};

const fillContact = async (page: Page) => {
  const form = page.locator("form").last();
  await form.getByLabel("Name").fill("Sam Rivers");
  await form.getByLabel("Email").fill("sam@example.com");
  await form.getByLabel("Message").fill("Do you work with renters?");
  await form.getByRole("button", { name: "Send message" }).click();
};

/** What anybody sees without an account. */
export const publicShots: Shot[] = [
  ...(["home", "life", "auto"] as const).map((type): Shot => ({
    screen: "See your number",
    state: "empty",
    name: type,
    path: `/your-number/${type}`,
  })),
  {
    screen: "See your number",
    state: "full",
    name: "a house so far",
    path: "/your-number/home?zip=78701",
    act: async (page) => {
      await page.getByRole("radio", { name: "A house I own and live in" }).check();
      await page.getByRole("textbox", { name: "How big is the living area?" }).fill("1440");
      await explain(page);
    },
  },
  {
    screen: "See your number",
    state: "full",
    name: "a family",
    path: "/your-number/life",
    act: async (page) => {
      await page
        .getByRole("textbox", { name: "What do you earn a year, before tax?" })
        .fill("85000");
      await choose(page, "Does a spouse or partner rely on your income?", "Yes");
      await page
        .getByRole("textbox", { name: "What does your partner earn a year, before tax?" })
        .fill("48000");
      await page
        .getByRole("combobox", { name: "How many children under 18 do you support?" })
        .selectOption({ index: 3 });
      await page.getByRole("textbox", { name: "How old is the youngest?" }).fill("4");
      await page
        .getByRole("textbox", { name: "What do you still owe on your mortgage?" })
        .fill("240000");
      await page
        .getByRole("textbox", { name: "How much life insurance do you already have?" })
        .fill("50000");
      await explain(page);
    },
  },
  {
    screen: "See your number",
    state: "full",
    name: "a car, a home and savings",
    path: "/your-number/auto?zip=78701",
    act: async (page) => {
      await page
        .getByRole("textbox", { name: "What does your household earn a year, before tax?" })
        .fill("120000");
      await page
        .getByRole("textbox", { name: "How much do you have in cash and investments?" })
        .fill("180000");
      await choose(page, "Do you own a home or other real estate?", "Yes");
      await page.getByRole("textbox", { name: "What is it worth today?" }).fill("650000");
      await page.getByRole("textbox", { name: "What do you owe on it?" }).fill("240000");
      await page
        .getByRole("combobox", { name: "What are your injury limits now?" })
        .selectOption({ index: 2 });
      await explain(page);
    },
  },
  ...(["privacy", "terms", "accessibility"] as const).map((page): Shot => ({
    screen: "About us",
    state: "full",
    name: page,
    path: `/about/${page}`,
  })),
  { screen: landing, state: "full", name: "a visitor", path: "/" },
  { screen: landing, state: "full", name: "signed in", path: "/", as: "submitted", isWindow: true },
  {
    screen: landing,
    state: "full",
    name: "menu",
    path: "/",
    act: press("Open the menu"),
    isWindow: true,
    widths: [375, 768],
  },
  {
    screen: landing,
    state: "full",
    name: "scrolled, bar fixed",
    path: "/",
    act: async (page) => {
      await page.mouse.wheel(0, 1500);
      await page.waitForTimeout(400);
    },
    isWindow: true,
  },
  {
    screen: landing,
    state: "failed",
    name: "get in touch, with errors",
    path: "/",
    act: press("Send message"),
    inSight: "Send message",
    isWindow: true,
  },
  {
    screen: landing,
    state: "full",
    name: "get in touch, thanks",
    path: "/",
    replies: (replies) => replies.answer("POST /feedback", { message: "ok" }),
    act: async (page) => {
      await fillContact(page);
      await page.getByText("Thank you for getting in touch").waitFor();
    },
    inSight: "Send message",
    isWindow: true,
  },
  {
    screen: register,
    state: "empty",
    name: "as opened",
    path: "/",
    act: openRegister,
    isWindow: true,
  },
  {
    screen: register,
    state: "failed",
    name: "with errors",
    path: "/",
    act: async (page) => {
      await openRegister(page);
      await pressIn("dialog", "Get started")(page);
    },
    isWindow: true,
  },
  {
    screen: register,
    state: "full",
    name: "chosen",
    path: "/",
    act: async (page) => {
      await openRegister(page);
      await page.getByRole("dialog").getByRole("radio", { name: /Auto/ }).check({ force: true });
      await page.getByRole("dialog").getByRole("checkbox").check();
    },
    isWindow: true,
  },
  {
    screen: login,
    state: "empty",
    name: "consumer",
    path: "/?openModal=login",
    act: (page) => page.getByRole("dialog").waitFor(),
    isWindow: true,
  },
  {
    screen: login,
    state: "failed",
    name: "wrong password",
    path: "/?openModal=login",
    replies: (replies) => replies.fail("POST /auth/login", 401, ["invalid-credentials"]),
    act: async (page) => {
      await fillLogin(page);
      await page.getByText("your email or password invalid").first().waitFor();
    },
    isWindow: true,
  },
  {
    screen: login,
    state: "failed",
    name: "server out of order",
    path: "/?openModal=login",
    replies: (replies) => replies.fail("POST /auth/login"),
    act: async (page) => {
      await fillLogin(page);
      await page.getByText("went wrong on our side").waitFor();
    },
    isWindow: true,
  },
  {
    screen: login,
    state: "loading",
    name: "signing in, global loader",
    path: "/?openModal=login",
    replies: (replies) => replies.never("POST /auth/login"),
    act: async (page) => {
      await fillLogin(page);
      await page.waitForTimeout(1_200);
    },
    isWindow: true,
  },
  {
    screen: login,
    state: "empty",
    name: "forgot password",
    path: "/?openModal=login",
    act: pressIn("dialog", "Forgot your password?"),
    isWindow: true,
  },
  {
    screen: login,
    state: "failed",
    name: "forgot password, no such user",
    path: "/?openModal=login",
    replies: (replies) => replies.fail("GET /auth/forgot-password", 404, ["doesnt-exist"]),
    act: async (page) => {
      await pressIn("dialog", "Forgot your password?")(page);
      await page.getByRole("dialog").getByLabel("Email").fill("nobody@example.com");
      await pressIn("dialog", "Send the link")(page);
      await page.getByText("User with that email doesn't exist").waitFor();
    },
    isWindow: true,
  },
  {
    screen: login,
    state: "empty",
    name: "agent",
    path: "/agent?openModal=login",
    act: (page) => page.getByRole("dialog").waitFor(),
    isWindow: true,
  },
  { screen: agentLanding, state: "full", name: "a visitor", path: "/agent" },
  {
    screen: agentLanding,
    state: "full",
    name: "menu",
    path: "/agent",
    act: press("Open the menu"),
    isWindow: true,
    widths: [375, 768],
  },
  {
    screen: agentRegister,
    state: "empty",
    name: "as opened",
    path: "/agent",
    act: openAgentRegister,
    isWindow: true,
  },
  {
    screen: agentRegister,
    state: "failed",
    name: "with errors",
    path: "/agent",
    act: async (page) => {
      await openAgentRegister(page);
      await pressIn("dialog", "Register")(page);
    },
    isWindow: true,
  },
  {
    screen: agentRegister,
    state: "failed",
    name: "e-mail taken",
    path: "/agent",
    replies: (replies) => replies.fail("POST /auth/signup", 409, ["duplicate-email"]),
    act: async (page) => {
      await openAgentRegister(page);
      await fillAgent(page);
      await pressIn("dialog", "Register")(page);
      await page.getByText("A user with that e-mail already exists.").first().waitFor();
    },
    isWindow: true,
  },
  {
    screen: agentRegister,
    state: "loading",
    name: "registering",
    path: "/agent",
    replies: (replies) => replies.never("POST /auth/signup"),
    act: async (page) => {
      await openAgentRegister(page);
      await fillAgent(page);
      await pressIn("dialog", "Register")(page);
      await page.waitForTimeout(300);
    },
    isWindow: true,
  },
  {
    screen: agentRegister,
    state: "full",
    name: "notice afterwards",
    path: "/agent",
    replies: (replies) => replies.answer("POST /auth/signup", { message: "ok" }, 201),
    act: async (page) => {
      await openAgentRegister(page);
      await fillAgent(page);
      await pressIn("dialog", "Register")(page);
      await page.getByText("Please confirm your email").waitFor();
    },
    isWindow: true,
  },
];
