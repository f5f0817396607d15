import { readFile } from "node:fs/promises";
import { shownPhone } from "@quotehaven/contract/rules";
import { SignupQuestionsReply } from "@quotehaven/contract/schemas";
import { questionForm } from "@quotehaven/contract/wire";
import { parse } from "csv-parse/sync";
import { expect, test } from "../fixtures";
import { ApplicationPage } from "../pages/ApplicationPage";
import { AreaFrame } from "../pages/AreaFrame";
import { ChoicePage } from "../pages/ChoicePage";
import { ClientPage } from "../pages/ClientPage";
import { LandingPage } from "../pages/LandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { LoginModal } from "../pages/LoginModal";
import { PaymentPage } from "../pages/PaymentPage";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import { QuotesPage } from "../pages/QuotesPage";
import { RegisterPage } from "../pages/RegisterPage";
import { toast } from "../pages/toast";
import { VerifyPage } from "../pages/VerifyPage";
import { aConsumer } from "../people/details";
import { linkIn, mailTo } from "../people/mailbox";
import { busyAuto } from "../people/wanted";
import { site } from "../product/site";

/** Two cards of a row are level, with a mark on one of them or on none; no strip stays empty. */
async function expectLevel(quotes: QuotesPage) {
  const [one, other] = await quotes.lines();
  expect(other).toEqual(one);
  const [card, , , button, question] = one ?? [];
  if (!card || !button || !question) throw new Error("There is no quote.");
  expect(button.bottom - button.top).toBeLessThan(60);
  expect(question.top - button.bottom).toBeLessThan(40);
  expect(card.bottom - question.bottom).toBeLessThan(40);
}

test("a new consumer and an agent find each other, all in the browser", async ({
  people,
  openAs,
  look,
  complaints,
}) => {
  const anybody = people.api();
  const details = await aConsumer(anybody);
  const { data } = await anybody.get("/auth/signup", SignupQuestionsReply, { insId: "3" });
  const [questions] = data;
  if (!questions) throw new Error("There is no questionnaire.");
  const consumer = await openAs(anybody);

  await test.step("the consumer chooses auto insurance", async () => {
    const landing = new LandingPage(consumer);
    await landing.open();
    await expect(landing.heading).toBeVisible();
    await landing.getQuotes();
    await landing.choose("Auto");
    await landing.getStarted.click();
    await expect(landing.registerModal.getByText("You must accept the terms")).toBeVisible();
    await look(consumer, "register-modal");
    await landing.terms.check();
    await landing.getStarted.click();
    await expect(consumer).toHaveURL("/auth/register/3");
  });

  await test.step("the consumer registers in four steps", async () => {
    const register = new RegisterPage(consumer);
    await register.next.click();
    await expect(consumer.getByText("This field is required.").first()).toBeVisible();
    await look(consumer, "register-1-errors");
    await register.fillAboutYou(details);
    await register.next.click();
    await expect(register.step("Your household")).toBeVisible();
    await register.fillHousehold(details, {
      firstName: "Dan",
      lastName: "Jones",
      dateOfBirth: "07/04/1984",
    });
    await look(consumer, "register-2");
    await register.next.click();
    await expect(register.step("Your account")).toBeVisible();
    await register.fillAccount(details);
    await look(consumer, "register-3");
    await register.next.click();
    await expect(register.step("Your auto insurance")).toBeVisible();
    await register.answerQuestions(questionForm.decode(questions), busyAuto);
    await expect(consumer.getByText("All questions answered")).toBeVisible();
    await look(consumer, "register-4");
    await register.finish.click();
    await expect(register.success).toContainText(details.email);
    await register.goHome.click();
    await expect(consumer).toHaveURL("/");
  });

  await test.step("the consumer confirms the address and logs in", async () => {
    const mail = await mailTo(site.sandboxOrigin, details.email, /confirm your email/);
    const verify = new VerifyPage(consumer);
    await consumer.goto(linkIn(mail, "/verify"));
    await verify.verify.click();
    await expect(verify.done).toBeVisible();
    await look(consumer, "verified");
    await verify.logIn.click();
    const login = new LoginModal(consumer);
    await expect(login.email).toHaveValue(details.email);
    await login.logIn(details);
    await expect(consumer).toHaveURL("/profile/application");
  });

  await test.step("the consumer sees what they need, and submits", async () => {
    const application = new ApplicationPage(consumer);
    await expect(application.estimate("Auto coverage")).toContainText(/\$[\d,]{7,}/);
    await expect(application.estimate("Auto coverage")).toContainText("umbrella policy");
    await look(consumer, "application");
    await expect(application.continue).toBeEnabled();
    await application.leafToEnd();
    await application.question("Would you like an umbrella policy quoted?", "$1 million").check();
    await application.submit.click();
    await expect(toast(consumer, /Your application was submitted/)).toBeVisible();
    await expect(application.sentTitle).toBeVisible();
    await look(consumer, "submitted");
    await consumer.getByRole("link", { name: "Change my answers" }).click();
    await expect(application.lockedTitle).toBeVisible();
  });

  const carriers = ["State Farm", "Progressive"];
  const broker = await people.agent({ zips: [details.zip.zip_id], carriers });
  const agent = await openAs(broker);

  await test.step("the agent reads the lead and quotes with two carriers", async () => {
    const leads = new LeadsPage(agent);
    await leads.open();
    await expect(leads.cards).toHaveCount(1);
    await expect(leads.cards).toContainText("New");
    await look(agent, "leads");
    await leads.viewSummary().click();
    await expect(leads.summary).toContainText(details.lastName);
    await expect(leads.summary).toContainText("2022 Toyota RAV4");
    await expect(leads.summary).toContainText("Coverage assessment");
    await expect(leads.summary).toContainText("Assets at risk");
    for (const kept of [details.email, details.phone, shownPhone(details.phone), details.address2])
      await expect(leads.summary).not.toContainText(kept);
    await leads.quote.click();

    const quote = new QuoteLeadPage(agent);
    await expect(quote.heading).toBeVisible();
    await quote.showForms();
    await quote.chooseCarrier(quote.form("Quote 1"), "State Farm");
    await quote.price(quote.form("State Farm"), "Auto", { monthly: 118, yearly: 1_350 });
    await expect(quote.form("State Farm").getByText("Bundle price")).toBeHidden();
    await quote.addForm.click();
    await quote.chooseCarrier(quote.form("Quote 2"), "Progressive");
    await quote.price(quote.form("Progressive"), "Auto", { monthly: 104, yearly: 1_200 });
    await look(agent, "quote-lead");
    await quote.finish.click();
    await expect(quote.summary).toContainText("$1,350");
    await look(agent, "quote-summary");
    await quote.confirm.click();
    await expect(toast(agent, "Thank you for submitting your quote!")).toBeVisible();
    await expect(leads.cards).toContainText("Quoted");
  });

  await test.step("the consumer compares the quotes and chooses one", async () => {
    const frame = new AreaFrame(consumer);
    await consumer.reload();
    await expect(frame.bell).toHaveAccessibleName("Notifications, 2 unread");
    await frame.bell.click();
    await look(consumer, "bell");
    await frame
      .notification(/you have a new quote to review/)
      .first()
      .click();
    await expect(consumer).toHaveURL("/profile/my-quotes");
    const quotes = new QuotesPage(consumer);
    await expect(quotes.finding).toHaveText(
      "No quote costs less than Progressive: $104 a month. None states what it covers.",
    );
    // Neither states what it covers: nobody can say that one covers as much as the other.
    await expect(quotes.overview).not.toContainText("covers at least as much as");
    await expect(quotes.row(/^How it compares with your need/)).toContainText(
      "Does not state what it covers",
    );
    await expect(quotes.drawing(0)).toHaveAccessibleName(/Damage to others' property: Not stated/);
    await expect(quotes.row(/^Auto price/)).toContainText("$14 a month more");
    await expect(quotes.row(/^Damage to others' property/)).toBeHidden();
    await quotes.alike.click();
    await expect(quotes.row(/^Damage to others' property/)).toBeVisible();
    await quotes.mark("State Farm").click();
    await expect(quotes.column("State Farm")).toBeInViewport();
    await look(consumer, "quotes-side-by-side");
    await quotes.tab("Cards").click();
    await expect(quotes.cards).toHaveCount(2);
    await expect(quotes.cards.first()).toContainText("$104");
    await look(consumer, "quotes");
    await expectLevel(quotes);
    await quotes.view("State Farm");
    await expect(quotes.modal).toContainText("$1,350");
    await quotes.choose.click();
    const choice = new ChoicePage(consumer);
    await expect(choice.heading).toHaveText("You chose State Farm");
    await expect(choice.congratulation).toBeVisible();
    await quotes.open();
    await quotes.folded.click();
    await expect(quotes.card("State Farm")).toContainText("Your choice");
    await expectLevel(quotes);
    await quotes.view("Progressive");
    await expect(quotes.choose).toBeHidden();
  });

  await test.step("the agent pays for the client's details", async () => {
    const frame = new AreaFrame(agent);
    const leads = new LeadsPage(agent);
    await agent.reload();
    await frame.bell.click();
    await frame.notification(/Your quote for Carla was selected/).click();
    await expect(leads.cards).toContainText("Won");
    await expect(leads.viewSummary()).toBeHidden();
    await leads.viewClient().click();
    await look(agent, "pay-question");
    await leads.payQuestion.getByRole("button", { name: "OK" }).click();
    const payment = new PaymentPage(agent);
    await expect(payment.heading).toBeVisible();
    await expect(agent.getByText("$49").first()).toBeVisible();
    await payment.typeCard("4000000000000002");
    await payment.submit.click();
    await expect(agent.getByText("You must accept the terms").first()).toBeVisible();
    await look(agent, "payment");
    await payment.terms.check();
    complaints.expect(/status of 402 .*\/v1\/payment_intents\/\w+\/confirm/);
    await payment.submit.click();
    await expect(toast(agent, /declined/)).toBeVisible();
    await expect(payment.terms).toBeChecked();
    await payment.typeCard("4242424242424242");
    await payment.submit.click();
    await expect(payment.paid).toBeVisible();
    await expect(agent.getByRole("link", { name: details.email })).toBeVisible();
    await expect(agent.getByRole("link", { name: shownPhone(details.phone) })).toBeVisible();
    await expect(payment.call).toHaveAttribute("href", /^tel:\d{10}$/);
    await look(agent, "payment-done");
    await payment.ok.click();
    await expect(leads.cards).toContainText("Complete");
    await leads.viewClient().click();
    await expect(leads.client).toContainText(shownPhone(details.phone));
    await look(agent, "client-details");
  });

  await test.step("the agent works with the client's page and takes the leads along", async () => {
    const leads = new LeadsPage(agent);
    const client = new ClientPage(agent);
    await leads.client.getByRole("link", { name: "Open the client's page" }).click();
    await expect(agent).toHaveURL(/\/agent\/profile\/leads\/\d+\/client$/);
    await expect(client.call).toHaveAttribute("href", /^tel:\d{10}$/);
    await expect(client.section("What the client agreed to")).toContainText(
      "may call or email you",
    );
    await expect(client.section("Your quote, chosen by the client")).toContainText("$1,350");
    await client.note.fill("Prefers the evening");
    await client.followUpTomorrow.click();
    await client.outcome("Bound: the client bought").check();
    await client.save.click();
    await expect(toast(agent, "Your notes are saved.")).toBeVisible();
    await look(agent, "client");
    await agent.reload();
    await expect(client.note).toHaveValue("Prefers the evening");
    await expect(client.outcome("Bound: the client bought")).toBeChecked();

    await new AreaFrame(agent).entry("Leads").click();
    const download = agent.waitForEvent("download");
    await leads.exportAll.click();
    const file = await readFile(await (await download).path());
    expect(parse(file, { bom: true, columns: true })).toEqual([
      expect.objectContaining({
        Status: "Complete",
        Client: `${details.firstName} ${details.lastName}`,
        Email: details.email,
        "Your price a year": "1350",
        Outcome: "Bound",
        Note: "Prefers the evening",
      }),
    ]);
  });
});
