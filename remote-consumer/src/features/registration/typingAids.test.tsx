import { screen, shownTypingAids } from "@quotehaven/platform/testing";
import { filled, openWizard, stepTitle } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

it("tells the keyboard and the browser's memory what each field is, and that Enter goes on", async () => {
  const { user } = openWizard(filled);
  await screen.findByRole("combobox", { name: "Zip code" });
  expect(shownTypingAids()).toMatchObject({
    address1: "text - address-line1 next",
    address2: "text - address-line2 next",
    city: "text - address-level2 next",
    zipCodes: expect.stringContaining("postal-code"),
    firstName: "text - given-name next",
    lastName: "text - family-name next",
    dateOfBirth: "text numeric bday next",
  });
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await stepTitle("Your household");
  await screen.findByLabelText("Phone number");
  expect(shownTypingAids()).toMatchObject({
    phoneNumber: "tel tel tel-national next",
    email: "email - email next",
  });
  await user.click(screen.getByRole("button", { name: "Next step" }));
  await stepTitle("Your account");
  await screen.findByLabelText("Confirm password");
  expect(shownTypingAids()).toEqual({
    password: "password - new-password next",
    confirmPassword: "password - new-password next",
  });
});
