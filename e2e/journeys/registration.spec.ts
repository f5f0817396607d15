import { SignupQuestionsReply } from "@quotehaven/contract/schemas";
import { questionForm } from "@quotehaven/contract/wire";
import { expect, test } from "../fixtures";
import { keysOf, watchPointing } from "../hands";
import { tabTo } from "../keyboard";
import { ApplicationPage } from "../pages/ApplicationPage";
import { LandingPage } from "../pages/LandingPage";
import { LoginModal } from "../pages/LoginModal";
import { RegisterPage } from "../pages/RegisterPage";
import { VerifyPage } from "../pages/VerifyPage";
import { aConsumer } from "../people/details";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

test("a couple comes from the landing to a submitted application on two devices, by keys, roles and names alone", async ({
  people,
  openAs,
  complaints,
}) => {
  const api = people.api();
  const details = await aConsumer(api);
  const { data } = await api.get("/auth/signup", SignupQuestionsReply, { insId: "2" });
  if (!data[0]) throw new Error("There is no questionnaire.");
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
  await register.answerQuestions(questionForm.decode(data[0]), { 193: 19301 });
  await keys.press(register.finish);
  await expect(register.success).toBeVisible();
  await keys.press(register.goHome);
  complaints.expect(/status of 422 .*\/api\/auth\/continue-registration/);
  await page.goto(link);
  await expect(page.getByText("This link has ended")).toBeVisible();

  const confirmation = await mailTo(site.sandboxOrigin, details.email, /confirm your email/);
  await page.goto(linkIn(confirmation, "/verify"));
  const verify = new VerifyPage(page);
  await expect(verify.registration).toContainText(`${details.firstName} for life insurance, made `);
  await keys.press(verify.verify);
  await expect(verify.done).toBeVisible();
  await keys.press(verify.logIn);
  await new LoginModal(page, keys).logIn(details);
  const application = new ApplicationPage(page, keys);
  await expect(application.continue).toBeEnabled();
  await application.leafToEnd();
  await keys.press(application.submit);
  await expect(application.sentTitle).toBeVisible();
  expect(atPage.pointed).toEqual([]);
});
