import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import { agentProfileFields } from "@quotehaven/contract/rules";
import { events } from "@quotehaven/platform";
import { Navigate } from "react-router-dom";
import {
  act,
  refusal,
  reply,
  screen,
  shownUsername,
  usernameBefore,
  typingAidsOf,
  waitFor,
  within,
} from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aWonLead } from "../../shared/leadFixtures";
import { anAgentProfileReply } from "../../shared/profileFixtures";
import { openScreen, sentBy, write } from "../../shared/screenFixtures";
import { AgencyDetailsScreen } from "./AgencyDetailsScreen";

const profileCall = "GET /agent/profile";
type Profile = Parameters<typeof anAgentProfileReply>[0];

function open(profile: Profile = {}, replies: Record<string, unknown> = {}) {
  return openScreen(<AgencyDetailsScreen />, {
    path: "/agent/profile/agency-details",
    replies: {
      [profileCall]: anAgentProfileReply(profile),
      "GET /auth/zipcodes": { data: [{ zip_id: 11, zip_code: "73301" }] },
      "GET /agent/profile/carriers": {
        data: [
          { inc_id: 1, inc_name: "State Farm" },
          { inc_id: 15, inc_name: "Amica" },
          { inc_id: 11, inc_name: "Erie" },
          { inc_id: 35, inc_name: "Pekin" },
        ],
      },
      "PUT /agent/profile": { message: "Saved" },
      ...replies,
    },
  });
}
type Opened = ReturnType<typeof open>;

const theName = () => screen.findByRole("textbox", { name: "Agency name" });
const withLLC = "Juniper Insurance LLC";
const press = (name: string) => screen.getByRole("button", { name });

async function edit(profile: Profile = {}, replies: Record<string, unknown> = {}) {
  const opened = open(profile, replies);
  await theName();
  await opened.user.click(press("Click to Edit"));
  return opened;
}

/** Saves, and gives what was sent. */
async function saved({ user, requests }: Pick<Opened, "user" | "requests">) {
  await user.click(press("Save Changes"));
  expect(await screen.findByText("Profile updated!")).toBeVisible();
  return sentBy("PUT", requests);
}

/** Drafts of the tab. */
beforeEach(() => sessionStorage.clear());

describe("agency details", () => {
  it("are read-only until Click to Edit, and tell keyboard and browser what each of them is", async () => {
    const { user } = open();
    const heading = screen.getByRole("heading", { level: 1 });
    heading.tabIndex = -1;
    heading.focus();
    expect(await theName()).toHaveAttribute("readonly");
    expect(screen.getByRole("heading", { level: 1 })).toHaveFocus();
    expect(screen.queryByText("Email confirmed")).not.toBeInTheDocument();
    await screen.findByRole("combobox", { name: "Preferred zip codes" });
    const aids = typingAidsOf(agentProfileFields);
    expect(aids).toEqual(Object.fromEntries(Object.keys(aids).map((name) => [name, "right"])));
    expect(screen.queryByText(/Remove All to choose your own/)).not.toBeInTheDocument();
    await user.click(press("Click to Edit"));
    expect(screen.getByText(/Remove All to choose your own/)).toBeVisible();
    expect(await theName()).not.toHaveAttribute("readonly");
    expect(press("Save Changes")).toHaveFocus();
  });

  it("open one card at a time, with the focus in it, and are saved like the others", async () => {
    const opened = open();
    await theName();
    await opened.user.click(press("Edit Agency contact"));
    expect(await theName()).toHaveFocus();
    expect(await theName()).not.toHaveAttribute("readonly");
    expect(screen.getByRole("textbox", { name: "First name" })).toHaveAttribute("readonly");
    expect(screen.queryByRole("button", { name: "Edit Agency contact" })).not.toBeInTheDocument();
    await write(opened, await theName(), withLLC);
    expect(await saved(opened)).toEqual({ usr_agencyname: withLLC });
  });

  it("say what is missing before there are leads, and lead to the first of its fields, open and without a word of error", async () => {
    const { user } = open(
      { agencyName: "", phone: "", hasAllZipCodes: false },
      {
        "GET /agent/profile/lead-areas": {
          data: {
            areas: [{ area: "787", zipCodeCount: 1, openLeads: 1_123 }],
            latest: [{ state: "TX", needs: [{ insuranceTypeId: 1, amount: 449_000 }] }],
          },
        },
      },
    );
    const steps = within(await screen.findByRole("region", { name: /Before you see leads/ }));
    expect(await steps.findByText("1,100")).toBeVisible();
    expect(steps.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Email confirmed Done",
      "Agency and representative Agency name · PhoneFill in",
      "Insurance companies you work with Done",
      expect.stringContaining("Preferred zip codes"),
      "Texas Home $449,000",
    ]);
    expect(steps.getByText("Choose zip codes to see how many are near you.")).toBeVisible();
    const latest = steps.getByRole("list", { name: /^Some of the latest/ });
    expect(latest).toHaveTextContent("Texas Home $449,000");
    await user.click(press("Fill in"));
    await waitFor(() => expect(steps.getByLabelText("Agency name")).toHaveFocus());
    expect(steps.getByLabelText("Phone")).toBeVisible();
    expect(screen.getAllByLabelText("Agency name")).toHaveLength(1);
    expect(press("Edit Agency contact")).toBeVisible();
    expect(screen.queryAllByRole("alert")).toEqual([]);
    expect(screen.queryByText("This field is required.")).toBeNull();
    await user.click(press("Choose zip codes"));
    const zips = await steps.findByRole("combobox", { name: "Preferred zip codes" });
    await waitFor(() => expect(zips).toHaveFocus());
  });

  it("hold the place of how many leads are near until that is known", async () => {
    let answer: (reply: unknown) => void = () => {};
    const areas = new Promise((resolve) => (answer = resolve));
    open({ agencyName: "" }, { "GET /agent/profile/lead-areas": () => areas });
    const steps = within(await screen.findByRole("region", { name: /Before you see leads/ }));
    expect(steps.getByRole("status")).toHaveTextContent("Loading…");
    answer({ data: { areas: [{ area: "787", zipCodeCount: 1, openLeads: 57 }], latest: [] } });
    expect(await steps.findByText(/^open leads/)).toBeVisible();
    expect(steps.queryByRole("status")).not.toBeInTheDocument();
  });

  it("are filled in and saved where they are missing, with nothing else asked for or unlocked", async () => {
    const opened = open({ agencyName: "", hasAllZipCodes: false, licenseNumber: "" });
    const { user, replies } = opened;
    const steps = within(await screen.findByRole("region", { name: /Before you see leads/ }));
    await user.click(press("Fill in"));
    await write(opened, steps.getByLabelText("Agency name"), withLLC);
    await user.click(press("Save Changes"));
    expect(await steps.findByText("This field is required.")).toBeVisible();
    await write(opened, steps.getByLabelText("Insurance license number"), "1234567");
    replies[profileCall] = anAgentProfileReply({ agencyName: withLLC, hasAllZipCodes: false });
    expect(await saved(opened)).toEqual({
      usr_agencyname: withLLC,
      usr_insurancelicensenumber: "1234567",
    });
    await waitFor(() => expect(steps.queryByLabelText("Agency name")).toBeNull());
    expect(press("Click to Edit")).toBeVisible();
    expect(screen.getByText(new RegExp(`^${withLLC} · `))).toBeVisible();
  });

  it("open the fields that are missing for whoever comes to complete them, with nothing marked", async () => {
    const toDetails = <Navigate to="/agency-details" state={{ completes: true }} replace />;
    openScreen(
      [
        { path: "/leads", element: toDetails },
        { path: "/agency-details", element: <AgencyDetailsScreen /> },
      ],
      { path: "/leads", replies: { [profileCall]: anAgentProfileReply({ agencyName: "" }) } },
    );
    expect(await theName()).not.toHaveAttribute("readonly");
    await waitFor(() => expect(screen.getByLabelText("Agency name")).toHaveFocus());
    expect(screen.queryByText("This field is required.")).toBeNull();
    expect(press("Save Changes")).toBeVisible();
  });

  it("are folded to a line each until they are opened or edited, a password until it is changed", async () => {
    const { user } = open();
    const card = within(await screen.findByRole("region", { name: "Agency contact" }));
    const name = card.getByLabelText("Agency name");
    expect(name).not.toBeVisible();
    expect(card.getByText(/^Juniper Insurance · /)).toBeVisible();
    await user.click(card.getByRole("heading", { name: "Agency contact" }));
    expect(name).toBeVisible();
    expect(name).toHaveAttribute("readonly");
    await user.click(press("Click to Edit"));
    await user.click(card.getByRole("heading", { name: "Agency contact" }));
    expect(name).toBeVisible();
    const password = screen.getByLabelText("New password");
    expect(password).not.toBeVisible();
    await user.click(screen.getByText("Change the password"));
    expect(password).toBeVisible();
  });

  it("keep what was typed until it is saved, send only that, and stay unlocked", async () => {
    const first = await edit();
    await write(first, await theName(), withLLC);
    first.unmount();
    const back = open();
    expect(await theName()).toHaveValue(withLLC);
    await act(() => back.router.navigate("/agent/profile/leads"));
    await back.user.click(await screen.findByRole("button", { name: "Keep editing" }));
    expect(await saved(back)).toEqual({ usr_agencyname: withLLC });
    expect(await theName()).not.toHaveAttribute("readonly");
    await act(() => back.router.navigate("/agent/profile/leads"));
    expect(back.currentPath()).toBe("/agent/profile/leads");
    back.unmount();
    open();
    expect(await theName()).toHaveAttribute("readonly");
  });

  it("are not sent with an error in them, and are kept where the server refuses them", async () => {
    const opened = await edit({}, { "PUT /agent/profile": refusal(409, ["duplicate-email"]) });
    const { user, requests, replies } = opened;
    expect(screen.queryByLabelText("Current password")).not.toBeInTheDocument();
    const [name, email] = [await theName(), screen.getByRole("textbox", { name: "Email" })];
    const newPassword = screen.getByLabelText("New password");
    expect(shownUsername()).toBe("june@juniper.com");
    await user.clear(name);
    await write(opened, newPassword, "long enough");
    await write(opened, email, "moved@example.com");
    await user.click(press("Save Changes"));
    for (const problem of [
      "This field is required.",
      /Passwords must match\./,
      "Enter your current password to change your email.",
    ])
      expect(screen.getAllByText(problem)).not.toHaveLength(0);
    expect(sentBy("PUT", requests)).toBeUndefined();

    await write(opened, name, "Juniper Insurance");
    await user.clear(newPassword);
    const password = screen.getByLabelText("Current password");
    expect(usernameBefore(password)).toBe("june@juniper.com");
    await write(opened, password, "Maple-river-47");
    await user.click(press("Save Changes"));
    expect(await screen.findByText("A user with that email address already exists.")).toBeVisible();
    expect(email).toHaveValue("moved@example.com");
    replies["PUT /agent/profile"] = { message: "Saved" };
    expect(await saved(opened)).toEqual({
      usr_email: "moved@example.com",
      usr_currentPassword: "Maple-river-47",
    });
  });

  it("keep what is typed while a save is under way", async () => {
    let answer = () => {};
    const done = new Promise((resolve) => (answer = () => resolve({ message: "Saved" })));
    const opened = await edit({}, { "PUT /agent/profile": () => done });
    const [name, address] = [await theName(), screen.getByRole("textbox", { name: "Address" })];
    await write(opened, name, withLLC);
    await opened.user.click(press("Save Changes"));
    await write(opened, address, "4 Elm Street, Suite 5");
    await write(opened, name, `${withLLC} of Austin`);
    opened.replies[profileCall] = anAgentProfileReply({ agencyName: withLLC });
    answer();
    expect(await screen.findByText("Profile updated!")).toBeVisible();
    await waitFor(() => expect(press("Save Changes")).toBeEnabled());
    expect(await theName()).toHaveValue(`${withLLC} of Austin`);
    expect(address).toHaveValue("4 Elm Street, Suite 5");
  });

  it("leave out the e-mail box that a profile does not have, and ZIP codes that did not come", async () => {
    open({ emailNotifications: undefined }, { "GET /auth/zipcodes": refusal(500) });
    await theName();
    expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/Preferred zip codes/)).not.toBeInTheDocument();
  });

  it("say once what went wrong when they cannot be loaded", async () => {
    open({}, { [profileCall]: refusal(403, [], "Agents only.") });
    expect(await screen.findByText("Agents only.")).toBeVisible();
    expect(press("Try again")).toBeVisible();
  });
});

describe("the license", () => {
  const foundAt = "2026-11-02T15:00:00Z";
  const numberField = () => screen.getByRole("textbox", { name: "Insurance license number" });
  const fullField = () => screen.getByRole("textbox", { name: "License as it is written" });

  const checked = { finding: "checked", foundAt, words: "" } as const;
  const refused = { finding: "refused", foundAt, words: "It lapsed." } as const;

  it.each([
    [{}, "License not checked yet for Texas", /We look it up with the state/],
    [{ licenseState: "" }, "License not checked yet", /Give/],
    [
      { licenseCheck: checked },
      "License checked for Texas on 11/02/2026",
      /Clients in Texas see this with your/,
    ],
    [
      { licenseCheck: refused },
      "License not confirmed for Texas on 11/02/2026",
      /confirm it: It lapsed\./,
    ],
    [
      { licenseStates: ["NM", "OK"], licenseStateChecks: [{ ...checked, state: "OK" }] },
      "License checked for Oklahoma on 11/02/2026",
      /clients in New Mexico see the day/,
    ],
  ])("stands as it was looked up: %p", async (profile, title, text) => {
    open(profile);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });

  it("keeps digits alone, with its letters beside them, and is saved with both and its state", async () => {
    const opened = await edit({ licenseNumber: "", licenseState: "" });
    const { user } = opened;
    const [number, full] = [numberField(), fullField()];
    await write(opened, number, "PC-1234567");
    expect(number).toHaveValue("1234567");
    expect(full).toHaveValue("PC-1234567");
    await user.clear(number);
    expect(full).toHaveValue("");

    await user.type(number, "0F69775{Backspace}6");
    expect(number).toHaveValue("069776");
    expect(number).toHaveAccessibleDescription(
      /Only digits count here\. Letters belong in “License as it is written”\./,
    );
    expect(full).toHaveValue("0F69776");
    await user.selectOptions(
      screen.getByRole("combobox", { name: "State of the license" }),
      "Oklahoma",
    );
    expect(await saved(opened)).toEqual({
      usr_insurancelicensenumber: "069776",
      usr_insurancelicense: "0F69776",
      usr_licensestate: "OK",
    });
  });

  it("names further states, each of which is shown, and says at their field why one was refused", async () => {
    const opened = await edit({ licenseStates: ["NM"] });
    const { user, replies } = opened;
    const states = await screen.findByRole("combobox", { name: /^Further states/ });
    await user.type(states, "okl");
    await user.click(await screen.findByRole("option", { name: "Oklahoma" }));
    await user.type(states, "tex");
    expect(screen.queryByRole("option", { name: "Texas" })).toBeNull();
    await user.clear(states);
    await user.keyboard("{Escape}");
    replies["PUT /agent/profile"] = reply(422, {
      message: "Refused",
      data: ["option"],
      fields: { licenseStates: "option" },
    });
    await user.click(press("Save Changes"));
    await waitFor(() => expect(states).toHaveAccessibleDescription(new RegExp(errors.option)));
    replies["PUT /agent/profile"] = { message: "Saved" };
    await user.click(press("Save Changes"));
    expect(await screen.findByText("Profile updated!")).toBeVisible();
    expect(sentBy("PUT", opened.requests)).toEqual({ usr_licensestates: ["NM", "OK"] });
  });

  it("is not written over, says where the two differ, and holds no link", async () => {
    const opened = await edit({ licenseNumber: "1234567", fullLicense: "PC-1234567" });
    const { user, requests } = opened;
    const [number, full] = [numberField(), fullField()];
    expect(full).toHaveAccessibleDescription(/such as 0F69776/);
    await write(opened, number, "0F69776");
    expect(full).toHaveValue("PC-1234567");
    expect(full).toHaveAccessibleDescription(/Its digits are not those of the number\./);
    await user.clear(full);
    await user.type(number, "8");
    expect(full).toHaveValue("");
    expect(full).toHaveAccessibleDescription(/such as 0F69776/);

    await write(opened, full, "https://a.example");
    await user.click(press("Save Changes"));
    expect(await screen.findByRole("link", { name: "License as it is written" })).toBeVisible();
    expect(full).toHaveAccessibleDescription(/cannot hold links or invisible characters/);
    expect(sentBy("PUT", requests)).toBeUndefined();
  });
});

it("adds many ZIP codes: of a place, from a pasted list, and around one", async () => {
  const inAustin = (code: number, unknown: string[] = []) => ({
    data: { zipCodes: [{ id: code, code: String(code), city: "Austin", state: "TX" }], unknown },
  });
  const zipCodes = [{ id: 501, code: "00501" }];
  const opened = await edit(
    { hasAllZipCodes: false, zipCodes },
    {
      "GET /agent/profile/lead-areas": {
        data: { areas: [{ area: "787", zipCodeCount: 1, openLeads: 57 }], latest: [] },
      },
      "GET /agent/profile/zip-places": {
        data: [{ kind: "county", name: "Travis", state: "TX", zipCodeCount: 2600 }],
      },
      "POST /agent/profile/zip-codes": inAustin(78701),
    },
  );
  const { user, requests, replies } = opened;
  const openFinder = async () => {
    await user.click(await screen.findByRole("button", { name: "Add many zip codes" }));
    return within(await screen.findByRole("dialog", { name: "Add many zip codes" }));
  };
  const byPlace = await openFinder();
  const place = await byPlace.findByRole("textbox", { name: /City, county or state/ });
  await write(opened, place, "trav");
  await user.click(
    await screen.findByRole("button", { name: "Travis County, TX 2,600 zip codes" }),
  );
  expect(await screen.findByText(/1 zip code added/)).toBeVisible();
  expect(await screen.findByText("2 zip codes · about 57 open leads there now")).toBeVisible();
  zipCodes.push({ id: 78701, code: "78701" });
  replies[profileCall] = anAgentProfileReply({ hasAllZipCodes: false, zipCodes });
  expect(await saved(opened)).toEqual({ zipcodes: [{ id: 501 }, { id: 78701 }] });

  const finder = await openFinder();
  replies["POST /agent/profile/zip-codes"] = inAustin(78702, ["99999"]);
  await user.click(await finder.findByRole("tab", { name: "From a list" }));
  const codes = finder.getByRole("textbox", { name: /^Zip codes/ });
  await write(opened, codes, "78702, 99999\nAustin");
  await user.click(finder.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("2 entries are not zip codes we know:")).toBeVisible();
  expect(screen.getByText("Austin, 99999")).toBeVisible();

  replies["POST /agent/profile/zip-codes"] = inAustin(78701);
  await user.click(finder.getByRole("tab", { name: "Around a zip code" }));
  const middle = finder.getByRole("textbox", { name: /Zip code in the middle/ });
  await write(opened, middle, "7870");
  const add = finder.getByRole("button", { name: "Add" });
  await user.click(add);
  expect(screen.getByText("Enter the five digits of a zip code.")).toBeVisible();
  await write(opened, middle, "78701");
  await user.click(add);
  expect(await screen.findByText("You have chosen all of these already.")).toBeVisible();
  const sent = requests.filter(({ method }) => method === "POST");
  expect(sent.map(({ body }) => body)).toEqual([
    { state: "TX", county: "Travis" },
    { codes: ["78702", "99999"] },
    { near: "78701", miles: 25 },
  ]);
});

it("sends emails about new leads in one of four ways, unless no emails are wanted at all", async () => {
  const opened = await edit({ digestHour: 19 });
  const pace = screen.getByRole("combobox", { name: /Emails about new leads/ });
  expect(pace).toHaveAccessibleDescription(
    /never a name\. The daily one comes at 7:00 PM in your agency's state\.$/,
  );
  const ways = within(pace).getAllByRole("option");
  expect(ways.map(({ textContent }) => textContent)).toEqual([
    english["agencyDetails.leadMails.at-once"],
    english["agencyDetails.leadMails.hourly"],
    english["agencyDetails.leadMails.daily"],
    english["agencyDetails.leadMails.none"],
  ]);
  await opened.user.selectOptions(pace, "Once a day, together");
  expect(await saved(opened)).toEqual({ usr_leadmails: "daily" });
  await opened.user.click(screen.getByRole("checkbox", { name: "Receive email notifications" }));
  expect(pace).toBeDisabled();
  expect(screen.getByText(english["agencyDetails.leadMailsOff"])).toBeVisible();
});

it("begins a pause with the first day back, which is not over", async () => {
  const opened = open();
  const { user, requests } = opened;
  await theName();
  await user.click(screen.getByRole("heading", { name: "Pause new leads" }));
  await user.click(press("Pause"));
  expect(screen.getByText("This field is required.")).toBeVisible();
  const firstDay = screen.getByRole("textbox", { name: /First day back/ });
  await write(opened, firstDay, "01/02/2020");
  await user.click(press("Pause"));
  expect(screen.getByText("Choose a day from tomorrow to a year from now.")).toBeVisible();
  expect(sentBy("PUT", requests)).toBeUndefined();
  const year = new Date().getFullYear() + 1;
  await write(opened, firstDay, `01/02/${year}`);
  await user.click(press("Pause"));
  expect(await screen.findByText("New leads are paused.")).toBeVisible();
  expect(sentBy("PUT", requests)).toEqual({ usr_pauseduntil: `${year}-01-02` });
});

describe("the carriers", () => {
  it("gain several at once, found by their names, and keep what is typed into the fields", async () => {
    const opened = await edit({}, { "POST /agent/profile/carriers": { message: "Added" } });
    const { user, requests } = opened;
    await write(opened, await theName(), withLLC);
    await user.click(press("Add new carrier"));
    const modal = await screen.findByRole("dialog", { name: "Add a carrier" });
    const search = await within(modal).findByRole("combobox");
    await user.click(search);
    await screen.findByRole("option", { name: /Amica/ });
    expect(screen.queryByRole("option", { name: /State Farm/ })).not.toBeInTheDocument();
    for (const name of ["Amica", "Erie", "Pekin"]) {
      await user.click(search);
      await user.paste(name.slice(0, 3));
      await user.click(await screen.findByRole("option", { name }));
    }
    const tiles = within(screen.getByRole("group", { name: "All insurance companies" }));
    await user.click(tiles.getByRole("checkbox", { name: /Erie/, checked: true }));
    expect(screen.getByText("2 chosen")).toBeVisible();
    await user.click(press("Confirm"));
    expect(await screen.findByText("2 carriers added.")).toBeVisible();
    expect(sentBy("POST", requests)).toEqual({ carriers: [15, 35] });
    expect(requests.filter(({ path }) => path === "/agent/profile")).toHaveLength(2);
    expect(await theName()).toHaveValue(withLLC);
  });

  it("lose one after the warning about its quotes", async () => {
    const deleted = { "DELETE /agent/profile/carriers": { message: "Deleted" } };
    const { user, requests } = open({}, deleted);
    await user.click(await screen.findByRole("button", { name: "Delete State Farm" }));
    expect(screen.getByText(/^Please note that this action will remove all your/)).toBeVisible();
    await user.click(press("Delete carrier"));
    expect(await screen.findByText("Carrier deleted.")).toBeVisible();
    expect(screen.getByRole("heading", { name: english["agencyDetails.carriers"] })).toHaveFocus();
    expect(sentBy("DELETE", requests)).toEqual({ carriers: 1 });
  });

  it("are asked for once when there are none, not after a save (AGD-7), with the clients won in reach", async () => {
    const opened = open(
      { carriers: [] },
      { "GET /agent/profile/clients": { data: { data: [aWonLead()], count: 1 } } },
    );
    const { user } = opened;
    expect(await screen.findByText(english["leads.clientsHint"])).toBeVisible();
    expect(await screen.findByText(english["agencyDetails.noCarriers"])).toBeVisible();
    await user.click(press("OK"));
    expect(screen.queryByText(english["agencyDetails.noCarriers"])).not.toBeInTheDocument();
    await user.click(press("Click to Edit"));
    await write(opened, await theName(), withLLC);
    await saved(opened);
    expect(screen.queryByText(english["agencyDetails.noCarriers"])).not.toBeInTheDocument();
    await user.click(press("Add carriers"));
    expect(await screen.findByRole("dialog", { name: "Add a carrier" })).toBeVisible();
  });
});

it("asks before the account is deleted, logs out whatever the server says, and tells that it failed", async () => {
  let isGone = false;
  const undo = events.on("accountDeleted", () => {
    isGone = true;
  });
  const { user } = open({}, { "DELETE /agent/profile/delete": refusal(500) });
  await theName();
  await user.click(press("Delete account"));
  const question = await screen.findByRole("alertdialog");
  expect(isGone).toBe(false);
  await user.click(within(question).getByRole("button", { name: "Delete account" }));
  await waitFor(() => expect(isGone).toBe(true));
  expect(await screen.findByText(english["agencyDetails.notDeleted"])).toBeVisible();
  undo();
});
