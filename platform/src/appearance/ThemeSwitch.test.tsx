import { act, renderScreen, screen } from "../testing";
import { keepTheme } from "./pageTheme";
import { HeaderTools } from "./HeaderTools";
import { ThemeSwitch } from "./ThemeSwitch";

const root = document.documentElement;
const choice = (name: string) => screen.getByRole("button", { name });

it("shows the theme that is chosen, here or in another tab, and keeps it for the next visit", async () => {
  localStorage.setItem("theme", "sepia");
  const stop = keepTheme();
  const { user } = renderScreen(
    <>
      <ThemeSwitch />
      <HeaderTools />
    </>,
    {},
  );
  expect(choice("System")).toHaveAttribute("aria-pressed", "true");
  await user.click(choice("Dark"));
  expect(choice("Dark")).toHaveAttribute("aria-pressed", "true");
  expect(root).toHaveAttribute("data-theme", "dark");
  expect(localStorage.getItem("theme")).toBe("dark");
  await user.click(choice("Colors: Dark. Change to System"));
  expect(root).not.toHaveAttribute("data-theme");
  expect(localStorage.getItem("theme")).toBeNull();
  localStorage.setItem("theme", "light");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme" })));
  expect(root).toHaveAttribute("data-theme", "light");
  expect(choice("Light")).toHaveAttribute("aria-pressed", "true");
  stop();
});
