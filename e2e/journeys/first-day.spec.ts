import { expect, test } from "../fixtures";
import { AgencyDetailsPage } from "../pages/AgencyDetailsPage";
import { AgentLandingPage } from "../pages/AgentLandingPage";
import { LeadsPage } from "../pages/LeadsPage";
import { LoginModal } from "../pages/LoginModal";
import { toast } from "../pages/toast";
import { VerifyPage } from "../pages/VerifyPage";
import { anAgent } from "../people/details";
import { linkIn, mailTo } from "../people/mailbox";
import { site } from "../product/site";

test("a new agent's first day, from the sign-up mail to the mail of a first lead", async ({
  people,
  openAs,
  look,
}) => {
  const consumer = await people.consumer({ types: [3] });
  const { zip, email, firstName } = consumer.details;
  const details = anAgent();
  const page = await openAs(people.api());
  const agency = new AgencyDetailsPage(page);
  const leads = new LeadsPage(page);

  await test.step("the mailed link leads to the sign-in, and that to the details", async () => {
    const landing = new AgentLandingPage(page);
    await landing.open();
    await landing.startQuoting();
    await landing.fill(details);
    await look(page, "agent-register-modal");
    await landing.submit.click();
    await expect(landing.registered).toBeVisible();
    const mail = await mailTo(site.sandboxOrigin, details.email, /confirm your email/);
    const verify = new VerifyPage(page);
    await page.goto(linkIn(mail, "/verify"));
    await verify.verify.click();
    await verify.logIn.click();
    await new LoginModal(page).logIn(details);
    await expect(agency.noCarriers).toBeVisible();
    await expect(page).toHaveURL("/agent/profile/agency-details");
  });

  await test.step("carriers are ticked together", async () => {
    await agency.noCarriers.getByRole("button", { name: "Add carriers" }).click();
    const tiles = agency.addModal.getByRole("group", { name: "All insurance companies" });
    for (const name of ["State Farm", "GEICO"]) {
      await tiles.getByRole("checkbox", { name, exact: true }).click();
    }
    await look(page, "carriers-ticked");
    await agency.addModal.getByRole("button", { name: "Confirm" }).click();
    await expect(toast(page, "2 carriers added.")).toBeVisible();
  });

  await test.step("each step leads to its fields", async () => {
    await page.getByRole("button", { name: "Fill in" }).click();
    await look(page, "first-day");
    await agency.field("Agency name").fill("Ortiz Insurance");
    await agency.field("Address").fill("400 Main Street, Austin, TX");
    await agency.field("Agency email").fill("office@ortiz.example.com");
    await agency.field("Agency phone").fill("5125550100");
    await agency.field("Insurance license number").fill("1234567");
    await page.getByRole("button", { name: "Choose zip codes" }).click();
    await page.getByRole("button", { name: "Add many zip codes" }).click();
    await page.getByRole("tab", { name: "From a list" }).click();
    const finder = page.getByRole("dialog", { name: "Add many zip codes" });
    await finder.getByRole("textbox", { name: "Zip codes" }).fill(`${zip.zip_code}, nowhere`);
    await finder.getByRole("button", { name: "Add", exact: true }).click();
    await expect(finder.getByText("One entry is not a zip code we know:")).toBeVisible();
    await look(page, "zips-pasted");
    await finder.getByRole("button", { name: "Close" }).click();
    await agency.save.click();
    await expect(toast(page, "Profile updated!")).toBeVisible();
    await expect(page.getByText("Email confirmed")).toBeHidden();
    await page.getByRole("button", { name: "Edit Leads and messages" }).click();
    await page.getByLabel("Emails about new leads").selectOption("Every hour, together");
    await agency.save.click();
    await expect(toast(page, "Profile updated!").first()).toBeVisible();
  });

  await test.step("the first lead is there, and its mail names nobody", async () => {
    await consumer.apply([3]);
    const mail = await mailTo(site.sandboxOrigin, details.email, /new leads? to quote/);
    expect(mail.text).toContain("Austin, TX");
    expect(mail.text).not.toMatch(new RegExp(`${firstName}|${email}|${zip.zip_code}`));
    await leads.open();
    await expect(leads.viewSummary()).toBeVisible();
    await page.goto(linkIn(mail, "/stop-lead-emails"));
    await look(page, "stop-mails");
    await page.getByRole("button", { name: "Stop these emails" }).click();
    await expect(
      page.getByRole("heading", { name: "No more emails about new leads" }),
    ).toBeVisible();
    await agency.open();
    await page.getByRole("heading", { name: "Leads and messages" }).click();
    await expect(page.getByLabel("Emails about new leads")).toHaveValue("none");
  });
});
