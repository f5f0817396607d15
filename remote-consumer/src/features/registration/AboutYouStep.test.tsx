import { screen, waitFor, type RecordedRequest } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import type { WizardValues } from "../../shared/register/registrationValues";
import {
  filled,
  header,
  openRegistration,
  openWizard,
  replies,
  stepTitle,
} from "./registerFixtures";

afterEach(() => sessionStorage.clear());

const zips = [
  { zip_id: 9, zip_code: "68542", city: "Lincoln", state: "NE" },
  { zip_id: 8, zip_code: "78701", city: "Austin", state: "TX" },
];
const zipReplies = {
  ...replies,
  "GET /auth/zipcodes": ({ params }: RecordedRequest) => ({
    data: zips.filter(({ zip_code }) => zip_code.startsWith(String(params.search))),
  }),
};
const open = (draft: Partial<WizardValues>) =>
  openWizard({ ...filled, zipCodes: [], ...draft }, zipReplies);
const zip = () => screen.findByRole("combobox", { name: "Zip code" });
const city = () => screen.getByLabelText("City");
const state = () => screen.getByRole("combobox", { name: "State" });
const question = () => screen.queryByText(/Which is right/);
const correctZip = async ({ clear, type }: ReturnType<typeof open>["user"], code: string) => {
  await clear(await zip());
  await type(await zip(), `${code}{Tab}`);
};

describe("one zip code", () => {
  it("is found by what is typed", async () => {
    const { user, requests } = openWizard({ ...filled, zipCodes: [] });
    const zip = await screen.findByRole("combobox", { name: "Zip code" });
    await user.type(zip, "430");
    await waitFor(() => expect(requests.some(({ params }) => params.search === "430")).toBe(true));
    await user.click(await screen.findByRole("option", { name: "43004" }));
    expect(zip).toHaveValue("43004");
  });

  it("typed in full and left fills city and state where they are empty", async () => {
    const { user } = open({ city: "", state: "" });
    await user.type(await zip(), "68542{Tab}");
    await waitFor(() => expect(city()).toHaveValue("Lincoln"));
    expect(state()).toHaveValue("NE");
    expect(await zip()).toHaveValue("68542 Lincoln, NE");
  });

  it("that is corrected takes along the city and the state that the form filled in", async () => {
    const { user } = open({ city: "", state: "" });
    await user.type(await zip(), "68542{Tab}");
    await waitFor(() => expect(city()).toHaveValue("Lincoln"));
    await correctZip(user, "78701");
    await waitFor(() => expect(city()).toHaveValue("Austin"));
    expect(state()).toHaveValue("TX");
    expect(question()).not.toBeInTheDocument();
  });

  it("that is corrected takes them along after a reload, too", async () => {
    const first = open({ city: "", state: "" });
    await first.user.type(await zip(), "68542{Tab}");
    await waitFor(() => expect(city()).toHaveValue("Lincoln"));
    first.unmount();
    const { user } = openRegistration({ path: "/auth/register/1", replies: zipReplies });
    await correctZip(user, "78701");
    await waitFor(() => expect(city()).toHaveValue("Austin"));
  });

  it("that is corrected leaves what the person typed over, and asks", async () => {
    const { user } = open({ city: "", state: "" });
    await user.type(await zip(), "68542{Tab}");
    await waitFor(() => expect(city()).toHaveValue("Lincoln"));
    await user.clear(city());
    await user.type(city(), "Waverly{Tab}");
    await user.click(await screen.findByRole("button", { name: "Keep Waverly, NE" }));
    await correctZip(user, "78701");
    await screen.findByText(
      "78701 is in Austin, TX. Your address says Waverly, TX. Which is right?",
    );
    expect(city()).toHaveValue("Waverly");
    expect(state()).toHaveValue("TX");
  });

  it("of another place is asked about, and the place can be taken", async () => {
    const { user } = open({ city: "Austin", state: "TX" });
    await user.type(await zip(), "68542{Tab}");
    await screen.findByText(
      "68542 is in Lincoln, NE. Your address says Austin, TX. Which is right?",
    );
    await user.click(screen.getByRole("button", { name: "Use Lincoln, NE" }));
    expect(city()).toHaveValue("Lincoln");
    expect(state()).toHaveValue("NE");
    expect(question()).not.toBeInTheDocument();
  });

  it("of another place is asked about once: what was written may stay", async () => {
    const { user } = open({ city: "Austin", state: "TX" });
    await user.type(await zip(), "68542{Tab}");
    await user.click(await screen.findByRole("button", { name: "Keep Austin, TX" }));
    expect(question()).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("First name"), "a");
    expect(question()).not.toBeInTheDocument();
    expect(city()).toHaveValue("Austin");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });
});

describe("while it is asked which of zip code and city is right", () => {
  const ask = async () => {
    const view = open({ city: "Austin", state: "TX" });
    await view.user.type(await zip(), "68542{Tab}");
    await screen.findByText(/Which is right/);
    return view;
  };
  const expectToWait = async () => {
    await waitFor(() => expect(question()?.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByText(messages.common.placeFirst)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
  };

  it("Next step waits, and leads to the question each time", async () => {
    const { user } = await ask();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await expectToWait();
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await expectToWait();
    await user.click(screen.getByRole("button", { name: "Keep Austin, TX" }));
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });

  it("Enter waits, also where the city is still being typed", async () => {
    const { user } = await ask();
    await user.click(screen.getByRole("button", { name: "Keep Austin, TX" }));
    await user.clear(city());
    await user.type(city(), "Dallas{Enter}");
    await expectToWait();
    await user.click(screen.getByRole("button", { name: "Use Lincoln, NE" }));
    await user.type(screen.getByLabelText("First name"), "{Enter}");
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });

  it("the header of the next step waits", async () => {
    const { user } = await ask();
    await user.click(header(/Your household/));
    await expectToWait();
  });

  it("a reload asks again", async () => {
    const { unmount } = await ask();
    unmount();
    openRegistration({ path: "/auth/register/1", replies: zipReplies });
    expect(await screen.findByText(/Which is right/)).toBeInTheDocument();
  });

  it("what else is wrong comes first", async () => {
    const { user } = await ask();
    await user.clear(screen.getByLabelText("First name"));
    await user.click(screen.getByRole("button", { name: "Next step" }));
    const summary = await screen.findByText("One answer needs attention");
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
  });
});

describe("address line 1", () => {
  const alone = "Enter the address alone, without a phone number, an email address or a link.";

  it.each(["12 Oak Street, 512-555-0199", "ann@example.com"])(
    "says at the field that %j has more than an address",
    async (line) => {
      const { user } = openWizard({ ...filled, address1: line });
      const field = await screen.findByLabelText("Address line 1");
      await user.click(screen.getByRole("button", { name: "Next step" }));
      await waitFor(() => expect(field).toHaveAccessibleDescription(alone));
    },
  );
});
