import {
  check,
  choose,
  fill,
  fillIn,
  press,
  pressIn,
  see,
  seeErrors,
  select,
  unfold,
} from "./acts";
import { TodayCard } from "../pages/TodayCard";
import { screen, type Act, type Picture } from "./Picture";
import { answer, fail, never } from "./replies";

const landing = screen("Landing", "/");
const agentLanding = screen("Agent landing", "/agent");
const login = screen("Log in", "/?openModal=login");
const number = screen("See your number", "/your-number/home");
const verify = screen("Verify account", "/verify?token=abc");
const reset = screen("Reset password", "/reset-password?token=abc");
const stopMails = screen("Stop emails", "/stop-lead-emails?token=1-abc");

const registration = {
  registeredAt: "2026-11-20T15:00:00.000Z",
  insuranceTypeId: 2,
  firstName: "Nora",
};
const ofRegistration = answer("POST /auth/validate", { message: "ok", registration });
const ofAccount = answer("POST /auth/validate", { message: "ok", email: "nora@example.com" });
const agentDetails = [
  press("Start quoting"),
  fillIn({ Name: "Nina", "Last name": "Hart", Email: "nina.hart@example.com" }),
  fillIn({
    Phone: "5125550134",
    Password: "A long password",
    "Confirm password": "A long password",
  }),
  check(/./),
  pressIn("dialog", "Register"),
];
const wrongPassword = [
  fillIn({ Email: "sam.saved@example.com", Password: "not this one" }),
  pressIn("dialog", "Log in"),
];
const newPassword = [
  fill("New password", "A long password"),
  fill("Confirm new password", "A long password"),
  press("Reset Password"),
];
const family = [
  fill("What do you earn a year, before tax?", "85000"),
  choose("Does a spouse or partner rely on your income?", "Yes"),
  fill("What does your partner earn a year, before tax?", "48000"),
  fill("What do you still owe on your mortgage?", "240000"),
  unfold("How we worked this out"),
];

/** What anybody sees without an account. */
const openPictures: Picture[] = [
  landing("a visitor"),
  landing("get in touch, with errors", { acts: [press("Send message"), seeErrors] }),
  landing("insurance types", { acts: [press("Get quotes")] }),
  landing("insurance types, with errors", {
    acts: [press("Get quotes"), pressIn("dialog", "Get started"), see(/Please|choose/i)],
  }),
  ...["privacy", "terms", "accessibility"].map((page) =>
    screen("About us", `/about/${page}`)(page),
  ),
  ...["home", "life", "auto"].map((type) =>
    screen("See your number", `/your-number/${type}`)(type),
  ),
  number("a family, explained", { path: "/your-number/life", acts: family }),
  agentLanding("a visitor"),
  agentLanding("registration, with errors", {
    acts: [press("Start quoting"), pressIn("dialog", "Register"), seeErrors],
  }),
  agentLanding("registration, email taken", {
    replies: [fail("POST /auth/signup", 409, ["duplicate-email"])],
    acts: [...agentDetails, see("A user with that e-mail already exists.")],
  }),
  agentLanding("registered", {
    replies: [answer("POST /auth/signup", { message: "ok" }, 201)],
    acts: [...agentDetails, see("Please confirm your email")],
  }),
  login("as opened"),
  login("agent", { path: "/agent?openModal=login" }),
  login("wrong password", { acts: [...wrongPassword, see("your email or password invalid")] }),
  login("server out of order", {
    replies: [fail("POST /auth/login")],
    acts: [...wrongPassword, see("went wrong on our side")],
  }),
  login("signing in", {
    replies: [never("POST /auth/login")],
    acts: wrongPassword,
    isLoading: true,
  }),
  login("forgot password", { acts: [pressIn("dialog", "Forgot your password?")] }),
  verify("before", { replies: [ofRegistration], acts: [see(/for life insurance/)] }),
  verify("link used or wrong", { acts: [press("Verify Account"), see("Invalid token")] }),
  verify("verified", {
    replies: [ofRegistration, answer("POST /auth/verify", { type: 1 })],
    acts: [press("Verify Account"), see("Your account is verified")],
  }),
  verify("too many tries, toast", {
    replies: [ofRegistration, fail("POST /auth/verify", 429, ["too-many-requests"])],
    acts: [press("Verify Account"), see(/a lot of tries/)],
  }),
  reset("before", { replies: [ofAccount] }),
  reset("with errors", { replies: [ofAccount], acts: [press("Reset Password"), seeErrors] }),
  reset("done, toast on the landing", {
    replies: [ofAccount, answer("POST /auth/forgot-password", { message: "ok" })],
    acts: [...newPassword, see("You have successfully reset your password!")],
  }),
  stopMails("before"),
  stopMails("link of nobody", {
    acts: [press("Stop these emails"), see("This link does not work")],
  }),
];

const fromPdf = "I have my policy as a PDF";

/** Chooses one of the files that the reader is tested with. */
const policy =
  (name: string): Act =>
  (page) =>
    new TodayCard(page).choose(name);

const register = screen("Registration", "/auth/register/1");
const next = press("Next step");
const zipCode: Act = async (page) => {
  await page.getByRole("combobox", { name: "Zip code" }).fill("78701");
  await page.getByRole("option", { name: /78701/ }).click();
};
const aboutYou = [
  fill("First name", "Maya"),
  fill("Last name", "Featherstonehaugh"),
  fill(/^Date of birth/, "04/12/1986"),
  fill("Address line 1", "1204 Willow Creek Lane"),
  fill("City", "Austin"),
  (page) => page.getByLabel("State").selectOption("TX"),
  zipCode,
  choose("Do you rent?", "No"),
] satisfies Act[];
const household = [
  ...aboutYou,
  next,
  see("Marital status"),
  choose("Marital status", "Married"),
  fill("Partner’s first name", "Jonas"),
  fill("Partner’s last name", "Featherstonehaugh"),
  fill(/^Partner’s date of birth/, "09/30/1984"),
  choose("Gender", "Female"),
  fill("Phone number", "5125550177"),
  fill("Email", "maya.featherstonehaugh@example.com"),
];
const account = [
  ...household,
  next,
  see("Nobody calls before you choose"),
  select("Current insurance company"),
  fill("Password", "A long password"),
  fill("Confirm password", "A long password"),
];
const questions = [...account, next, see(/^Your \w+ insurance$/)];

/** The four steps of the consumer's registration. */
const registrationPictures: Picture[] = [
  register("step 1"),
  register("policy to choose", { acts: [press(fromPdf), see(/Nothing is uploaded/)] }),
  register("policy read", {
    acts: [press(fromPdf), policy("01-home-boxed-two-columns"), see("Is this right?")],
  }),
  register("no policy", { acts: [press(fromPdf), policy("unread/bill"), see("This is a bill")] }),
  register("policy kept", {
    acts: [
      press(fromPdf),
      policy("12-package-home-auto-umbrella"),
      press("Use these"),
      see("What you have today is kept."),
    ],
  }),
  register("policy by hand", { acts: [press("Type what I have"), see("Home policy")] }),
  register("step 1, with errors", { acts: [next, seeErrors] }),
  register("step 1, filled in", { acts: aboutYou }),
  register("step 2, filled in", { acts: household }),
  register("step 2, continue on another device", {
    acts: [...household, press("Continue on another device"), see("Send me the link")],
  }),
  register("step 3, companies did not load", {
    replies: [fail("GET /insurance-companies")],
    acts: [...household, next, see("Try again")],
  }),
  register("step 3, filled in", { acts: account }),
  register("step 4", { acts: questions }),
  register("step 4, with errors", { acts: [...questions, next, seeErrors] }),
  register("step 4, questions did not load", {
    replies: [fail("GET /auth/signup")],
    acts: [...questions, see("Try again")],
  }),
];

export const publicPictures = [...openPictures, ...registrationPictures];
