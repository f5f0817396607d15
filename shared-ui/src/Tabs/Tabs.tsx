import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";

type TabsProps<Value extends number | string> = {
  /** Names the list of tabs for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** The panel of the tab that is open. */
  children: ReactNode;
  className?: string;
};

const List = styled.div`
  display: flex;
  gap: ${theme.space(1)};
  overflow-x: auto;
  padding: 3px 3px 0;
  margin-bottom: ${theme.space(5)};
  border-bottom: 1px solid ${theme.color.line};
  scrollbar-width: thin;
`;

const Tab = styled.button`
  flex: none;
  min-height: 44px;
  padding: ${theme.space(2, 4)};
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: ${theme.radius.small} ${theme.radius.small} 0 0;
  background: none;
  font-weight: 600;
  color: ${theme.color.inkMuted};
  cursor: pointer;

  &:hover:not(:disabled) {
    color: ${theme.color.ink};
  }

  &[aria-selected="true"] {
    border-bottom-color: ${theme.color.accent};
    color: ${theme.color.accent};
  }

  &:disabled {
    opacity: 0.55;
    cursor: not-allowed;
  }
`;

/** Several views of one thing, one open at a time. Arrows, Home and End move between tabs. */
export function Tabs<Value extends number | string>({
  label,
  tabs,
  value,
  onChange,
  children,
  className,
}: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const enabled = tabs.filter((tab) => !tab.disabled);
    const at = enabled.findIndex((tab) => tab.value === value);
    const next = {
      ArrowRight: (at + 1) % enabled.length,
      ArrowLeft: (at - 1 + enabled.length) % enabled.length,
      Home: 0,
      End: enabled.length - 1,
    }[event.key];
    const tab = next === undefined ? undefined : enabled[next];
    if (!tab) return;
    event.preventDefault();
    onChange(tab.value);
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.value}"]`)?.focus();
  };
  return (
    <div className={className}>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            data-tab={tab.value}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            disabled={tab.disabled}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}
