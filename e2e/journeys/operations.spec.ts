import type { Locator } from "@playwright/test";
import { generate } from "otplib";
import { expect, test } from "../fixtures";
import { AgencyDetailsPage } from "../pages/AgencyDetailsPage";
import { PaymentsPage } from "../pages/PaymentsPage";
import { QuotesPage } from "../pages/QuotesPage";
import { toast } from "../pages/toast";
import { CardProcessor } from "../people/cardProcessor";
import { mailTo } from "../people/mailbox";
import { operator } from "../people/operator";
import { site } from "../product/site";

const password = "Granite-lantern-58";
const words = "Nobody has this number.";
const why = "We called as well: the number is not in service.";

test("an agent asks for a fee back, and an operator enrols, signs in, and decides on it and on a license", async ({
  people,
  openAs,
  look,
}) => {
  const { agent, consumer, leadId } = await people.wonLead();
  const written = "0F69776";
  const agentPage = await openAs(agent);
  const payments = new PaymentsPage(agentPage);
  const page = await openAs(people.api());
  const email = `olga.${leadId}@example.com`;
  const invited = operator("account", "add", email, "--by", "Kim", "--why", "The desk.");
  const fill = (label: string, value: string) =>
    page.getByLabel(label, { exact: true }).fill(value);
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click();

  await test.step("the agent writes down a license, pays, and asks for the fee back", async () => {
    const agency = new AgencyDetailsPage(agentPage);
    await agency.open();
    await agency.edit.click();
    const number = agency.field("Insurance license number");
    await number.clear();
    await number.pressSequentially(written);
    await expect(number).toHaveValue("069776");
    await expect(agency.field("License as it is written")).toHaveValue(written);
    await agency.save.click();
    await expect(toast(agentPage, "Profile updated!")).toBeVisible();

    const { payment_intent: intent } = await agent.startPayment(leadId);
    const processor = new CardProcessor(site.sandboxOrigin);
    expect(await processor.confirm(agent.api, intent)).toBe("succeeded");
    await agent.client(leadId);
    await payments.open();
    await payments.openReceipt(consumer.details.lastName);
    await expect(payments.receipt).toBeVisible();
    await look(agentPage, "receipt");
    await payments.askBack("The contact details do not work", words);
    await expect(payments.state).toContainText("Fee asked back");
  });

  await test.step("the operator enrols and signs in", async () => {
    await page.goto(/http\S+/.exec(await invited)?.[0] ?? "");
    const shared = page.getByRole("definition").first();
    const secret = ((await shared.textContent()) ?? "").replaceAll(" ", "");
    await look(page, "operator-enrols");
    await fill("New password", password);
    await fill("Code the authenticator shows", await generate({ secret }));
    await press("Finish");
    const recovery = await page.getByRole("code").first().textContent();

    await page.goto("/operations/work/fees");
    await look(page, "operator-signs-in");
    await fill("Email", email);
    await fill("Password", password);
    await fill("Code", recovery ?? "");
    await press("Log in");
  });

  await test.step("the operator decides, with a reason that the log keeps", async () => {
    const decide = async (label: string) => {
      const dialog = page.getByRole("dialog", { name: label });
      await dialog.getByLabel("Why").fill(why);
      await dialog.getByRole("button", { name: label, exact: true }).click();
      await expect(dialog).toBeHidden();
    };
    // The first row stands open; any other is opened by a press.
    const open = async (row: Locator) => {
      if (!(await row.getByRole("definition").first().isVisible()))
        await row.getByRole("heading").click();
    };
    const fee = page.getByRole("article").filter({ hasText: `lead ${leadId}` });
    await expect(fee).toContainText(words);
    await open(fee);
    await look(page, "operator-fees");
    const giveBack = fee.getByRole("button", { name: "Return the fee" });
    await giveBack.click();
    await decide("Return the fee");
    // It is on its way back, or there already.
    await expect(giveBack).toBeHidden();

    await page.getByRole("link", { name: "Licenses" }).click();
    const license = page.getByRole("article").filter({ hasText: agent.details.lastName });
    // Other journeys' agents wait longer, on pages before.
    const nextPage = page.getByRole("button", { name: "Next page" });
    await expect(async () => {
      await expect(license.or(nextPage).first()).toBeVisible();
      if (!(await license.isVisible())) await nextPage.click();
      await expect(license).toBeVisible({ timeout: 5_000 });
    }).toPass();
    await expect(license.getByRole("heading", { name: `License ${written}, TX` })).toBeVisible();
    await open(license);
    await look(page, "operator-licenses");
    await license.getByRole("button", { name: "It is confirmed" }).click();
    await decide("It is confirmed");
    await expect(license).toBeHidden();

    await page.getByRole("link", { name: "Log" }).click();
    const acts = page.getByRole("article").filter({ hasText: email });
    await expect(acts.filter({ hasText: "License confirmed" })).toContainText(why);
    await expect(acts.filter({ hasText: "Fee returned" })).toContainText(why);
    await look(page, "operator-log");
  });

  await test.step("the agent and the client see what was decided", async () => {
    const mail = await mailTo(site.sandboxOrigin, agent.details.email, /Your fee goes back/);
    expect(mail.text).toContain(why);
    await agentPage.reload();
    await expect(payments.state).toContainText("Fee returned");
    await expect(payments.state).toContainText(why);

    const quotesPage = await openAs(consumer);
    await new QuotesPage(quotesPage).open();
    const client = quotesPage.getByRole("main");
    await expect(client).toContainText(`license ${written} (Texas)`);
    await expect(client).toContainText("License checked on");
  });
});
