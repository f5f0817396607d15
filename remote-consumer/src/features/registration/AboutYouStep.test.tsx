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

  it("typed in full fills city and state, and takes them along when it is corrected after a reload", async () => {
    const first = open({ city: "", state: "" });
    await first.user.type(await zip(), "68542{Tab}");
    await waitFor(() => expect(city()).toHaveValue("Lincoln"));
    expect(state()).toHaveValue("NE");
    expect(await zip()).toHaveValue("68542 Lincoln, NE");
    first.unmount();
    const { user } = openRegistration({ path: "/auth/register/1", replies: zipReplies });
    await correctZip(user, "78701");
    await waitFor(() => expect(city()).toHaveValue("Austin"));
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

  it("Next step, Enter and the step's header wait, also after a reload", async () => {
    const first = await ask();
    await first.user.click(header(/Your household/));
    await expectToWait();
    first.unmount();
    const { user } = openRegistration({ path: "/auth/register/1", replies: zipReplies });
    await screen.findByText(/Which is right/);
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await expectToWait();
    await user.click(screen.getByRole("button", { name: "Keep Austin, TX" }));
    expect(question()).not.toBeInTheDocument();
    await user.clear(city());
    await user.type(city(), "Dallas{Enter}");
    await expectToWait();
    await user.click(screen.getByRole("button", { name: "Use Lincoln, NE" }));
    expect(city()).toHaveValue("Lincoln");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    expect(await stepTitle("Your household")).toBeInTheDocument();
  });

  it("what else is wrong comes first", async () => {
    const { user } = await ask();
    await user.clear(screen.getByLabelText("First name"));
    await user.click(screen.getByRole("button", { name: "Next step" }));
    const summary = await screen.findByText("One answer needs attention");
    await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
  });
});

it("says at address line 1 that it has more than an address", async () => {
  const { user } = openWizard({ ...filled, address1: "12 Oak Street, 512-555-0199" });
  const field = await screen.findByLabelText("Address line 1");
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription(
      "Enter the address alone, without a phone number, an email address or a link.",
    ),
  );
});
