import { asRemoteError, RemoteError } from "./RemoteError";

/** An error of the runtime's own kind. */
function named(name: string, message: string): Error {
  return Object.assign(new Error(message), { name });
}

it.each([
  ["The request timed out.", "timeout"],
  ["signal: Timeout of 8000 ms", "timeout"],
  ["TypeError: Failed to fetch", "unreachable"],
  ["Loading chunk 7 failed.", "unreachable"],
  ["#RUNTIME-008 ScriptNetworkError: Failed to load script", "unreachable"],
  ['#RUNTIME-008 ScriptNetworkError: Script "/remoteEntry.js" timed out.', "timeout"],
  ["leads is not defined", "broken"],
])("takes “%s” for a remote that is %s", (message, kind) => {
  expect(asRemoteError("agent", new Error(message)).kind).toBe(kind);
});

it("knows a chunk that did not come by the error's name as well", () => {
  expect(asRemoteError("agent", named("ChunkLoadError", "src_leads.js")).kind).toBe("unreachable");
});

it("says which remote it was and what was thrown, also where that was no error", () => {
  const cause = new Error("leads is not defined");
  expect(asRemoteError("agent", cause)).toMatchObject({
    name: "RemoteError",
    remote: "agent",
    message: "leads is not defined",
    cause,
  });
  expect(asRemoteError("agent", "Failed to fetch")).toMatchObject({
    kind: "unreachable",
    message: "Failed to fetch",
    cause: "Failed to fetch",
  });
});

it("leaves what is a failed remote already as it is", () => {
  const known = new RemoteError("contract", "agent", "the build timed out on nothing");
  expect(asRemoteError("consumer", known)).toBe(known);
});
