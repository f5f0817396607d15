import { Button } from "@quotehaven/shared-ui";
import type { ComponentProps } from "react";

/** The one thing a landing asks for, wherever it asks. */
export type LandingStart = {
  label: string;
  onStart: () => void;
  /** The person is about to start: a moment to load what that needs. */
  onApproach: () => void;
};

type StartButtonProps = Omit<ComponentProps<typeof Button>, "children" | "onClick"> & {
  start: LandingStart;
  onClick?: () => void;
};

/** Starts; what starting needs is loaded as soon as the button is approached. */
export function StartButton({ start, onClick = start.onStart, ...rest }: StartButtonProps) {
  return (
    <Button
      {...rest}
      onPointerEnter={start.onApproach}
      onFocus={start.onApproach}
      onClick={onClick}
    >
      {start.label}
    </Button>
  );
}
