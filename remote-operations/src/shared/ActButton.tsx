import { Button, lazyDialog, type Emphasis } from "@quotehaven/shared-ui";
import { useState } from "react";

const ReasonModal = lazyDialog(
  async () => (await import("./ReasonModal")).ReasonModal,
  ({ onClose }) => onClose(),
);

export type ActProps = {
  label: string;
  /** What will happen, to whom, and who reads the reason. */
  consequence: string;
  /** `danger` for what is not easily put right. */
  emphasis?: Emphasis;
  act: (why: string) => Promise<unknown>;
};

/** Something an operator does to others: says what will happen, and asks for the reason that the log keeps. */
export function ActButton(act: ActProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {act.label}
      </Button>
      {isOpen && <ReasonModal {...act} onClose={() => setOpen(false)} />}
    </>
  );
}
