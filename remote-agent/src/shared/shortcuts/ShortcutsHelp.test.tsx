import { renderScreen, screen } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
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
  const shown = renderScreen(<Desk onKey={(key) => pressed.push(key)} />, {
    messages: { agent: english },
  });
  return { ...shown, pressed };
}

beforeEach(() => localStorage.clear());

it("does what a key asks for, in capitals too", async () => {
  const { user, pressed } = open();
  await user.keyboard("jJ{ArrowDown}{Enter}");
  expect(pressed).toEqual(["j", "j", "ArrowDown", "Enter"]);
});

it("takes nothing from fields, from keys that are held, and from the button in focus", async () => {
  const { user, pressed } = open();
  await user.type(screen.getByRole("textbox"), "jay{Enter}{ArrowDown}");
  expect(screen.getByRole("textbox")).toHaveValue("jay");
  screen.getByRole("button", { name: "A button" }).focus();
  await user.keyboard("{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}{Shift>}J{/Shift}{Enter}");
  expect(pressed).toEqual(["pressed"]);
});

it("lists its keys at ?, and rests while that is open", async () => {
  const { user, pressed } = open();
  await user.keyboard("?");
  const help = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  expect(help).toHaveTextContent(/J↓Next lead.*EnterOpen it.*\?Show this help/);
  await user.keyboard("j");
  expect(pressed).toEqual([]);
});

it("can be switched off, and on again by its button", async () => {
  const { user, pressed, unmount } = open();
  await user.keyboard("?");
  await user.click(await screen.findByRole("checkbox", { name: /Use keyboard shortcuts/ }));
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
