import { events } from "@quotehaven/platform";
import { Navigate } from "react-router-dom";
import { act, refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aWonLead } from "../../shared/leadFixtures";
import { anAgentProfileReply } from "../../shared/profileFixtures";
import { AgencyDetailsScreen } from "./AgencyDetailsScreen";

const profileCall = "GET /agent/profile";

function open(replies: Record<string, unknown> = {}, profile = anAgentProfileReply()) {
  return renderScreen(<AgencyDetailsScreen />, {
    path: "/agent/profile/agency-details",
    session: "agent",
    messages: { agent: english },
    replies: {
      [profileCall]: profile,
      "GET /auth/zipcodes": { data: [{ zip_id: 11, zip_code: "73301" }] },
      "GET /agent/profile/carriers": {
        data: [
          { inc_id: 1, inc_name: "State Farm" },
          { inc_id: 15, inc_name: "Amica" },
        ],
      },
      "PUT /agent/profile": { message: "Saved" },
      ...replies,
    },
  });
}

const detailsRoute = [{ path: "/agency-details", element: <AgencyDetailsScreen /> }];
const ToDetails = () => <Navigate to="/agency-details" state={{ completes: true }} replace />;

const theName = () => screen.findByRole("textbox", { name: "Agency name" });
const press = (name: string) => screen.getByRole("button", { name });

/** Drafts of the tab. */
beforeEach(() => sessionStorage.clear());

describe("agency details", () => {
  it("are read-only until Click to Edit", async () => {
    const { user } = open();
    expect(await theName()).toHaveAttribute("readonly");
    await user.click(press("Click to Edit"));
    expect(await theName()).not.toHaveAttribute("readonly");
    expect(press("Save Changes")).toHaveFocus();
  });

  it("say what is done and what is missing before there are leads", async () => {
    open({}, anAgentProfileReply({ agencyName: "", phone: "", hasAllZipCodes: false }));
    const steps = within(await screen.findByRole("region", { name: /Before you see leads/ }));
    expect(steps.getByText("Agency name · Phone")).toBeVisible();
    expect(steps.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Email confirmed Done",
      "Agency and representative Agency name · PhoneFill in",
      "Insurance companies you work with Done",
      expect.stringContaining("Preferred zip codes"),
    ]);
  });

  it("lead from what is missing to its fields, open and marked", async () => {
    const { user } = open({}, anAgentProfileReply({ agencyName: "", hasAllZipCodes: false }));
    await theName();
    await user.click(press("Fill in"));
    expect(await theName()).not.toHaveAttribute("readonly");
    expect(await theName()).toHaveAttribute("aria-invalid", "true");
    await user.click(press("Choose zip codes"));
    expect(await screen.findByRole("combobox", { name: "Preferred zip codes" })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
  });

  it("say nothing of steps once they are complete", async () => {
    open();
    await theName();
    expect(screen.queryByText("Email confirmed")).not.toBeInTheDocument();
  });

  it("stand open with what is missing marked for whoever comes to complete them", async () => {
    renderScreen([{ path: "/leads", element: <ToDetails /> }, ...detailsRoute], {
      path: "/leads",
      session: "agent",
      messages: { agent: english },
      replies: {
        [profileCall]: anAgentProfileReply({ agencyName: "" }),
        "GET /auth/zipcodes": { data: [] },
      },
    });
    expect(await theName()).not.toHaveAttribute("readonly");
    expect(await screen.findAllByText("This field is required.")).not.toHaveLength(0);
    expect(press("Save Changes")).toBeVisible();
  });

  it("keep the focus on their heading while they load", async () => {
    open();
    const heading = screen.getByRole("heading", { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    await theName();
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
  });

  it("stand open with what was typed where the page went away from it, until it is saved", async () => {
    const { user, unmount } = open();
    await theName();
    await user.click(press("Click to Edit"));
    await user.type(await theName(), " LLC");
    unmount();
    const back = open();
    expect(await theName()).toHaveValue("Juniper Insurance LLC");
    await back.user.click(press("Save Changes"));
    await screen.findByText("Profile updated!");
    back.unmount();
    open();
    expect(await theName()).toHaveAttribute("readonly");
  });

  it("send only what changed, say so, and stay unlocked", async () => {
    const { user, requests } = open();
    await theName();
    await user.click(press("Click to Edit"));
    await user.type(await theName(), " LLC");
    await user.click(press("Save Changes"));
    expect(await screen.findByText("Profile updated!")).toBeVisible();
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      usr_agencyname: "Juniper Insurance LLC",
    });
    expect(press("Save Changes")).toBeVisible();
    expect(await theName()).not.toHaveAttribute("readonly");
  });

  it("are asked about before another screen while something typed is not saved", async () => {
    const { user, router, currentPath } = open();
    await theName();
    await user.click(press("Click to Edit"));
    await user.type(await theName(), " LLC");
    await act(() => router.navigate("/agent/profile/leads"));
    await user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(await theName()).toHaveValue("Juniper Insurance LLC");
    await user.click(press("Save Changes"));
    await screen.findByText("Profile updated!");
    await act(() => router.navigate("/agent/profile/leads"));
    expect(currentPath()).toBe("/agent/profile/leads");
  });

  it("are not sent with an error in them", async () => {
    const { user, requests } = open();
    await theName();
    await user.click(press("Click to Edit"));
    await user.clear(await theName());
    await user.type(screen.getByLabelText("New password"), "long enough");
    await user.click(press("Save Changes"));
    expect(screen.getByText("This field is required.")).toBeVisible();
    expect(screen.getAllByText(/Passwords must match\./)).not.toHaveLength(0);
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
  });

  it("ask for the password beside a new address, and send both", async () => {
    const { user, requests } = open();
    await theName();
    await user.click(press("Click to Edit"));
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
    await user.clear(screen.getByRole("textbox", { name: "Email" }));
    await user.type(screen.getByRole("textbox", { name: "Email" }), "moved@example.com");
    await user.click(press("Save Changes"));
    expect(
      screen.getAllByText("Enter your current password to change your email."),
    ).not.toHaveLength(0);
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
    await user.type(screen.getByLabelText("Current password"), "Maple-river-47");
    await user.click(press("Save Changes"));
    expect(await screen.findByText("Profile updated!")).toBeVisible();
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      usr_email: "moved@example.com",
      usr_currentPassword: "Maple-river-47",
    });
  });

  it("keep what was typed when saving fails", async () => {
    const { user } = open({ "PUT /agent/profile": refusal(409, ["duplicate-email"]) });
    await theName();
    await user.click(press("Click to Edit"));
    await user.type(await theName(), " LLC");
    await user.click(press("Save Changes"));
    expect(await screen.findByText("A user with that email address already exists.")).toBeVisible();
    expect(await theName()).toHaveValue("Juniper Insurance LLC");
  });

  it("keep what is typed while a save is under way", async () => {
    let answer = () => {};
    const saved = new Promise((resolve) => (answer = () => resolve({ message: "Saved" })));
    const { user, replies } = open({ "PUT /agent/profile": () => saved });
    await theName();
    await user.click(press("Click to Edit"));
    await user.type(await theName(), " LLC");
    await user.click(press("Save Changes"));
    const address = screen.getByRole("textbox", { name: "Address" });
    await user.type(address, ", Suite 5");
    await user.type(await theName(), " of Austin");
    replies[profileCall] = anAgentProfileReply({ agencyName: "Juniper Insurance LLC" });
    answer();
    expect(await screen.findByText("Profile updated!")).toBeVisible();
    await waitFor(() => expect(press("Save Changes")).toBeEnabled());
    expect(await theName()).toHaveValue("Juniper Insurance LLC of Austin");
    expect(address).toHaveDisplayValue(/, Suite 5$/);
  });

  it("show the e-mail box only where the profile has one", async () => {
    open({}, anAgentProfileReply({ emailNotifications: undefined }));
    await theName();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  });

  it("say how to choose ZIP codes only once they can be chosen", async () => {
    const { user } = open({}, anAgentProfileReply({ hasAllZipCodes: true }));
    await screen.findByRole("combobox", { name: "Preferred zip codes" });
    expect(screen.queryByText(/Remove All to choose your own/)).not.toBeInTheDocument();
    await user.click(press("Click to Edit"));
    expect(screen.getByText(/Remove All to choose your own/)).toBeVisible();
  });

  it("show ZIP codes only once they were loaded", async () => {
    open({ "GET /auth/zipcodes": refusal(500) });
    await theName();
    expect(screen.queryByLabelText(/Preferred zip codes/)).not.toBeInTheDocument();
  });

  it("say what went wrong when they cannot be loaded", async () => {
    open({ [profileCall]: refusal(403, [], "Agents only.") });
    expect(await screen.findAllByText("Agents only.")).not.toHaveLength(0);
    expect(press("Try again")).toBeVisible();
  });
});

describe("the license", () => {
  const foundAt = "2026-11-02T15:00:00Z";

  it.each([
    ["is not checked yet", {}, "License not checked yet", /We look it up with the state/],
    ["is not checked without its state", { licenseState: "" }, "License not checked yet", /Give/],
    [
      "is checked",
      { licenseCheck: { finding: "checked", foundAt, words: "" } as const },
      "License checked on 11/02/2026",
      /Clients see this with your quotes/,
    ],
    [
      "is not confirmed, and why",
      { licenseCheck: { finding: "refused", foundAt, words: "It lapsed." } as const },
      "License not confirmed on 11/02/2026",
      /could not confirm it: It lapsed\./,
    ],
  ])("%s", async (_what, profile, title, text) => {
    open({}, anAgentProfileReply(profile));
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it("is given with its state", async () => {
    const { user, requests } = open({}, anAgentProfileReply({ licenseState: "" }));
    await theName();
    await user.click(press("Click to Edit"));
    await user.selectOptions(
      screen.getByRole("combobox", { name: "State of the license" }),
      "Oklahoma",
    );
    await user.click(press("Save Changes"));
    await screen.findByText("Profile updated!");
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      usr_licensestate: "OK",
    });
  });
});

describe("a license with letters", () => {
  const numberField = () => screen.getByRole("textbox", { name: "Insurance license number" });
  const fullField = () => screen.getByRole("textbox", { name: "License as it is written" });

  async function edit(profile: Parameters<typeof anAgentProfileReply>[0]) {
    const opened = open({}, anAgentProfileReply(profile));
    await theName();
    await opened.user.click(press("Click to Edit"));
    return opened;
  }

  it("says that only digits count as it is typed, keeps it beside the number, and saves both", async () => {
    const { user, requests } = await edit({ licenseNumber: "" });
    await user.type(numberField(), "0F69776");
    expect(numberField()).toHaveValue("069776");
    expect(numberField()).toHaveAccessibleDescription(
      /Only digits count here\. Letters belong in “License as it is written”\./,
    );
    expect(fullField()).toHaveValue("0F69776");
    await user.click(press("Save Changes"));
    await screen.findByText("Profile updated!");
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      usr_insurancelicensenumber: "069776",
      usr_insurancelicense: "0F69776",
    });
  });

  it("is kept where it is pasted, and follows the number until the agent changes it", async () => {
    const { user } = await edit({ licenseNumber: "" });
    await user.click(numberField());
    await user.paste("PC-1234567");
    expect([numberField(), fullField()].map((field) => (field as HTMLInputElement).value)).toEqual([
      "1234567",
      "PC-1234567",
    ]);
    await user.type(numberField(), "{Backspace}8");
    expect(fullField()).toHaveValue("PC-1234568");
    await user.clear(numberField());
    expect(fullField()).toHaveValue("");
  });

  it("is never written over what the agent wrote, and says where the two differ", async () => {
    const { user } = await edit({ licenseNumber: "1234567", fullLicense: "PC-1234567" });
    expect(fullField()).toHaveAccessibleDescription(/such as 0F69776/);
    await user.clear(numberField());
    await user.type(numberField(), "0F69776");
    expect(fullField()).toHaveValue("PC-1234567");
    expect(fullField()).toHaveAccessibleDescription(/Its digits are not those of the number\./);
    await user.clear(fullField());
    await user.type(fullField(), "0F69776");
    expect(fullField()).toHaveAccessibleDescription(/such as 0F69776/);
  });

  it("stays empty where a number is of digits", async () => {
    const { user } = await edit({ licenseNumber: "1234567" });
    await user.type(numberField(), "8");
    expect(numberField()).not.toHaveAccessibleDescription(/Only digits count/);
    expect(fullField()).toHaveValue("");
  });

  it("is refused with a link in it", async () => {
    const { user, requests } = await edit({ licenseNumber: "" });
    await user.type(fullField(), "https://a.example");
    await user.click(press("Save Changes"));
    expect(await screen.findByRole("link", { name: "License as it is written" })).toBeVisible();
    expect(screen.getByRole("link", { name: "Insurance license number" })).toBeVisible();
    expect(fullField()).toHaveAccessibleDescription(
      expect.stringContaining("This field cannot hold links or invisible characters."),
    );
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
  });
});

describe("many ZIP codes at once", () => {
  const found = { data: [{ zip_id: 78701, zip_code: "78701", city: "Austin", state: "TX" }] };
  const areas = { data: [{ area: "787", zipcodes: 1, open: 57 }] };

  async function openFinder(replies = {}) {
    const opened = open(
      { "GET /agent/profile/lead-areas": areas, ...replies },
      anAgentProfileReply({ hasAllZipCodes: false, zipCodes: [{ id: 501, code: "00501" }] }),
    );
    await theName();
    await opened.user.click(press("Click to Edit"));
    await opened.user.click(await screen.findByRole("button", { name: "Add many zip codes" }));
    await screen.findByRole("dialog", { name: "Add many zip codes" });
    return opened;
  }

  it("come with a place, and are saved with the rest", async () => {
    const { user, requests } = await openFinder({
      "GET /agent/profile/zip-places": {
        data: [{ kind: "county", name: "Travis", state: "TX", zipcodes: 1 }],
      },
      "POST /agent/profile/zip-codes": { ...found, unknown: [] },
    });
    await user.type(await screen.findByRole("textbox", { name: /City, county or state/ }), "trav");
    await user.click(await screen.findByRole("button", { name: /Travis County, TX/ }));
    expect(await screen.findByText(/1 zip code added/)).toBeVisible();
    expect(await screen.findByText("2 zip codes · about 57 open leads there now")).toBeVisible();
    const sent = requests.filter(({ method }) => method === "POST");
    expect(sent.map(({ body }) => body)).toEqual([{ state: "TX", county: "Travis" }]);
    await user.click(press("Save Changes"));
    await screen.findByText("Profile updated!");
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      zipcodes: [{ id: 501 }, { id: 78701 }],
    });
  });

  it("are said to be chosen where a place has no others", async () => {
    const { user } = await openFinder({
      "GET /agent/profile/zip-places": {
        data: [{ kind: "state", name: "Texas", state: "TX", zipcodes: 2600 }],
      },
      "POST /agent/profile/zip-codes": {
        data: [{ zip_id: 501, zip_code: "00501", city: "Holtsville", state: "NY" }],
        unknown: [],
      },
    });
    await user.type(await screen.findByRole("textbox", { name: /City, county or state/ }), "texas");
    await user.click(await screen.findByRole("button", { name: "Texas (state) 2,600 zip codes" }));
    expect(await screen.findByText("You have chosen all of these already.")).toBeVisible();
    expect(screen.queryByText(/zip codes? added/)).toBeNull();
  });

  it("come from a circle around one", async () => {
    const { user, requests } = await openFinder({
      "POST /agent/profile/zip-codes": { ...found, unknown: [] },
    });
    await user.click(await screen.findByRole("tab", { name: "Around a zip code" }));
    await user.type(screen.getByRole("textbox", { name: /Zip code in the middle/ }), "7870");
    await user.click(press("Add"));
    expect(screen.getByText("Enter the five digits of a zip code.")).toBeVisible();
    await user.type(screen.getByRole("textbox", { name: /Zip code in the middle/ }), "1");
    await user.click(press("Add"));
    expect(await screen.findByText(/1 zip code added/)).toBeVisible();
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
      near: "78701",
      miles: 25,
    });
  });

  it("come from a pasted list, with a word on what was not understood", async () => {
    const { user, requests } = await openFinder({
      "POST /agent/profile/zip-codes": { ...found, unknown: ["99999"] },
    });
    await user.click(await screen.findByRole("tab", { name: "From a list" }));
    const list = screen.getByRole("textbox", { name: /^Zip codes/ });
    await user.click(list);
    await user.paste("78701, 99999\nAustin");
    await user.click(press("Add"));
    expect(await screen.findByText("2 entries are not zip codes we know:")).toBeVisible();
    expect(screen.getByText("Austin, 99999")).toBeVisible();
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({
      codes: ["78701", "99999"],
    });
  });
});

describe("emails about new leads", () => {
  const pace = () => screen.getByRole("combobox", { name: /Emails about new leads/ });

  it("come as the agent chooses", async () => {
    const { user, requests } = open();
    await theName();
    await user.click(press("Click to Edit"));
    await user.selectOptions(pace(), "Once a day, together");
    await user.click(press("Save Changes"));
    await screen.findByText("Profile updated!");
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      usr_leadmails: "daily",
    });
  });

  it("are always one of four ways", async () => {
    open();
    await theName();
    const ways = within(pace()).getAllByRole("option");
    expect(ways.map(({ textContent }) => textContent)).toEqual([
      english["agencyDetails.leadMails.at-once"],
      english["agencyDetails.leadMails.hourly"],
      english["agencyDetails.leadMails.daily"],
      english["agencyDetails.leadMails.none"],
    ]);
  });

  it("say at which hour the daily one comes, where that is known", async () => {
    open({}, anAgentProfileReply({ digestHour: 19 }));
    await theName();
    expect(pace()).toHaveAccessibleDescription(
      /never a name\. The daily one comes at 7\sPM in your agency's state\.$/,
    );
  });

  it("cannot be chosen while no emails are wanted at all", async () => {
    const { user } = open();
    await theName();
    await user.click(press("Click to Edit"));
    await user.click(screen.getByRole("checkbox", { name: "Receive email notifications" }));
    expect(pace()).toBeDisabled();
    expect(screen.getByText(english["agencyDetails.leadMailsOff"])).toBeVisible();
  });
});

describe("a pause", () => {
  it("begins with the first day back", async () => {
    const { user, requests } = open();
    await theName();
    await user.click(press("Pause"));
    expect(screen.getByText("This field is required.")).toBeVisible();
    const year = new Date().getFullYear() + 1;
    await user.type(screen.getByRole("textbox", { name: /First day back/ }), `01/02/${year}`);
    await user.click(press("Pause"));
    expect(await screen.findByText("New leads are paused.")).toBeVisible();
    expect(requests.find(({ method }) => method === "PUT")?.body).toEqual({
      usr_pauseduntil: `${year}-01-02`,
    });
  });

  it("does not begin with a day that is over", async () => {
    const { user, requests } = open();
    await theName();
    await user.type(screen.getByRole("textbox", { name: /First day back/ }), "01/02/2020");
    await user.click(press("Pause"));
    expect(screen.getByText("Choose a day from tomorrow to a year from now.")).toBeVisible();
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
  });
});

describe("the carriers", () => {
  it("gain one that the agent does not have yet", async () => {
    const { user, requests } = open({ "POST /agent/profile/carriers": { message: "Added" } });
    await theName();
    await user.click(press("Add new carrier"));
    const modal = await screen.findByRole("dialog", { name: "Add a carrier" });
    await user.click(await within(modal).findByRole("combobox"));
    expect(screen.queryByRole("option", { name: /State Farm/ })).not.toBeInTheDocument();
    await user.click(await screen.findByRole("option", { name: /Amica/ }));
    await user.click(press("Confirm"));
    expect(await screen.findByText("Carrier added.")).toBeVisible();
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({ carriers: [15] });
    expect(requests.filter(({ path }) => path === "/agent/profile")).toHaveLength(2);
  });

  it("lose one after the warning about its quotes", async () => {
    const { user, requests } = open({ "DELETE /agent/profile/carriers": { message: "Deleted" } });
    await theName();
    await user.click(press("Delete State Farm"));
    expect(
      screen.getByText(
        /^Please note that this action will remove all your quotes related to this carrier/,
      ),
    ).toBeVisible();
    await user.click(press("Delete carrier"));
    expect(await screen.findByText("Carrier deleted.")).toBeVisible();
    expect(screen.getByRole("heading", { name: english["agencyDetails.carriers"] })).toHaveFocus();
    expect(requests.find(({ method }) => method === "DELETE")?.body).toEqual({ carriers: 1 });
  });

  it("gain several at once, found by their names", async () => {
    const { user, requests } = open({
      "POST /agent/profile/carriers": { message: "Added" },
      "GET /agent/profile/carriers": {
        data: [
          { inc_id: 15, inc_name: "Amica" },
          { inc_id: 11, inc_name: "Erie" },
          { inc_id: 35, inc_name: "Pekin" },
        ],
      },
    });
    await theName();
    await user.click(press("Add new carrier"));
    const modal = await screen.findByRole("dialog", { name: "Add a carrier" });
    const search = await within(modal).findByRole("combobox");
    for (const name of ["Amica", "Erie", "Pekin"]) {
      await user.type(search, name.slice(0, 3));
      await user.click(await screen.findByRole("option", { name }));
    }
    const tiles = within(screen.getByRole("group", { name: "All insurance companies" }));
    await user.click(tiles.getByRole("checkbox", { name: /Erie/, checked: true }));
    expect(screen.getByText("2 chosen")).toBeVisible();
    await user.click(press("Confirm"));
    expect(await screen.findByText("2 carriers added.")).toBeVisible();
    expect(requests.find(({ method }) => method === "POST")?.body).toEqual({ carriers: [15, 35] });
  });

  it("are asked for when there are none, and the question leads to adding", async () => {
    const { user } = open({}, anAgentProfileReply({ carriers: [] }));
    await user.click(await screen.findByRole("button", { name: "Add carriers" }));
    expect(await screen.findByRole("dialog", { name: "Add a carrier" })).toBeVisible();
    expect(screen.queryByText(english["agencyDetails.noCarriers"])).not.toBeInTheDocument();
  });

  it("are asked for again with the load that follows a save (AGD-7)", async () => {
    const { user } = open({}, anAgentProfileReply({ carriers: [] }));
    await user.click(await screen.findByRole("button", { name: "OK" }));
    await user.click(press("Click to Edit"));
    await user.type(await theName(), " LLC");
    await user.click(press("Save Changes"));
    await screen.findByText("Profile updated!");
    expect(await screen.findByText(english["agencyDetails.noCarriers"])).toBeVisible();
  });

  it("leave the clients won in reach when the last one goes", async () => {
    open(
      { "GET /agent/profile/clients": { data: { data: [aWonLead()], count: 1 } } },
      anAgentProfileReply({ carriers: [] }),
    );
    expect(await screen.findByText(english["leads.clientsHint"])).toBeVisible();
  });

  it("are asked for when there are none", async () => {
    const { user } = open({}, anAgentProfileReply({ carriers: [] }));
    expect(await screen.findByText(english["agencyDetails.noCarriers"])).toBeVisible();
    await user.click(press("OK"));
    expect(screen.queryByText(english["agencyDetails.noCarriers"])).not.toBeInTheDocument();
  });

  it("keep what is typed into the fields when one is added", async () => {
    const { user } = open({ "POST /agent/profile/carriers": { message: "Added" } });
    await theName();
    await user.click(press("Click to Edit"));
    await user.type(await theName(), " LLC");
    await user.click(press("Add new carrier"));
    await user.click(await screen.findByRole("combobox", { name: /Insurance company/ }));
    await user.click(await screen.findByRole("option", { name: /Amica/ }));
    await user.click(press("Confirm"));
    await screen.findByText("Carrier added.");
    expect(await theName()).toHaveValue("Juniper Insurance LLC");
  });
});

describe("deleting the account", () => {
  it("asks first, logs out whatever the server says, and tells that it failed", async () => {
    let isGone = false;
    const undo = events.on("accountDeleted", () => {
      isGone = true;
    });
    const { user } = open({ "DELETE /agent/profile/delete": refusal(500) });
    await theName();
    await user.click(press("Delete account"));
    const question = await screen.findByRole("alertdialog");
    expect(isGone).toBe(false);
    await user.click(within(question).getByRole("button", { name: "Delete account" }));
    await waitFor(() => expect(isGone).toBe(true));
    expect(await screen.findByText(english["agencyDetails.notDeleted"])).toBeVisible();
    undo();
  });
});
