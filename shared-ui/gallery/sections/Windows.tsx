import { useState } from "react";
import { Button, ConfirmDialog, Modal, Row, TextField } from "@quotehaven/shared-ui";
import { Section } from "../Section";

type Open = "small" | "medium" | "large" | "confirm" | null;

/** What lies over the page. */
export function Windows() {
  const [open, setOpen] = useState<Open>(null);
  const [email, setEmail] = useState("");
  const close = () => setOpen(null);
  return (
    <Section title="Windows">
      <Row>
        <Button onClick={() => setOpen("small")}>Small window</Button>
        <Button onClick={() => setOpen("medium")}>Medium window</Button>
        <Button onClick={() => setOpen("large")}>Large window</Button>
        <Button onClick={() => setOpen("confirm")}>Ask first</Button>
      </Row>
      {open !== null && open !== "confirm" && (
        <Modal
          title="Log in"
          size={open}
          onClose={close}
          footer={
            <>
              <Button emphasis="quiet">Forgot password?</Button>
              <Button emphasis="primary" onClick={close}>
                Log in
              </Button>
            </>
          }
        >
          <TextField label="Email" name="login" type="email" value={email} onChange={setEmail} />
        </Modal>
      )}
      {open === "confirm" && (
        <ConfirmDialog
          title="Delete your application?"
          message="Agents will no longer see it, and the 3 quotes on it close. This cannot be undone."
          confirmLabel="Delete application"
          danger
          onConfirm={close}
          onCancel={close}
        />
      )}
    </Section>
  );
}
