import { renderScreen, screen } from "../testing";
import { keepTheme } from "./pageTheme";
import { ThemeButton } from "./ThemeButton";

it("steps from the system's theme to light, to dark, and back, and says what comes next", async () => {
  localStorage.clear();
  const stop = keepTheme();
  const { user } = renderScreen(<ThemeButton />, {});
  const root = document.documentElement;
  await user.click(screen.getByRole("button", { name: "Colors: System. Change to Light" }));
  expect(root).toHaveAttribute("data-theme", "light");
  await user.click(screen.getByRole("button", { name: "Colors: Light. Change to Dark" }));
  expect(root).toHaveAttribute("data-theme", "dark");
  await user.click(screen.getByRole("button", { name: "Colors: Dark. Change to System" }));
  expect(root).not.toHaveAttribute("data-theme");
  stop();
});
