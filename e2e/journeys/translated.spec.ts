import { SignupQuestionsReply } from "@quotehaven/contract/schemas";
import { questionForm } from "@quotehaven/contract/wire";
import { expect, test } from "../fixtures";
import { ApplicationPage } from "../pages/ApplicationPage";
import { ChoicePage } from "../pages/ChoicePage";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { LoginModal } from "../pages/LoginModal";
import { PaymentPage } from "../pages/PaymentPage";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import { QuotesPage } from "../pages/QuotesPage";
import { RegisterPage } from "../pages/RegisterPage";
import { ThreadPage } from "../pages/ThreadPage";
import { toast } from "../pages/toast";
import { VerifyPage } from "../pages/VerifyPage";
import { aConsumer } from "../people/details";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

test("pages that the browser translates lose nothing and show what is so: from the landing to a paid fee", async ({
  people,
  openAs,
}) => {
  const anybody = people.api();
  const details = await aConsumer(anybody);
  const { data } = await anybody.get("/auth/signup", SignupQuestionsReply, { insId: "3" });
  if (!data[0]) throw new Error("There is no questionnaire.");
  const form = questionForm.decode(data[0]);
  const consumer = await openAs(anybody, { translated: true });

  await test.step("registration, with its errors and their corrections", async () => {
    const landing = new LandingPage(consumer);
    await landing.open();
    await landing.getQuotes();
    await landing.choose("Auto");
    await landing.getStarted.click();
    await expect(landing.registerModal.getByText("You must accept the terms")).toBeVisible();
    await landing.terms.check();
    await landing.getStarted.click();

    const register = new RegisterPage(consumer);
    const required = consumer.getByRole("main").getByText("This field is required.");
    await register.next.click();
    await expect(required.first()).toBeVisible();
    await register.zip.pressSequentially("99");
    await register.zip.fill("");
    await register.zip.press("Tab");
    await register.fillAboutYou(details);
    await expect(required).toHaveCount(0);
    await register.next.click();
    await register.fillHousehold({ ...details, email: "carla" });
    await register.next.click();
    await expect(consumer.getByText("Enter a valid email address.").first()).toBeVisible();
    await consumer.getByRole("textbox", { name: "Email" }).fill(details.email);
    await expect(consumer.getByText("Enter a valid email address.")).toHaveCount(0);
    await register.next.click();
    await register.fillAccount(details);
    await register.next.click();
    await expect(consumer.getByText(/^\d+ questions left$/)).toBeVisible();
    await register.answerQuestions(form);
    await expect(consumer.getByText("All questions answered")).toBeVisible();
    await expect(consumer.getByText(/questions? left$/)).toHaveCount(0);
    await register.finish.click();
    await expect(register.success).toContainText(details.email);
  });

  const application = new ApplicationPage(consumer);

  await test.step("an application is saved, submitted, unlocked and submitted again", async () => {
    const mail = await mailTo(site.sandboxOrigin, details.email, /confirm your email/);
    const verify = new VerifyPage(consumer);
    await consumer.goto(linkIn(mail, "/verify"));
    await verify.verify.click();
    await verify.logIn.click();
    await new LoginModal(consumer).logIn(details);
    const vehicle = consumer.getByRole("textbox", { name: "Vehicle 1: year, make and model" });
    await vehicle.fill("2020 Subaru Outback");
    await application.save.click();
    await expect(toast(consumer, "Your application was saved.")).toBeVisible();
    await expect(consumer.getByText("Saved just now")).toBeVisible();
    await application.leafToEnd();
    await application.submit.click();
    await consumer.getByRole("link", { name: "Change my answers" }).click();
    await expect(application.lockedTitle).toBeVisible();
    await application.reveal.click();
    await expect(consumer.getByText("2020 Subaru Outback")).toBeVisible();
    await application.unlock.click();
    await expect(application.lockedTitle).toBeHidden();
    await application.leafToStart();
    await vehicle.fill("2021 Subaru Outback");
    await application.leafToEnd();
    await application.resubmit.click();
    await expect(application.lockedTitle).toBeVisible();
    await application.reveal.click();
    await expect(consumer.getByText("2021 Subaru Outback")).toBeVisible();
  });

  const broker = await people.agent({
    zips: [details.zip.zip_id],
    carriers: ["State Farm", "Progressive"],
  });
  const agent = await openAs(broker, { translated: true });
  const leads = new LeadsPage(agent);

  await test.step("an agent quotes with two carriers", async () => {
    await leads.open();
    await leads.viewSummary().click();
    await expect(leads.summary).toContainText("2021 Subaru Outback");
    await leads.quote.click();
    const quote = new QuoteLeadPage(agent);
    await quote.showForms();
    await quote.chooseCarrier(quote.form("Quote 1"), "State Farm");
    await quote.price(quote.form("State Farm"), "Auto", { monthly: 118, yearly: 1_350 });
    await quote.addForm.click();
    await quote.chooseCarrier(quote.form("Quote 2"), "Progressive");
    await quote.price(quote.form("Progressive"), "Auto", { monthly: 104, yearly: 1_200 });
    await quote.finish.click();
    await expect(quote.summary).toContainText("$1,350");
    await quote.confirm.click();
    await expect(toast(agent, "Thank you for submitting your quote!")).toBeVisible();
    await expect(leads.cards).toContainText("Quoted");
  });

  const thread = new ThreadPage(consumer);

  await test.step("the consumer asks about a quote, and chooses it", async () => {
    const quotes = new QuotesPage(consumer);
    await quotes.openCards();
    await expect(quotes.cards).toHaveCount(2);
    await quotes
      .card("State Farm")
      .getByRole("link", { name: /^Message to .+/ })
      .click();
    await thread.field.fill("Is hail covered? Call me at 512-555-0199.");
    await expect(thread.status).toContainText("will be hidden when you send it");
    await thread.send.click();
    await expect(thread.log).toContainText("Is hail covered? Call me at •••.");
    await expect(thread.status).toContainText("This was hidden: “512-555-0199”");
    await thread.write("And wind?");
    await expect(thread.log).toContainText("And wind?");
    await quotes.openCards();
    await quotes.view("State Farm");
    await quotes.choose.click();
    const choice = new ChoicePage(consumer);
    await expect(choice.heading).toHaveText("You chose State Farm");
    await quotes.open();
    await expect(quotes.chosen).toContainText("State Farm");
  });

  await test.step("the agent pays the fee", async () => {
    await leads.open();
    await leads.viewClient().click();
    await leads.payQuestion.getByRole("button", { name: "OK" }).click();
    const payment = new PaymentPage(agent);
    await expect(agent.getByText("$49").first()).toBeVisible();
    await payment.typeCard("4242424242424242");
    await payment.submit.click();
    await expect(agent.getByText("You must accept the terms").first()).toBeVisible();
    await payment.terms.check();
    await expect(payment.terms).not.toHaveAccessibleDescription(/must accept/);
    await payment.submit.click();
    await expect(payment.paid).toBeVisible();
    await expect(agent.getByRole("link", { name: details.email })).toBeVisible();
    await payment.ok.click();
    await expect(leads.cards).toContainText("Complete");
  });
});
