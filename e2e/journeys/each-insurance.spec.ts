import { shownPhone, type Answers, type InsuranceTypeId } from "@quotehaven/contract/rules";
import { questionForm } from "@quotehaven/contract/wire";
import { expect, test } from "../fixtures";
import { ApplicationPage } from "../pages/ApplicationPage";
import { ChoicePage } from "../pages/ChoicePage";
import { LeadsPage } from "../pages/LeadsPage";
import { PaymentPage } from "../pages/PaymentPage";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import { QuotesPage } from "../pages/QuotesPage";
import { toast } from "../pages/toast";
import { busyHome, busyLife } from "../people/wanted";

type TypeName = "Home" | "Life" | "Auto";

const ids: Record<TypeName, InsuranceTypeId> = { Home: 1, Life: 2, Auto: 3 };

/** Each client registered for auto insurance, and wants another type instead of it or with it. */
const journeys: {
  name: string;
  type: "Home" | "Life";
  panel: "Home coverage" | "Life insurance need";
  answers: Answers;
  answerRead: string;
  applied: TypeName[];
}[] = [
  {
    name: "life insurance",
    type: "Life",
    panel: "Life insurance need",
    answers: busyLife,
    answerRead: "Old Reliable Life",
    applied: ["Life"],
  },
  {
    name: "a bundle of auto and home",
    type: "Home",
    panel: "Home coverage",
    answers: busyHome,
    answerRead: "Finished basement",
    applied: ["Home", "Auto"],
  },
];

for (const { name, type, panel, answers, answerRead, applied } of journeys) {
  test(`an agent wins a client who wants ${name}`, async ({ people, openAs, look }) => {
    const isBundle = applied.length > 1;
    const person = await people.consumer({ types: [3] });
    const winner = await people.agent({
      zips: [person.details.zip.zip_id],
      carriers: ["State Farm", "Allstate"],
    });
    const consumer = await openAs(person);
    const agent = await openAs(winner);
    const leads = new LeadsPage(agent);

    await test.step("the consumer fills in what they want, and submits", async () => {
      const application = new ApplicationPage(consumer);
      const { data } = await person.application();
      const reply = data.find(({ ins_id }) => ins_id === ids[type]);
      if (!reply) throw new Error(`There is no questionnaire for ${type}.`);
      await application.open();
      await application.add(type);
      if (!isBundle) await application.leaveOut("Auto");
      await application.fillPages(questionForm.decode(reply), answers);
      await expect(application.estimate(panel)).toContainText(/\$[\d,]{6,}/);
      await expect(consumer.getByText(`${type} is complete`)).toBeVisible();
      await look(consumer, `application-${type}`);
      await application.submit.click();
      await expect(toast(consumer, /Your application was submitted/)).toBeVisible();
    });

    await test.step("the agent reads the answers and quotes", async () => {
      await leads.open();
      await expect(leads.cards).toContainText(isBundle ? "Bundle: Home + Auto" : type);
      await leads.viewSummary().click();
      await expect(leads.summary).toContainText(answerRead);
      await leads.quote.click();
      const quote = new QuoteLeadPage(agent);
      await quote.chooseCarrier(quote.form("Quote 1"), "State Farm");
      const form = quote.form("State Farm");
      for (const each of applied) await quote.price(form, each, { monthly: 90, yearly: 1_000 });
      if (isBundle) await quote.price(form, "Bundle price", { monthly: 160, yearly: 1_800 });
      else await expect(form.getByRole("group", { name: "Bundle price" })).toBeHidden();
      await look(agent, `quote-lead-${type}`);
      await quote.finish.click();
      await quote.confirm.click();
      await expect(toast(agent, "Thank you for submitting your quote!")).toBeVisible();
    });

    await test.step("the consumer chooses the quote", async () => {
      const quotes = new QuotesPage(consumer);
      await quotes.open();
      await expect(quotes.card("State Farm")).toContainText(isBundle ? "$160" : "$90");
      await quotes.view("State Farm");
      for (const each of applied) await expect(quotes.modal).toContainText(each);
      if (isBundle) await expect(quotes.modal).toContainText("$1,800");
      await quotes.choose.click();
      await expect(new ChoicePage(consumer).heading).toHaveText("You chose State Farm");
    });

    await test.step("the agent pays and reads how to reach the client", async () => {
      const payment = new PaymentPage(agent);
      await leads.open();
      await leads.viewClient().click();
      await leads.payQuestion.getByRole("button", { name: "OK" }).click();
      await payment.pay("4242424242424242");
      await expect(payment.paid).toBeVisible();
      const phone = shownPhone(person.details.phone);
      await expect(agent.getByRole("link", { name: phone })).toBeVisible();
    });
  });
}
