import { events } from "@quotehaven/platform";
import { act, renderScreen, screen, startMockPage } from "@quotehaven/platform/testing";
import { answerRequests } from "./answerRequests";
import { choose } from "./settings";

jest.mock("./settings", () => ({ choose: jest.fn() }));

beforeAll(answerRequests);
beforeEach(() => jest.mocked(choose).mockClear());

it("tells a remote who is signed in, as the shell does, also one that listens late", () => {
  const heard: unknown[] = [];
  for (const session of ["agent", "anonymous"] as const) {
    startMockPage({ session, replies: {}, places: [] }).end();
    events.on("sessionChanged", ({ role }) => heard.push(role))();
  }
  expect(heard).toEqual(["agent", null]);
});

it("signs in and out where a remote asks the shell for it", () => {
  events.emit("signInRequested", { role: "agent" });
  events.emit("signOutRequested", {});
  events.emit("signedIn", { sid: "1", role: "operator", redirect: null });
  events.emit("accountClosing", {});
  events.emit("accountDeleted", {});
  expect(jest.mocked(choose).mock.calls).toEqual([
    [{ session: "agent" }],
    [{ session: "none" }],
    [{ session: "operator" }],
    [{ session: "none" }],
  ]);
});

it("says what the browser does not keep", async () => {
  renderScreen(<p>Help</p>);
  act(() => events.emit("notKept", { what: "draft" }));
  expect(await screen.findByText("This browser does not keep the draft.")).toBeInTheDocument();
});
