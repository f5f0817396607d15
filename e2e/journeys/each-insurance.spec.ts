import { questionForm } from "@quotehaven/contract/wire";
import { expect, test } from "../fixtures";
import { ApplicationPage } from "../pages/ApplicationPage";
import { LeadsPage } from "../pages/LeadsPage";
import { QuoteLeadPage } from "../pages/QuoteLeadPage";
import { QuotesPage } from "../pages/QuotesPage";
import { toast } from "../pages/toast";
import { busyHome, busyLife } from "../people/wanted";

test("a client who registered for life insurance wants home as well, and is quoted for both in a bundle", async ({
  people,
  openAs,
}) => {
  const person = await people.consumer({ types: [2], wanted: busyLife });
  const zips = [person.details.zip.zip_id];
  const consumer = await openAs(person);
  const agent = await openAs(await people.agent({ zips, carriers: ["State Farm", "Allstate"] }));

  await test.step("the consumer fills in the second type, and submits both", async () => {
    const application = new ApplicationPage(consumer);
    const { data } = await person.application();
    const home = data.find(({ ins_id }) => ins_id === 1);
    if (!home) throw new Error("There is no questionnaire for a home.");
    await application.open();
    await expect(application.estimate("Life insurance need")).toContainText(/\$[\d,]{6,}/);
    await application.add("Home");
    await application.fillPages(questionForm.decode(home), busyHome);
    await expect(application.estimate("Home coverage")).toContainText(/\$[\d,]{6,}/);
    await expect(consumer.getByText("Home is complete")).toBeVisible();
    await application.submit.click();
    await expect(toast(consumer, /Your application was submitted/)).toBeVisible();
  });

  await test.step("the agent reads the answers and quotes", async () => {
    const leads = new LeadsPage(agent);
    const quote = new QuoteLeadPage(agent);
    await leads.open();
    await expect(leads.cards).toContainText("Bundle: Home + Life");
    await leads.viewSummary().click();
    for (const answer of ["Finished basement", "Old Reliable Life"])
      await expect(leads.summary).toContainText(answer);
    await leads.quote.click();
    await quote.chooseCarrier(quote.form("Quote 1"), "State Farm");
    const form = quote.form("State Farm");
    for (const type of ["Home", "Life"])
      await quote.price(form, type, { monthly: 90, yearly: 1_000 });
    await quote.price(form, "Bundle price", { monthly: 160, yearly: 1_800 });
    await quote.finish.click();
    await quote.confirm.click();
    await expect(toast(agent, "Thank you for submitting your quote!")).toBeVisible();
  });

  await test.step("the consumer reads the quote", async () => {
    const quotes = new QuotesPage(consumer);
    await quotes.open();
    await expect(quotes.card("State Farm")).toContainText("$160");
    await quotes.view("State Farm");
    for (const words of ["Home", "Life", "$1,800"]) await expect(quotes.modal).toContainText(words);
  });
});
