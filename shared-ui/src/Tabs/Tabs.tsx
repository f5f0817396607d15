import { Fragment, useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";

type TabsProps<Value extends number | string> = {
  /** Names the list of tabs for screen readers. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; disabled?: boolean }[];
  value: Value;
  onChange: (value: Value) => void;
  /** `cards` stand beside each other in equal cells, one for each tab, and show more than a name. */
  look?: "line" | "cards";
  /** What stands in the row of the cards, beside them or in their cells. */
  beside?: ReactNode;
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

  /* Rather in two lines than out of sight. */
  ${theme.mobile} {
    flex: 0 1 auto;
    padding-inline: ${theme.space(2)};
  }
`;

/** A row of equal cells. */
const Cells = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 220px);
  grid-auto-flow: column;
  gap: ${theme.space(2)};
  margin-bottom: ${theme.space(4)};

  ${theme.mobile} {
    margin-bottom: ${theme.space(2)};
  }
`;

const CardList = styled.div`
  display: contents;
`;

const CardTab = styled.button`
  grid-row: 1;
  min-width: 0;
  min-height: 56px;
  padding: ${theme.space(2, 3)};
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surfaceRaised};
  color: ${theme.color.ink};
  text-align: start;
  cursor: pointer;

  &:hover:not(:disabled) {
    border-color: ${theme.color.accent};
  }

  &[aria-selected="true"] {
    border-color: ${theme.color.accent};
    background: ${theme.color.accentSoft};
    box-shadow: inset 0 0 0 0.5px ${theme.color.accent};
  }
`;

const looks = {
  line: { Row: Fragment, TabList: List, TabButton: Tab },
  cards: { Row: Cells, TabList: CardList, TabButton: CardTab },
};

/** Several views of one thing, one open at a time. Arrows, Home and End move between tabs. */
export function Tabs<Value extends number | string>({
  label,
  tabs,
  value,
  onChange,
  look = "line",
  beside,
  children,
  className,
}: TabsProps<Value>) {
  const id = useId();
  const { list, move } = useTabKeys({ tabs, value, onChange });
  const { Row, TabList, TabButton } = looks[look];
  return (
    <div className={className}>
      <Row>
        <TabList ref={list} role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab, index) => (
            <TabButton
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              data-tab={tab.value}
              aria-selected={tab.value === value}
              aria-controls={`${id}-panel`}
              tabIndex={tab.value === value ? 0 : -1}
              disabled={tab.disabled}
              style={look === "cards" ? { gridColumn: index + 1 } : undefined}
              onClick={() => onChange(tab.value)}
            >
              {tab.label}
            </TabButton>
          ))}
        </TabList>
        {beside}
      </Row>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </div>
  );
}

/** Arrows, Home and End open another tab, and take the focus to it. */
function useTabKeys<Value extends number | string>({
  tabs,
  value,
  onChange,
}: Pick<TabsProps<Value>, "tabs" | "value" | "onChange">) {
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
  return { list, move };
}
