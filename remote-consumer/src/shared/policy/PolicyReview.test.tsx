import type { PolicyReading } from "@quotehaven/contract/policy";
import { renderScreen, screen } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { PolicyReview } from "./PolicyReview";
import { readValues } from "./readValues";

const reading: PolicyReading = {
  kind: "policy",
  types: ["home"],
  home: { dwelling: { value: 412_600, places: [] }, included: [] },
};

it.each([
  ["says how far a long file was read", 3, true],
  ["says nothing of a file that was read whole", undefined, false],
])("%s", async (_, unreadPages, isSaid) => {
  const read = readValues(reading, "2026-11-29");
  if (!read) throw new Error("There is no policy.");
  const pages = [1, 2].map((number) => ({ number, width: 612, height: 792 }));
  const file = { file: new Blob(), text: { pages, runs: [] }, unreadPages, read };
  renderScreen(
    <PolicyReview file={file} onUse={() => Promise.resolve()} onClose={() => undefined} />,
    { messages: { consumer: messages }, replies: { "GET /insurance-companies": { data: [] } } },
  );
  expect(await screen.findByDisplayValue("412,600")).toBeInTheDocument();
  const said = screen.queryByText("Only the first 2 pages were read.");
  expect(said !== null).toBe(isSaid);
});
