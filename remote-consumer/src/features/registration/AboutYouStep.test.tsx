import { screen, waitFor } from "@quotehaven/platform/testing";
import type { WizardValues } from "../../shared/register/registrationValues";
import { filled, openWizard } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

describe("one zip code", () => {
  const lincoln = { zip_id: 9, zip_code: "68542", city: "Lincoln", state: "NE" };
  const open = (draft: Partial<WizardValues>) =>
    openWizard(
      { ...filled, zipCodes: [], ...draft },
      { "GET /auth/zipcodes": { data: [lincoln] } },
    );
  const zip = () => screen.findByRole("combobox", { name: "Zip code" });

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
    await waitFor(() => expect(screen.getByLabelText("City")).toHaveValue("Lincoln"));
    expect(screen.getByRole("combobox", { name: "State" })).toHaveValue("NE");
    expect(await zip()).toHaveValue("68542 Lincoln, NE");
  });

  it("of another place is asked about, and the place can be taken", async () => {
    const { user } = open({ city: "Austin", state: "TX" });
    await user.type(await zip(), "68542{Tab}");
    await screen.findByText("68542 is in Lincoln, NE, and you wrote Austin, TX. Which is right?");
    await user.click(screen.getByRole("button", { name: "Use Lincoln, NE" }));
    expect(screen.getByLabelText("City")).toHaveValue("Lincoln");
    expect(screen.getByRole("combobox", { name: "State" })).toHaveValue("NE");
  });

  it("of another place is asked about once: what was written may stay", async () => {
    const { user } = open({ city: "Austin", state: "TX" });
    await user.type(await zip(), "68542{Tab}");
    await user.click(await screen.findByRole("button", { name: "Keep Austin, TX" }));
    expect(screen.queryByText(/Which is right/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("First name"), "a");
    expect(screen.queryByText(/Which is right/)).not.toBeInTheDocument();
    expect(screen.getByLabelText("City")).toHaveValue("Austin");
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
