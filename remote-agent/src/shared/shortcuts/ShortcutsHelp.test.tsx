import { screen } from "@quotehaven/platform/testing";
import { openScreen } from "../screenFixtures";
import { ShortcutsHelp } from "./ShortcutsHelp";
import type { Shortcut } from "./shortcutRules";
import { useShortcuts } from "./useShortcuts";

function Desk({ onKey }: { onKey: (key: string) => void }) {
  const shortcuts: Shortcut[] = [
    { key: "j", label: "Next lead", run: () => onKey("j") },
    { key: "ArrowDown", label: "Next lead", run: () => onKey("ArrowDown") },
    { key: "Enter", label: "Open it", run: () => onKey("Enter") },
  ];
  useShortcuts(shortcuts);
  return (
    <>
      <ShortcutsHelp shortcuts={shortcuts} />
      <input aria-label="Search" />
      <button onClick={() => onKey("pressed")}>A button</button>
    </>
  );
}

function open() {
  const pressed: string[] = [];
  return { ...openScreen(<Desk onKey={(key) => pressed.push(key)} />), pressed };
}

beforeEach(() => localStorage.clear());

it("does what a key asks for, but in fields, with keys that are held, and on a button in focus", async () => {
  // No choice of ours: the first one stands.
  localStorage.setItem("agent/kept:shortcuts", "diagonal");
  const { user, pressed } = open();
  await user.keyboard("jJ{ArrowDown}{Enter}");
  expect(pressed.splice(0)).toEqual(["j", "j", "ArrowDown", "Enter"]);
  await user.type(screen.getByRole("textbox"), "jay{Enter}{ArrowDown}");
  expect(screen.getByRole("textbox")).toHaveValue("jay");
  screen.getByRole("button", { name: "A button" }).focus();
  await user.keyboard("{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}{Shift>}J{/Shift}{Enter}");
  expect(pressed).toEqual(["pressed"]);
});

it("lists its keys at ?, rests meanwhile, and can be switched off and on again", async () => {
  const { user, pressed, unmount } = open();
  await user.keyboard("?");
  const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(help).toHaveTextContent(/J↓Next lead.*EnterOpen it.*\?Show this help/);
  await user.keyboard("j");
  await user.click(screen.getByRole("checkbox", { name: /Use keyboard shortcuts/ }));
  await user.keyboard("{Escape}j?");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(pressed).toEqual([]);
  unmount();

  open();
  await user.keyboard("?");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Keyboard shortcuts" }));
  await user.click(await screen.findByRole("checkbox", { name: /Use keyboard shortcuts/ }));
  await user.keyboard("{Escape}?");
  expect(await screen.findByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
});
