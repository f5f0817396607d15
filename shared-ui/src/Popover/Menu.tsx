import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import styled from "styled-components";
import type { Placement } from "../Floating/placement";
import { Icon, type IconName } from "../Icon/Icon";
import { theme } from "../theme/theme";
import { FloatingPanel } from "./FloatingPanel";
import type { TriggerProps } from "./Popover";

type MenuProps = {
  label: string;
  trigger: (props: TriggerProps) => ReactNode;
  placement?: Placement;
  items: readonly {
    label: string;
    icon?: IconName;
    tone?: "plain" | "danger";
    onSelect: () => void;
  }[];
};

const Anchor = styled.span`
  display: inline-flex;
`;

const List = styled.div`
  min-width: 200px;
  padding: ${theme.space(1.5)};
`;

const Item = styled.button<{ $tone: "plain" | "danger" }>`
  display: flex;
  align-items: center;
  gap: ${theme.space(3)};
  width: 100%;
  min-height: 40px;
  padding: ${theme.space(2, 3)};
  border: 0;
  border-radius: ${theme.radius.small};
  background: none;
  color: ${({ $tone }) => ($tone === "danger" ? theme.color.danger : theme.color.ink)};
  text-align: start;
  cursor: pointer;

  &:hover,
  &:focus-visible {
    background: ${({ $tone }) =>
      $tone === "danger" ? theme.color.dangerSoft : theme.color.surfaceSunken};
  }

  ${theme.touch} {
    min-height: 44px;
  }
`;

/** A short list of actions behind a button; arrows, Home and End move through it. */
export function Menu({ label, trigger, placement = "bottom-end", items }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const stops = [...(list.current?.querySelectorAll("button") ?? [])];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    const next = {
      ArrowDown: (at + 1) % stops.length,
      ArrowUp: (Math.max(at, 0) - 1 + stops.length) % stops.length,
      Home: 0,
      End: stops.length - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    stops[next]?.focus();
  };

  return (
    <>
      <Anchor ref={anchor}>
        {trigger({
          "aria-expanded": open,
          "aria-haspopup": "menu",
          "aria-controls": open ? id : undefined,
          onClick: () => setOpen(!open),
        })}
      </Anchor>
      {open && (
        <FloatingPanel
          id={id}
          role="menu"
          aria-label={label}
          anchor={anchor}
          placement={placement}
          onClose={() => setOpen(false)}
          onKeyDown={move}
        >
          <List ref={list} role="none">
            {items.map((item) => (
              <Item
                key={item.label}
                type="button"
                role="menuitem"
                $tone={item.tone ?? "plain"}
                onClick={() => {
                  setOpen(false);
                  anchor.current?.querySelector("button")?.focus();
                  item.onSelect();
                }}
              >
                {item.icon && <Icon name={item.icon} />}
                {item.label}
              </Item>
            ))}
          </List>
        </FloatingPanel>
      )}
    </>
  );
}
