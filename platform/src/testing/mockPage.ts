import type { Role } from "@quotehaven/contract/rules";
import { events } from "../events/events";
import type { PlatformEvents, ShellEvents } from "../events/platformEvents";
import { createPlatformStore } from "../store/createPlatformStore";
import { setRequestAdapter } from "../http/request";
import { setPlaces } from "../places/places";
import { connectEvents } from "../store/connectEvents";
import { sessionConfirmed, sessionEnded } from "../store/session";
import { replyAdapter, type RecordedRequest, type Replies } from "./replies";

/** Who is signed in in a mock shell. */
export type MockSession = Role | "anonymous" | "checking";

const MOCK_SID = "test-sid";

/** What the shell tells everyone: each of its events, or what is given does not compile. */
function tellAsShell(told: { [Name in keyof ShellEvents]: PlatformEvents[Name] }): void {
  const tell = <Name extends keyof ShellEvents>(name: Name) => events.emit(name, told[name]);
  (Object.keys(told) as (keyof ShellEvents)[]).forEach(tell);
}

/**
 * What lies under the screens of a mock shell: the real store and query cache, a session that is
 * simply said to be, and an API that answers from `replies`, which may be changed later.
 */
export function startMockPage({
  session,
  timeZone,
  replies,
  places,
}: {
  session: MockSession;
  /** Where the person lives or works; this browser's unless given. */
  timeZone?: string;
  replies: Replies;
  /** The areas and landings that screens link to. */
  places: Parameters<typeof setPlaces>[0];
}) {
  const requests: RecordedRequest[] = [];
  setRequestAdapter(replyAdapter(replies, requests));
  setPlaces(places);
  const store = createPlatformStore();
  const disconnect = connectEvents(store);
  if (session === "anonymous" || session === "checking") {
    localStorage.removeItem("sid");
    if (session === "anonymous") store.dispatch(sessionEnded());
  } else {
    localStorage.setItem("sid", MOCK_SID);
    store.dispatch(sessionConfirmed({ role: session, timeZone }));
  }
  if (session !== "checking") {
    tellAsShell({ sessionChanged: { role: session === "anonymous" ? null : session } });
  }
  return {
    store,
    /** Every call that was made, in order. */
    requests,
    end() {
      disconnect();
      setRequestAdapter(undefined);
    },
  };
}
