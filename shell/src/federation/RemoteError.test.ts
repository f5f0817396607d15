import { asRemoteError, RemoteError } from "./RemoteError";

it.each([
  ["The request timed out.", "timeout"],
  ["signal: Timeout of 8000 ms", "timeout"],
  ["TypeError: Failed to fetch", "unreachable"],
  ["Loading chunk 7 failed.", "unreachable"],
  ["#RUNTIME-008 ScriptNetworkError: Failed to load script", "unreachable"],
  ['#RUNTIME-008 ScriptNetworkError: Script "/remoteEntry.js" timed out.', "timeout"],
  ["leads is not defined", "broken"],
])("takes “%s” for a remote that is %s", (message, kind) => {
  const cause = new Error(message);
  expect(asRemoteError("agent", cause)).toMatchObject({ kind, message, remote: "agent", cause });
});

it("leaves what is a failed remote already as it is", () => {
  const known = new RemoteError("contract", "agent", "the build timed out on nothing");
  expect(asRemoteError("consumer", known)).toBe(known);
});

it("looks at what caused an error", () => {
  const cause = new Error("The texts did not load.", {
    cause: new Error("Loading chunk 7 failed."),
  });
  expect(asRemoteError("agent", cause)).toMatchObject({ kind: "unreachable" });
});
