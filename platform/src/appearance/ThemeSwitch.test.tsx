import { act, renderScreen, screen } from "../testing";
import { keepTheme } from "./pageTheme";
import { HeaderTools } from "./HeaderTools";
import { ThemeSwitch } from "./ThemeSwitch";

const root = document.documentElement;
const choice = (name: string) => screen.getByRole("button", { name });

let stop = () => {};
beforeEach(() => {
  localStorage.clear();
  stop = keepTheme();
});
afterEach(() => stop());

it("shows the theme that is chosen, and keeps it for the next visit", async () => {
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
});

it("follows what is chosen in another tab", () => {
  renderScreen(<ThemeSwitch />, {});
  localStorage.setItem("theme", "light");
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "theme" })));
  expect(root).toHaveAttribute("data-theme", "light");
  expect(choice("Light")).toHaveAttribute("aria-pressed", "true");
});

it("takes no theme that there is none of", () => {
  localStorage.setItem("theme", "sepia");
  renderScreen(<ThemeSwitch />, {});
  expect(choice("System")).toHaveAttribute("aria-pressed", "true");
});
