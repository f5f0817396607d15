import { sessionCheckFailed, sessionConfirmed, sessionEnded, sessionReducer } from "./session";

const reducer = sessionReducer;
const unknown = reducer(undefined, { type: "beginning" });
const noAnswer = { status: 0, codes: [], message: "" };
const signedIn = reducer(
  unknown,
  sessionConfirmed({ userType: "agent", idleEndsAt: 100_000, endsAt: 900_000 }),
);

it("is not known at the beginning, and has a problem while the first check fails", () => {
  expect(unknown.status).toBe("checking");
  const failed = reducer(unknown, sessionCheckFailed(noAnswer));
  expect(failed).toMatchObject({ status: "checking", problem: noAnswer });
  const confirmed = reducer(failed, sessionConfirmed({ userType: "agent" }));
  expect(confirmed).toMatchObject({ status: "signedIn", problem: null });
});

it("has no problem where a later check fails", () => {
  expect(reducer(signedIn, sessionCheckFailed(noAnswer))).toBe(signedIn);
});

it.each([
  ["the same", 102_999, 100_000],
  ["the same", 97_001, 100_000],
  ["later", 103_000, 103_000],
  ["sooner", 97_000, 97_000],
])("takes an end that comes out %s (%d ms) for %d", (_what, idleEndsAt, known) => {
  const again = sessionConfirmed({ userType: "agent", idleEndsAt, endsAt: idleEndsAt + 800_000 });
  expect(reducer(signedIn, again)).toMatchObject({ idleEndsAt: known, endsAt: known + 800_000 });
});

it("knows no end where the server tells none any more", () => {
  const again = reducer(signedIn, sessionConfirmed({ userType: "agent", idleEndsAt: null }));
  expect(again).toMatchObject({ idleEndsAt: null, endsAt: null });
});

it("keeps nothing of a session that ended but how", () => {
  const lost = reducer(signedIn, sessionEnded("lost"));
  expect(lost).toEqual({ ...unknown, status: "anonymous", endedBy: "lost" });
  expect(reducer(lost, sessionEnded())).toEqual(lost);
  expect(reducer(lost, sessionEnded("signedOut")).endedBy).toBe("signedOut");
  expect(reducer(lost, sessionConfirmed({ userType: "consumer" })).endedBy).toBeNull();
});
