import { RemoteError } from "./RemoteError";
import { asRemoteModule } from "./remoteModule";

const remote = { name: "agent", routes: { "/agent": [] }, prepare: async () => {} };

it("takes a remote of that name, as a module's default or by itself", () => {
  expect(asRemoteModule("agent", { default: remote })).toBe(remote);
  expect(asRemoteModule("agent", remote)).toBe(remote);
});

it.each([
  [undefined],
  [null],
  ["agent"],
  [{}],
  [{ default: null }],
  [{ ...remote, name: "payment" }],
  [{ name: "agent", prepare: remote.prepare }],
  [{ name: "agent", routes: remote.routes }],
  [{ routes: remote.routes, prepare: remote.prepare }],
  [{ ...remote, routes: null }],
  [{ ...remote, routes: { "/agent": [], "/agent/x": {} } }],
  [{ ...remote, prepare: "soon" }],
])("takes %j for a broken build", (value) => {
  expect(() => asRemoteModule("agent", value)).toThrow(
    new RemoteError("broken", "agent", "agent exposes no remote of that name."),
  );
});
