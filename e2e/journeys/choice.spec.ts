import { LoginReply } from "@quotehaven/contract/schemas";
import { expect, test } from "../fixtures";
import { ChoicePage } from "../pages/ChoicePage";
import { LeadsPage } from "../pages/LeadsPage";
import { QuotesPage } from "../pages/QuotesPage";
import { toast } from "../pages/toast";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

test("a client compares two quotes, chooses one, takes that back and chooses the other", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent, leadId } = await people.quotedLead();
  const other = await people.agent({
    zips: [consumer.details.zip.zip_id],
    carriers: ["Progressive"],
  });
  await other.quote(leadId, "Progressive", { monthly: 120, yearly: 1_300 });

  const page = await openAs(consumer);
  const quotes = new QuotesPage(page);
  await quotes.open();
  await page.getByRole("tab", { name: "Compare" }).click();
  await expect(page).toHaveURL(/view=compare/);
  const row = (name: RegExp) => quotes.comparison.getByRole("row", { name });
  await expect(row(/^Against the cheapest/)).toContainText("$30 a month more");
  await expect(row(/^Agency/)).toBeVisible();
  await look(page, "quotes-compared");

  await quotes.comparison
    .getByRole("button", { name: /Choose/ })
    .first()
    .click();
  await expect(quotes.modal).toContainText(/You agree that .+ may contact you about this quote\./);
  await quotes.choose.click();

  const choice = new ChoicePage(page);
  await expect(choice.heading).toHaveText("You chose State Farm");
  await expect(choice.who).toContainText(agent.details.lastName);
  await expect(choice.ready).toContainText("VIN");
  await expect(choice.agreed).toContainText("may contact you about this quote");
  await look(page, "choice");
  const mail = await mailTo(site.sandboxOrigin, consumer.details.email, /You chose a quote/);
  expect(mail.text).toContain("may contact you about this quote");
  await page.goto(linkIn(mail, "/go/consumer/my-quotes/choice"));
  await expect(page).toHaveURL("/profile/my-quotes/choice");

  const leads = new LeadsPage(await openAs(agent));
  await leads.open();
  await expect(leads.cards.first()).toContainText("Won");

  await choice.takeBack.click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Take the choice back" }).click();
  await expect(toast(page, /Your choice is taken back/)).toBeVisible();
  await expect(choice.ended).toBeVisible();
  await mailTo(site.sandboxOrigin, agent.details.email, /took their choice back/);

  await choice.toQuotes.click();
  await quotes.view("Progressive");
  await quotes.choose.click();
  await expect(choice.heading).toHaveText("You chose Progressive");
  await quotes.open();
  await expect(quotes.chosen).toContainText("You chose quote 02 from Progressive");
  await expect(quotes.card("State Farm")).toBeHidden();
});

test("a client whose agent did not come in time chooses another", async ({
  people,
  openAs,
  look,
}) => {
  // A deadline takes days to pass: of the demo people, one waits since six days.
  const api = people.api();
  const body = {
    email: "lou.late@example.com",
    password: "Demo-haven-2026",
    type: 1,
    token: await api.humanToken("login"),
  };
  api.sid = (await api.call("POST", "/auth/login", LoginReply, { body })).sid;

  const page = await openAs(api);
  const quotes = new QuotesPage(page);
  await quotes.open();
  await expect(quotes.chosen).toContainText("Abe Whitfield had until");
  await expect(quotes.chosen).toContainText("You can choose another quote now");
  await look(page, "quotes-late");

  await quotes.view("USAA");
  await quotes.choose.click();
  await expect(new ChoicePage(page).heading).toHaveText("You chose USAA");
});
