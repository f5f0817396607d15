import { screen } from "@quotehaven/platform/testing";
import { filled, openWizard } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

it("hides the partner for Single and shows it otherwise", async () => {
  const { user } = openWizard({ ...filled, step: 2 });
  expect(await screen.findByLabelText("Partner’s first name")).toHaveValue("Ben");
  await user.click(screen.getByRole("radio", { name: "Single" }));
  expect(screen.queryByLabelText("Partner’s first name")).not.toBeInTheDocument();
  await user.click(screen.getByRole("radio", { name: "Domestic Partner" }));
  expect(screen.getByLabelText("Partner’s first name")).toBeInTheDocument();
});
