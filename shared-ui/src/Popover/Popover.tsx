import { useId, useRef, useState, type ReactNode } from "react";
import styled from "styled-components";
import { AnchoredPanel } from "../Floating/lazyFloating";

/** What a trigger spreads onto its button. */
type TriggerProps = {
  "aria-expanded": boolean;
  "aria-haspopup": "dialog";
  "aria-controls": string | undefined;
  onClick: () => void;
};

type PopoverProps = {
  /** Names the panel for screen readers. */
  label: string;
  /** Draws the button that opens it, from the props it is given. */
  trigger: (props: TriggerProps) => ReactNode;
  /** Which edge of its button it stands at. */
  align?: "start" | "end";
  /** In pixels, where there is room; as wide as its content unless given. */
  width?: number;
  /** The content, or a function that is given `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
};

const Anchor = styled.span`
  display: inline-flex;
`;

const Panel = styled(AnchoredPanel)<{ $width?: number }>`
  ${({ $width }) => $width !== undefined && `width: ${$width}px;`}
`;

/** A panel that opens beside its button, for a few things that do not deserve a screen. */
export function Popover({ label, trigger, align = "end", width, children }: PopoverProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLSpanElement>(null);
  const close = () => setOpen(false);
  return (
    <>
      <Anchor ref={anchor}>
        {trigger({
          "aria-expanded": open,
          "aria-haspopup": "dialog",
          "aria-controls": open ? id : undefined,
          onClick: () => setOpen(!open),
        })}
      </Anchor>
      {open && (
        <Panel
          id={id}
          role="dialog"
          aria-label={label}
          anchor={anchor}
          align={align}
          onClose={close}
          $width={width}
        >
          {typeof children === "function" ? children(close) : children}
        </Panel>
      )}
    </>
  );
}
