import { SignupQuestionsReply } from "@quotehaven/contract/schemas";
import { questionForm } from "@quotehaven/contract/wire";
import { expect, test } from "../fixtures";
import { keysOf, watchPointing } from "../hands";
import { tabTo } from "../keyboard";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { ApplicationPage } from "../pages/ApplicationPage";
import { LandingPage } from "../pages/LandingPage";
import { LoginModal } from "../pages/LoginModal";
import { RegisterPage } from "../pages/RegisterPage";
import { VerifyPage } from "../pages/VerifyPage";
import { aConsumer, anAgent } from "../people/details";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";
import { Agent } from "../people/Agent";
import { Consumer } from "../people/Consumer";

const refusedLogin = /status of 422 .*\/api\/auth\/login/;
const endedLink = /status of 422 .*\/api\/auth\/continue-registration/;
const taken = /status of 409 .*\/api\/auth\/signup/;

test("a renter registers for home insurance, after a reload and a taken address", async ({
  people,
  openAs,
  look,
}) => {
  const existing = await people.consumer();
  const api = people.api();
  const details = { ...(await aConsumer(api)), rents: true };
  const { data } = await api.get("/auth/signup", SignupQuestionsReply, { insId: "1" });
  const [questions] = data;
  if (!questions) throw new Error("There is no questionnaire.");

  const page = await openAs(api);
  const register = new RegisterPage(page);
  await page.goto("/auth/register/1");
  await register.fillAboutYou(details);
  await register.stepButton("Your home insurance").click();
  await expect(register.step("Your household")).toBeVisible();
  await register.fillHousehold({ ...details, email: existing.details.email });
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Phone number" })).toHaveValue(details.phone);
  await page.goBack();
  await expect(page.getByRole("textbox", { name: "First name" })).toHaveValue(details.firstName);
  await register.stepButton("Your account").click();
  await register.fillAccount(details);
  await register.next.click();
  await expect(register.step("Your household")).toBeVisible();
  const email = page.getByRole("textbox", { name: "Email" });
  await expect(email).toHaveAccessibleDescription(/A user with that email address already exists/);
  await look(page, "register-taken");
  await email.fill(details.email);
  await register.stepButton("Your home insurance").click();
  await expect(register.step("Your home insurance")).toBeVisible();
  await expect(page.getByRole("radio", { name: "Belongings in a home I rent" })).toBeChecked();
  await expect(page.getByText("What year was it built?")).toBeHidden();
  await register.answerQuestions(questionForm.decode(questions), { 101: 10103, 102: 10244 });
  await page.reload();
  await expect(page.getByText("Please type your password again")).toBeVisible();
  await register.fillAccount(details);
  await register.next.click();
  await look(page, "register-renter");
  await register.finish.click();
  await expect(register.success).toContainText(details.email);
  await page.reload();
  await expect(register.success).toContainText(details.email);
  await register.success.getByRole("button", { name: /confirmation email again/ }).click();
  await expect(register.success.getByText(/a new email is on its way/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/");
});

test("a corrected zip code takes city and state along, and what was typed against it is asked about", async ({
  people,
  openAs,
  look,
}) => {
  const api = people.api();
  const page = await openAs(api, { mobile: true });
  const register = new RegisterPage(page);
  const city = page.getByRole("textbox", { name: "City" });
  const state = page.getByRole("combobox", { name: "State" });
  await page.goto("/auth/register/3");
  await register.zip.fill("78701");
  await register.zip.press("Tab");
  await expect(city).toHaveValue("Austin");
  await register.zip.fill("68508");
  await register.zip.press("Tab");
  await expect(city).toHaveValue("Lincoln");
  await expect(state).toHaveValue("NE");

  await city.fill("Austin");
  await state.selectOption("TX");
  await register.zip.focus();
  const question = page.getByRole("status").filter({
    hasText: "68508 is in Lincoln, NE. Your address says Austin, TX. Which is right?",
  });
  await expect(question).toBeVisible();
  const details = { ...(await aConsumer(api)), city: "Austin", state: "TX" };
  await page.getByRole("textbox", { name: "First name" }).fill(details.firstName);
  await page.getByRole("textbox", { name: "Last name" }).fill(details.lastName);
  await page.getByRole("textbox", { name: "Date of birth" }).fill(details.dateOfBirth);
  await page.getByRole("textbox", { name: "Address line 1" }).fill(details.address1);
  await page
    .getByRole("radiogroup", { name: "Do you rent?" })
    .getByRole("radio", { name: "Yes" })
    .check();
  await register.next.click();
  await expect(question).toBeFocused();
  await expect(question).toContainText("Choose one of the two before you go on.");
  await look(page, "register-which-place");
  await question.getByRole("button", { name: "Use Lincoln, NE" }).click();
  await expect(city).toHaveValue("Lincoln");
  await register.next.click();
  await expect(register.step("Your household")).toBeVisible();
});

test("a couple comes from the landing to a submitted application on two devices, by keys, roles and names alone", async ({
  people,
  openAs,
  complaints,
}) => {
  // Every key is pressed by itself.
  const api = people.api();
  const details = await aConsumer(api);
  const { data } = await api.get("/auth/signup", SignupQuestionsReply, { insId: "2" });
  const [questions] = data;
  if (!questions) throw new Error("There is no questionnaire.");

  const desk = await openAs(api);
  const deskKeys = keysOf(desk);
  const begun = new RegisterPage(desk, deskKeys);
  const landing = new LandingPage(desk);
  const partner = { firstName: "Dan", lastName: "Jones", dateOfBirth: "07/04/1984" };
  const atDesk = await watchPointing(desk);
  await landing.open();
  await deskKeys.press(desk.getByRole("banner").getByRole("button", { name: "Get quotes" }));
  await deskKeys.check(landing.registerModal.getByRole("radio", { name: "Life" }));
  await deskKeys.check(landing.terms);
  await deskKeys.press(landing.getStarted);
  await expect(desk).toHaveURL("/auth/register/2");
  await begun.fillAboutYou(details);
  await tabTo(desk.getByRole("textbox", { name: "City" }));
  await desk.keyboard.press("Enter");
  await expect(begun.step("Your household")).toBeVisible();
  await begun.fillHousehold(details, partner);
  await begun.mailLink();
  const mail = await mailTo(site.sandboxOrigin, details.email, /Continue your registration/);
  const link = linkIn(mail, "/continue-registration");
  expect(atDesk.pointed).toEqual([]);

  const page = await openAs(api);
  const keys = keysOf(page);
  const register = new RegisterPage(page, keys);
  const atPage = await watchPointing(page);
  await page.goto(link);
  await expect(register.step("Your household")).toBeVisible();
  await expect(page).toHaveURL("/auth/register/2");
  await expect(page.getByRole("textbox", { name: "Partner’s first name" })).toHaveValue("Dan");
  await tabTo(page.getByRole("textbox", { name: "Email" }));
  await page.keyboard.press("ArrowLeft");
  await expect(register.step("Your household")).toBeVisible();
  await tabTo(register.next);
  await page.keyboard.press("ArrowLeft");
  await expect(register.step("About you")).toBeVisible();
  await keys.press(register.next);
  await tabTo(page.getByRole("textbox", { name: "Email" }));
  await page.keyboard.press("Enter");
  await expect(register.step("Your account")).toBeVisible();
  await register.fillAccount(details);
  await page.keyboard.press("Enter");
  await expect(register.step("Your life insurance")).toBeVisible();
  const life = questionForm.decode(questions);
  // A partner was given, so this question is answered before anybody sees it.
  const relies = "Does a spouse or partner rely on your income?";
  const isAsked = (name: string) =>
    life.sections.some(
      (section) =>
        section.name === name && section.questions.some(({ content }) => content === relies),
    );
  await register.answerQuestions(life, { 193: 19301 }, async (section) => {
    if (!isAsked(section)) return;
    const answer = page.getByRole("radiogroup", { name: relies });
    await expect(answer.getByRole("radio", { name: "Yes" })).toBeChecked();
  });
  await keys.press(register.finish);
  await expect(register.success).toBeVisible();
  await keys.press(register.goHome);
  complaints.expect(endedLink);
  await page.goto(link);
  await expect(page.getByText("This link has ended")).toBeVisible();

  const confirmation = await mailTo(site.sandboxOrigin, details.email, /confirm your email/);
  await page.goto(linkIn(confirmation, "/verify"));
  const verify = new VerifyPage(page);
  await keys.press(verify.verify);
  await expect(verify.done).toBeVisible();
  await api.logIn(1, details);
  const consumer = new Consumer(api, details, site.sandboxOrigin);
  expect((await consumer.application()).meta).toMatchObject({ types: [2], aps_submitted: null });
  await keys.press(verify.logIn);
  await new LoginModal(page, keys).logIn(details);
  const application = new ApplicationPage(page, keys);
  await expect(application.continue).toBeEnabled();
  await application.leafToEnd();
  await keys.press(application.submit);
  await expect(application.lockedTitle).toBeVisible();
  expect(atPage.pointed).toEqual([]);

  expect((await consumer.application()).meta.aps_submitted).not.toBeNull();
});

test("who has not confirmed the address cannot log in yet", async ({
  people,
  openAs,
  complaints,
}) => {
  const api = people.api();
  const consumer = new Consumer(api, await aConsumer(api), site.sandboxOrigin);
  await consumer.register(3);
  const page = await openAs(api);
  complaints.expect(refusedLogin);
  const landing = new LandingPage(page);
  const login = new LoginModal(page);
  await landing.open();
  await landing.logIn.click();
  await login.logIn(consumer.details);
  await expect(login.dialog.getByText("your email or password invalid")).toHaveCount(2);
  await consumer.verify();
  await login.logIn(consumer.details);
  await expect(page).toHaveURL("/profile/application");
});

test("an agent is told what is wrong with the registration, field by field", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const existing = new Agent(people.api(), anAgent(), site.sandboxOrigin);
  await existing.register();
  await existing.verify();
  const page = await openAs(people.api());
  complaints.expect(taken);
  const landing = new AgentLandingPage(page);
  await landing.open();
  await landing.startQuoting();
  await landing.submit.click();
  await expect(landing.modal.getByText("This field is required.")).toHaveCount(6);
  await expect(landing.modal.getByText("You must accept the terms")).toBeVisible();
  await look(page, "agent-register-errors");
  await landing.fill({ ...existing.details, phone: "(512)555", password: "12345678" });
  await landing.submit.click();
  await expect(landing.modal.getByText("Phone number must be 10 characters long.")).toBeVisible();
  await expect(
    landing.modal.getByText("Password must contain more than 8 characters."),
  ).toBeVisible();
  await landing.fill(existing.details);
  await landing.submit.click();
  await expect(landing.modal.getByText("A user with that e-mail already exists.")).toBeVisible();
});
