import { FIRST_CALLS_ELEMENT, type FirstCallsBlock } from "@quotehaven/contract/release";
import { askFirstCalls } from "./askFirstCalls";

const ofSession = ["/auth/check-session", "/notifications?limit=3&offset=0"];
const block: FirstCallsBlock = { role: "agent", calls: ["/profile", "/leads?limit=12&offset=0"] };
const browserFetch = globalThis.fetch;

function aPage() {
  document.body.innerHTML = `<script type="application/json" id="${FIRST_CALLS_ELEMENT}">${JSON.stringify(block)}</script>`;
}

const asked = () => [...(window.quotehavenFirstCalls?.calls.keys() ?? [])];

beforeEach(() => {
  window.history.replaceState(null, "", "/agent");
  localStorage.clear();
  document.body.innerHTML = "";
  delete window.quotehavenFirstCalls;
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
});
afterEach(() => {
  globalThis.fetch = browserFetch;
});

it.each([
  ["what its screen needs", "agent", "/agent", block.calls],
  ["nothing of a list of which the address names a part", "agent", "/agent?page=2", ["/profile"]],
  ["nothing of an area that is not theirs", "consumer", "/agent", []],
])("asks %s", (_what, role, address, calls) => {
  window.history.replaceState(null, "", address);
  localStorage.setItem("sid", "s");
  localStorage.setItem("role", role);
  aPage();
  askFirstCalls(document);
  expect(asked()).toEqual([...ofSession, ...calls]);
});

it("asks who is signed in on a page that names no calls, and nothing where nobody is", () => {
  askFirstCalls(document);
  expect(asked()).toEqual([]);
  localStorage.setItem("sid", "s");
  askFirstCalls(document);
  expect(asked()).toEqual(ofSession);
});
