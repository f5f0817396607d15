import type { LeadNotes as Notes } from "@quotehaven/contract/schemas";
import { changed } from "@quotehaven/platform";
import { refusal, screen, waitFor, within } from "@quotehaven/platform/testing";
import { tags } from "../../store";
import { openScreen, sentBy, write } from "../screenFixtures";
import { LeadNotes } from "./LeadNotes";
import { someNotes } from "./notesFixtures";

const READ = "GET /agent/profile/leads/:id/notes";
const CHANGE = "PUT /agent/profile/leads/:id/notes";
const CROSSED = "Changed in another window meanwhile";

const kept = (changes: Partial<Notes> = {}) => ({ data: someNotes(changes) });

const open = (notes: Partial<Notes> = {}, { isWon = false } = {}) =>
  openScreen(<LeadNotes leadId={12} isWon={isWon} />, { replies: { [READ]: kept(notes) } });

const note = () => screen.findByRole("textbox", { name: "Note" });
const followUp = () => screen.getByRole("textbox", { name: /Follow up on/ });
const save = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole("button", { name: "Save notes" }));

const typeNote = async (opened: ReturnType<typeof open>) =>
  write(opened, await note(), "Typed here.");
const takeTheirs = ({ user }: ReturnType<typeof open>) =>
  user.click(screen.getByRole("button", { name: "Take this instead" }));

/** Drafts of the tab. */
beforeEach(() => sessionStorage.clear());

it("show what is kept, take a day with one press, and send what was changed over which version", async () => {
  const opened = open();
  const { user, requests, replies } = opened;
  await user.type(await note(), " And a dog.");
  expect(screen.queryByRole("radio")).toBeNull();
  expect(followUp()).toHaveValue("12/01/2026");
  await write(opened, followUp(), "12/01/1926");
  await save(opened);
  expect(await screen.findAllByText(/between/)).not.toHaveLength(0);
  expect(sentBy("PUT", requests)).toBeUndefined();

  const day = new Date();
  day.setDate(day.getDate() + 3);
  await user.click(screen.getByRole("button", { name: "In 3 days" }));
  const parts = { month: "2-digit", day: "2-digit", year: "numeric" } as const;
  expect(followUp()).toHaveValue(day.toLocaleDateString("en-US", parts));
  await user.clear(followUp());
  replies[CHANGE] = kept({ note: "Prefers mornings. And a dog.", followUpOn: null, version: 2 });
  await save(opened);
  expect(await screen.findByText("Your notes are saved.")).toBeVisible();
  expect(requests.find(({ method }) => method === "PUT")).toMatchObject({
    path: "/agent/profile/leads/12/notes",
    body: { version: 1, note: "Prefers mornings. And a dog.", followUpOn: null },
  });
});

it("ask of a lead that was won for its outcome, and why it was lost", async () => {
  const opened = open({}, { isWon: true });
  const { user, requests, replies } = opened;
  await note();
  await user.click(screen.getByRole("radio", { name: "Lost: the client did not buy" }));
  await save(opened);
  expect(await screen.findAllByText("This field is required.")).not.toHaveLength(0);
  expect(sentBy("PUT", requests)).toBeUndefined();

  replies[CHANGE] = kept({ outcome: "lost", outcomeReason: "price", version: 2 });
  await user.selectOptions(screen.getByRole("combobox", { name: /Why/ }), "The price");
  await write(opened, screen.getByRole("textbox", { name: /In your words/ }), "Too dear");
  await save(opened);
  await screen.findByText("Your notes are saved.");
  expect(sentBy("PUT", requests)).toEqual({
    version: 1,
    outcome: "lost",
    outcomeReason: "price",
    outcomeWords: "Too dear",
  });
});

describe("changed in another window", () => {
  it("keep what was typed here, show both, and are saved over it", async () => {
    const opened = open();
    const { requests, replies } = opened;
    await typeNote(opened);
    replies[CHANGE] = refusal(409, ["notes-changed"]);
    replies[READ] = kept({ note: "From elsewhere.", version: 2 });
    await save(opened);
    const crossed = (await screen.findByText(CROSSED)).closest<HTMLElement>("[role=status]");
    expect(within(crossed ?? document.body).getByText("From elsewhere.")).toBeVisible();
    expect(await note()).toHaveValue("Typed here.");

    replies[CHANGE] = kept({ note: "Typed here.", version: 3 });
    await save(opened);
    await waitFor(() => expect(screen.queryByText(CROSSED)).toBeNull());
    expect(requests.findLast(({ method }) => method === "PUT")).toMatchObject({
      body: { version: 2, note: "Typed here." },
    });
  });

  it("take that into what was not touched here, and the rest when asked", async () => {
    const opened = open();
    const { replies, store } = opened;
    await typeNote(opened);
    replies[READ] = kept({ note: "From elsewhere.", followUpOn: "2026-12-24", version: 2 });
    store.dispatch(changed([{ type: tags.LeadNotes, id: 12 }]));
    await screen.findByText(CROSSED);
    expect(followUp()).toHaveValue("12/24/2026");
    await takeTheirs(opened);
    expect(await note()).toHaveValue("From elsewhere.");
    expect(screen.queryByText(CROSSED)).toBeNull();
  });

  it("are back with what was typed where the page went away from it", async () => {
    const opened = open();
    await typeNote(opened);
    opened.unmount();
    const back = open({ note: "From elsewhere.", version: 2 });
    expect(await note()).toHaveValue("Typed here.");
    expect(screen.getByText(CROSSED)).toBeVisible();
    await takeTheirs(back);
    back.unmount();
    open({ note: "From elsewhere.", version: 2 });
    expect(await note()).toHaveValue("From elsewhere.");
  });
});
