import { useState } from "react";
import styled from "styled-components";
import { Button, Card, ButtonLink, IconButton, Row, textLink } from "@quotehaven/shared-ui";
import { Badge, Popover, Tooltip } from "@quotehaven/shared-ui/content";
import { Section } from "../Section";

const TextLink = styled.a`
  ${textLink}
`;

/** Buttons, links, badges and what opens beside them. */
export function Actions() {
  const [busy, setBusy] = useState(false);
  return (
    <Section title="Actions">
      <Row>
        <Button emphasis="primary">Get quotes</Button>
        <Button>Log in</Button>
        <Button emphasis="quiet">Skip for now</Button>
        <Button emphasis="danger">Delete account</Button>
        <Button emphasis="primary" disabled>
          Not yet
        </Button>
      </Row>
      <Row>
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large" emphasis="primary">
          Large
        </Button>
        <ButtonLink href="#actions" $emphasis="primary">
          A link as a button
        </ButtonLink>
        <TextLink href="#actions">A link in text</TextLink>
      </Row>
      <Row>
        <Button
          emphasis="primary"
          busy={busy}
          busyLabel="Saving your answers…"
          onClick={() => {
            setBusy(true);
            setTimeout(() => setBusy(false), 2000);
          }}
        >
          Save progress
        </Button>
        <Button emphasis="primary" busy busyLabel="Sending…">
          Send
        </Button>
        <Button busy>Pay $49</Button>
      </Row>
      <Row>
        <IconButton icon="bell" label="Notifications" />
        <IconButton icon="edit" label="Edit" />
        <IconButton icon="trash" label="Delete" tone="danger" />
        <Tooltip content="Shown on hover and on focus, read as a description.">
          <Button size="small">Has a tooltip</Button>
        </Tooltip>
        <Popover
          label="Notifications"
          trigger={(props) => <Button {...props}>Open a popover</Button>}
        >
          <Card>A few things that do not deserve a screen.</Card>
        </Popover>
      </Row>
      <Row>
        <Badge>Deleted</Badge>
        <Badge $tone="accent">New</Badge>
        <Badge $tone="caution">Quoted</Badge>
        <Badge $tone="positive">Won</Badge>
        <Badge $tone="danger">Refused</Badge>
      </Row>
    </Section>
  );
}
