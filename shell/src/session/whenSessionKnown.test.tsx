import { createPlatformStore } from "@quotehaven/platform/shell";
import {
  networkGone,
  refusal,
  replyAdapter,
  setRequestAdapter,
  type Replies,
} from "@quotehaven/platform/testing";
import { startShell } from "../startShell";
import { whenSessionKnown } from "./whenSessionKnown";

const session = "GET /auth/check-session";

it.each<[string, Replies]>([
  ["is confirmed", { [session]: { type: 1 } }],
  ["is refused", { [session]: refusal(401) }],
  ["cannot be asked for", { [session]: networkGone }],
])("waits until the session %s", async (_what, replies) => {
  localStorage.setItem("sid", "s");
  setRequestAdapter(
    replyAdapter(
      { "GET /notifications": { data: { data: [], count: 0, unseen: 0 } }, ...replies },
      [],
    ),
  );
  const shell = startShell({ remotes: [] });
  await expect(whenSessionKnown(shell.store)).resolves.toBeUndefined();
  shell.stop();
});

it("goes on waiting while nothing is known", async () => {
  let isKnown = false;
  void whenSessionKnown(createPlatformStore()).then(() => (isKnown = true));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isKnown).toBe(false);
});
