import { Button, IconButton, Modal, Stack, theme } from "@quotehaven/shared-ui";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { Shortcut } from "./shortcutRules";
import { useShortcuts, useShortcutsSwitch } from "./useShortcuts";

const List = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space(2, 4)};
`;

const Keys = styled.dt`
  display: flex;
  gap: ${theme.space(1)};
`;

const Key = styled.kbd`
  min-width: 30px;
  padding: ${theme.space(0.5, 2)};
  border: 1px solid ${theme.color.lineStrong};
  border-bottom-width: 2px;
  border-radius: ${theme.radius.small};
  background: ${theme.color.surfaceSunken};
  font-family: ${theme.font.sans};
  font-size: ${theme.size[14]};
  font-weight: ${theme.weight.bold};
  text-align: center;
`;

/** Keys without a keyboard to press them on are of no use to fingers. */
const ForKeyboards = styled.span`
  ${theme.touch} {
    display: none;
  }
`;

const keyNames: Readonly<Record<string, string>> = { ArrowDown: "↓", ArrowUp: "↑" };

/** How a key is written on the keyboard. */
const keyName = (key: string) => keyNames[key] ?? (key.length === 1 ? key.toUpperCase() : key);

/** The lines of the help: keys that do the same stand together. */
function linesOf(shortcuts: readonly Shortcut[]): { label: string; keys: string[] }[] {
  const lines = new Map<string, string[]>();
  for (const { label, key } of shortcuts) lines.set(label, [...(lines.get(label) ?? []), key]);
  return [...lines].map(([label, keys]) => ({ label, keys }));
}

/**
 * The button that lists a screen's shortcuts, also opened by `?`. There they can be switched off and
 * on. The screen itself calls {@link useShortcuts} with the same list.
 */
export function ShortcutsHelp({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  const { t } = useTranslation("agent");
  const [isOpen, setOpen] = useState(false);
  const help = { key: "?", label: t("shortcuts.help"), run: () => setOpen(true) };
  useShortcuts([help]);
  return (
    <>
      <ForKeyboards>
        <IconButton icon="keyboard" label={t("shortcuts.title")} onClick={() => setOpen(true)} />
      </ForKeyboards>
      {isOpen && <HelpModal shortcuts={[...shortcuts, help]} onClose={() => setOpen(false)} />}
    </>
  );
}

function HelpModal({
  shortcuts,
  onClose,
}: {
  shortcuts: readonly Shortcut[];
  onClose: () => void;
}) {
  const { t } = useTranslation("agent");
  const [isOn, switchTo] = useShortcutsSwitch();
  return (
    <Modal
      title={t("shortcuts.title")}
      size="small"
      onClose={onClose}
      footer={
        <Button onClick={onClose} data-autofocus="">
          {t("agent.close")}
        </Button>
      }
    >
      <Stack $gap={5}>
        <List>
          {linesOf(shortcuts).map(({ label, keys }) => (
            <Line key={label} label={label} keys={keys} />
          ))}
        </List>
        <Checkbox
          name="shortcuts"
          label={t("shortcuts.switch")}
          hint={t("shortcuts.switchHint")}
          checked={isOn}
          onChange={switchTo}
        />
      </Stack>
    </Modal>
  );
}

function Line({ label, keys }: { label: string; keys: readonly string[] }) {
  return (
    <>
      <Keys>
        {keys.map((key) => (
          <Key key={key}>{keyName(key)}</Key>
        ))}
      </Keys>
      <dd>{label}</dd>
    </>
  );
}
