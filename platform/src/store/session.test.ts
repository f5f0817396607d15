import { createPlatformStore } from "./createPlatformStore";
import { sessionCheckFailed, sessionConfirmed, sessionEnded } from "./session";

type Happening = Parameters<ReturnType<typeof createPlatformStore>["dispatch"]>[0];

const noAnswer = { status: 0, codes: [], message: "" };
const signedIn = sessionConfirmed({ userType: "agent", idleEndsAt: 100_000, endsAt: 900_000 });

/** The session after this has happened. */
function sessionAfter(...happened: Happening[]) {
  const store = createPlatformStore();
  for (const each of happened) store.dispatch(each);
  return store.getState().session;
}

it("has no problem where a later check fails", () => {
  expect(sessionAfter(signedIn, sessionCheckFailed(noAnswer))).toEqual(sessionAfter(signedIn));
});

it.each([
  ["the same", 102_999, 100_000],
  ["the same", 97_001, 100_000],
  ["later", 103_000, 103_000],
  ["sooner", 97_000, 97_000],
])("takes an end that comes out %s (%d ms) for %d", (_what, idleEndsAt, known) => {
  const again = sessionConfirmed({ userType: "agent", idleEndsAt, endsAt: idleEndsAt + 800_000 });
  expect(sessionAfter(signedIn, again)).toMatchObject({
    idleEndsAt: known,
    endsAt: known + 800_000,
  });
});

it("keeps nothing of a session that ended but how", () => {
  const lost = sessionAfter(signedIn, sessionEnded("lost"));
  expect(lost).toEqual({ ...sessionAfter(), status: "anonymous", endedBy: "lost" });
  expect(sessionAfter(signedIn, sessionEnded("lost"), sessionEnded())).toEqual(lost);
  const signedOut = sessionAfter(signedIn, sessionEnded("lost"), sessionEnded("signedOut"));
  expect(signedOut.endedBy).toBe("signedOut");
  const another = sessionConfirmed({ userType: "consumer" });
  expect(sessionAfter(signedIn, sessionEnded("lost"), another).endedBy).toBeNull();
});
