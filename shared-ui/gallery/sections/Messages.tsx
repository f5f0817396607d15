import { useState } from "react";
import {
  Button,
  Card,
  EmptyState,
  Grid,
  Loader,
  NotFoundBlock,
  Notice,
  NoticeBox,
  ProblemNotice,
  Row,
  SkeletonCard,
  SkeletonScreen,
  Spinner,
  Stack,
  ToastList,
  type ToastItem,
} from "@quotehaven/shared-ui";
import { Section } from "../Section";

const samples: ToastItem<number>[] = [
  { id: 1, kind: "error", message: "A user with that email address already exists." },
  { id: 2, kind: "success", message: "Profile updated!" },
  { id: 3, kind: "info", message: "You are offline. What you type is kept." },
];

/** What the product says, in every tone. */
export function Messages() {
  const [toasts, setToasts] = useState<ToastItem<number>[]>([]);
  const [loading, setLoading] = useState(false);
  return (
    <Section title="Messages">
      <Row>
        <Button onClick={() => setToasts(samples)}>Show toasts</Button>
        <Button onClick={() => setLoading(!loading)}>Toggle the loader</Button>
        <Spinner size={24} />
      </Row>
      <ToastList
        toasts={toasts}
        onDismiss={(id) => setToasts(toasts.filter((toast) => toast.id !== id))}
      />
      <Loader visible={loading} />
      <Stack $gap={3}>
        <Notice>Saved just now.</Notice>
        <Notice kind="success" title="Submitted">
          Agents can quote on it from now on.
        </Notice>
        <Notice
          kind="caution"
          title="Almost there"
          actions={<Button size="small">Go to Agency Details</Button>}
        >
          Please fill out the remaining fields in your profile page in order to see your leads.
        </Notice>
        <Notice kind="danger">Your card was declined. Nothing was charged.</Notice>
      </Stack>
      <Grid $min={320}>
        <Card>
          <EmptyState
            illustration="mailbox"
            title="No notifications yet"
            text="We will tell you here as soon as an agent sends a quote."
            action={<Button>Open my application</Button>}
          />
        </Card>
        <Card>
          <ProblemNotice
            title="Your quotes did not load"
            message="The connection was lost on the way. Nothing you entered is gone."
            requestId="req-7f3a"
            onRetry={() => {}}
          />
        </Card>
        <Card>
          <NotFoundBlock action={<Button>Back to leads</Button>} />
        </Card>
        <SkeletonScreen>
          <SkeletonCard />
        </SkeletonScreen>
      </Grid>
      <NoticeBox
        illustration="done"
        title="Your account is verified"
        actions={<Button emphasis="primary">Log in</Button>}
      >
        Thank you for confirming your email. You can log in now.
      </NoticeBox>
    </Section>
  );
}
