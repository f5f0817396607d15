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

const panels = {
  Home: "Home coverage",
  Life: "Life insurance need",
  Auto: "Auto coverage",
} as const;

const journeys: {
  name: string;
  /** What the consumer registered for; kept or dropped. */
  registered: TypeName;
  filled: { type: TypeName; answers: Answers }[];
  applied: TypeName[];
  answerRead: string;
}[] = [
  {
    name: "home insurance",
    registered: "Auto",
    filled: [{ type: "Home", answers: busyHome }],
    applied: ["Home"],
    answerRead: "Finished basement",
  },
  {
    name: "life insurance",
    registered: "Home",
    filled: [{ type: "Life", answers: busyLife }],
    applied: ["Life"],
    answerRead: "Old Reliable Life",
  },
  {
    name: "a bundle of auto and home",
    registered: "Auto",
    filled: [{ type: "Home", answers: busyHome }],
    applied: ["Home", "Auto"],
    answerRead: "Finished basement",
  },
];

for (const { name, registered, filled, applied, answerRead } of journeys) {
  test(`an agent wins a client who wants ${name}`, async ({ people, openAs, look }) => {
    const isBundle = applied.length > 1;
    const person = await people.consumer({ types: [ids[registered]] });
    const winner = await people.agent({
      zips: [person.details.zip.zip_id],
      carriers: ["State Farm", "Allstate"],
    });
    const consumer = await openAs(person);
    const agent = await openAs(winner);

    await test.step("the consumer fills in what they want, and submits", async () => {
      const application = new ApplicationPage(consumer);
      const { data } = await person.application();
      await application.open();
      await expect(application.type(registered)).toBeVisible();
      for (const { type, answers } of filled) {
        const reply = data.find(({ ins_id }) => ins_id === ids[type]);
        if (!reply) throw new Error(`There is no questionnaire for ${type}.`);
        await application.add(type);
        if (!applied.includes(registered)) await application.leaveOut(registered);
        await application.fillPages(questionForm.decode(reply), answers);
        await expect(application.estimate(panels[type])).toContainText(/\$[\d,]{6,}/);
        await expect(consumer.getByText(`${type} is complete`)).toBeVisible();
        await look(consumer, `application-${type}-${applied.length}`);
      }
      if (isBundle) await expect(consumer.getByRole("tab")).toHaveCount(applied.length);
      await application.submit.click();
      await expect(toast(consumer, /Your application was submitted/)).toBeVisible();
    });

    await test.step("the agent reads the answers and quotes", async () => {
      const leads = new LeadsPage(agent);
      await leads.open();
      await expect(leads.cards).toContainText(
        isBundle ? `Bundle: ${applied.join(" + ")}` : applied.join(""),
      );
      await leads.viewSummary().click();
      await expect(leads.summary).toContainText(answerRead);
      await look(agent, `lead-summary-${name}`);
      await leads.quote.click();
      const quote = new QuoteLeadPage(agent);
      await quote.chooseCarrier(quote.form("Quote 1"), "State Farm");
      const form = quote.form("State Farm");
      for (const type of applied) await quote.price(form, type, { monthly: 90, yearly: 1_000 });
      if (isBundle) {
        await expect(
          form.getByRole("group", { name: "Bundle price" }).getByRole("textbox", {
            name: "Monthly",
          }),
        ).toHaveAttribute("placeholder", "180");
        await quote.price(form, "Bundle price", { monthly: 160, yearly: 1_800 });
      } else {
        await expect(form.getByRole("group", { name: "Bundle price" })).toBeHidden();
      }
      await look(agent, `quote-lead-${name}`);
      await quote.finish.click();
      await quote.confirm.click();
      await expect(toast(agent, "Thank you for submitting your quote!")).toBeVisible();
    });

    await test.step("the consumer chooses the quote", async () => {
      const quotes = new QuotesPage(consumer);
      await quotes.open();
      await expect(quotes.card("State Farm")).toContainText(isBundle ? "$160" : "$90");
      await quotes.view("State Farm");
      for (const type of applied) await expect(quotes.modal).toContainText(type);
      if (isBundle) await expect(quotes.modal).toContainText("$1,800");
      await look(consumer, `quote-${name}`);
      await quotes.choose.click();
      await expect(new ChoicePage(consumer).heading).toHaveText("You chose State Farm");
    });

    await test.step("the agent pays and reads how to reach the client", async () => {
      const leads = new LeadsPage(agent);
      const payment = new PaymentPage(agent);
      await leads.open();
      await leads.viewClient().click();
      await leads.payQuestion.getByRole("button", { name: "OK" }).click();
      await payment.typeCard("4242424242424242");
      await payment.terms.check();
      await payment.submit.click();
      await expect(payment.paid).toBeVisible();
      await expect(
        agent.getByRole("link", { name: shownPhone(person.details.phone) }),
      ).toBeVisible();
    });
  });
}
