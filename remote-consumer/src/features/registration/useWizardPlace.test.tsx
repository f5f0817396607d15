import { screen } from "@quotehaven/platform/testing";
import { act } from "@testing-library/react";
import { filled, openWizard, passAccount, stepTitle } from "./registerFixtures";

afterEach(() => sessionStorage.clear());

describe("the browser's own ways", () => {
  const back = (router: ReturnType<typeof openWizard>["router"]) => act(() => router.navigate(-1));

  it("go one step back, and leave the wizard only from its first", async () => {
    const { user, router, currentPath } = openWizard({ ...filled, step: 1 });
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your household");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your account");
    await back(router);
    expect(await stepTitle("Your household")).toBeInTheDocument();
    expect(currentPath()).toBe("/auth/register/1");
    await back(router);
    expect(await stepTitle("About you")).toBeInTheDocument();
  });

  it("agree with Previous step, which leaves nothing behind in them", async () => {
    const { user, router } = openWizard({ ...filled, step: 1 });
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your household");
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your account");
    await user.click(screen.getByRole("button", { name: "Previous step" }));
    await stepTitle("Your household");
    await back(router);
    expect(await stepTitle("About you")).toBeInTheDocument();
  });

  it("lead no further forward than what is filled in allows", async () => {
    const { user, router } = openWizard({ ...filled, step: 1 });
    await user.click(screen.getByRole("button", { name: "Next step" }));
    await stepTitle("Your household");
    await back(router);
    await user.clear(await screen.findByLabelText("City"));
    await act(() => router.navigate(1));
    expect(await stepTitle("About you")).toBeInTheDocument();
  });

  it("say after a reload of the last step why the passwords are asked for, and lead back there", async () => {
    const { user } = openWizard({ ...filled, step: 4 });
    expect(await stepTitle("Your account")).toBeInTheDocument();
    expect(screen.getByText("Please type your password again")).toBeInTheDocument();
    await passAccount({ user });
    expect(await screen.findByText("Do you have a dog?")).toBeInTheDocument();
  });
});
