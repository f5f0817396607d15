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

it("a zip code typed in full fills city and state, and takes them along when it is corrected after a reload", async () => {
  const first = open({ city: "", state: "" });
  await first.user.type(await zip(), "68542{Tab}");
  await waitFor(() => expect(city()).toHaveValue("Lincoln"));
  expect(state()).toHaveValue("NE");
  expect(await zip()).toHaveValue("68542 Lincoln, NE");
  first.unmount();
  const { user } = openRegistration({ path: "/auth/register/1", replies: zipReplies });
  await user.clear(await zip());
  await user.type(await zip(), "78701{Tab}");
  await waitFor(() => expect(city()).toHaveValue("Austin"));
});

it("waits for what is wrong, and then for the answer which of zip code and city is right, also after a reload", async () => {
  const expectToWait = async () => {
    await waitFor(() => expect(question()?.closest("[tabindex]")).toHaveFocus());
    expect(screen.getByText(messages.common.placeFirst)).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "About you" })).toBeInTheDocument();
  };
  const first = open({ city: "Austin", state: "TX", address1: "12 Oak Street, 512-555-0199" });
  await first.user.type(await zip(), "68542{Tab}");
  await screen.findByText(/Which is right/);
  await first.user.click(screen.getByRole("button", { name: "Next step" }));
  const summary = await screen.findByText("One answer needs attention");
  await waitFor(() => expect(summary.closest("[tabindex]")).toHaveFocus());
  const address = screen.getByLabelText("Address line 1");
  expect(address).toHaveAccessibleDescription(
    "Enter the address alone, without a phone number, an email address or a link.",
  );
  await first.user.clear(address);
  await first.user.click(address);
  await first.user.paste("12 Oak Street");
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
