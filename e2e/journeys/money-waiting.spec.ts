import { shownPhone } from "@quotehaven/contract/rules";
import { expect, test } from "../fixtures";
import { LeadsPage } from "../pages/LeadsPage";
import { PaymentPage } from "../pages/PaymentPage";

test("a win comes without a reload and without moving the list, waits first whatever the filter, and leads to the fee", async ({
  people,
  openAs,
  look,
}) => {
  const { consumer, agent, quoteId } = await people.quotedLead();
  const { email, phone, zip } = consumer.details;
  const page = await openAs(agent);
  const leads = new LeadsPage(page);
  await leads.open();
  await expect(leads.cards).toHaveCount(1);
  await leads.opener(0).focus();

  const other = await people.consumer({ types: [3], submit: false });
  await other.api.put("/user/profile", { zipcodes: [{ id: zip.zip_id }] });
  await other.apply([3]);
  await consumer.choose(quoteId);
  await leads.comeBack();
  await expect(leads.news).toHaveText("1 client chose you · 1 new lead");
  await expect(leads.cards).toHaveCount(1);
  await expect(leads.waiting).toBeHidden();
  await expect(leads.viewClient()).toBeFocused();

  await leads.news.click();
  await expect(leads.cards).toHaveCount(2);
  await expect(leads.waiting).toContainText("1 client chose you and waits for your call");
  await expect(leads.waiting).toContainText(/Pay by/);
  await look(page, "money-waiting");
  for (const filter of ["New", "Quoted", "Completed"]) {
    await leads.show(filter);
    await expect(leads.waiting).toBeVisible();
  }
  await leads.search.fill("nobody of this name");
  await expect(leads.found).toHaveText("No lead matches.");
  await expect(leads.waiting).toBeVisible();
  const text = await page.locator("body").innerText();
  for (const kept of [email, phone, shownPhone(phone)]) expect(text).not.toContain(kept);

  await leads.waiting.getByRole("button", { name: /^Pay/ }).click();
  await leads.payQuestion.getByRole("button", { name: "OK" }).click();
  await expect(new PaymentPage(page).heading).toBeVisible();
});
