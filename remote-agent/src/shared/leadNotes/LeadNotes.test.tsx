import { leadNotesReply, type LeadNotes as Notes } from "@quotehaven/contract/wire";
import { changed } from "@quotehaven/platform";
import { refusal, renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { LeadNotes } from "./LeadNotes";
import { someNotes } from "./notesFixtures";

const READ = "GET /agent/profile/leads/:id/notes";
const CHANGE = "PUT /agent/profile/leads/:id/notes";

function open(notes: Partial<Notes> = {}, { isWon = false } = {}) {
  return renderScreen(<LeadNotes leadId={12} isWon={isWon} />, {
    session: "agent",
    messages: { agent: english },
    replies: { [READ]: leadNotesReply.encode(someNotes(notes)) },
  });
}

const note = () => screen.findByRole("textbox", { name: "Note" });
const save = () => screen.getByRole("button", { name: "Save notes" });

/** Drafts of the tab. */
beforeEach(() => sessionStorage.clear());

describe("the notes on a lead", () => {
  it("show what is kept, and send what was changed with the version it was changed from", async () => {
    const { user, requests, replies } = open();
    expect(await note()).toHaveValue("Prefers mornings.");
    expect(screen.getByRole("textbox", { name: /Follow up on/ })).toHaveValue("12/01/2026");
    replies[CHANGE] = leadNotesReply.encode(someNotes({ note: "Prefers evenings.", version: 2 }));

    await user.clear(await note());
    await user.type(await note(), "Prefers evenings.");
    await user.click(save());

    expect(await screen.findByText("Your notes are saved.")).toBeVisible();
    expect(requests.find(({ method }) => method === "PUT")).toMatchObject({
      path: "/agent/profile/leads/12/notes",
      body: { version: 1, note: "Prefers evenings." },
    });
  });

  it("take a day a few days from now with one press, or none at all", async () => {
    const { user, requests, replies } = open();
    await note();
    replies[CHANGE] = leadNotesReply.encode(someNotes({ followUpOn: null, version: 2 }));
    const day = new Date();
    day.setDate(day.getDate() + 3);
    const two = (value: number) => String(value).padStart(2, "0");
    const field = screen.getByRole("textbox", { name: /Follow up on/ });
    await user.click(screen.getByRole("button", { name: "In 3 days" }));
    expect(field).toHaveValue(
      `${two(day.getMonth() + 1)}/${two(day.getDate())}/${day.getFullYear()}`,
    );
    await user.clear(field);
    await user.click(save());
    await screen.findByText("Your notes are saved.");
    expect(requests.find(({ method }) => method === "PUT")).toMatchObject({
      body: { version: 1, follow_up_on: null },
    });
  });

  it("ask for an outcome only of a lead that was won, and why it was lost", async () => {
    const { user, requests, replies } = open({}, { isWon: true });
    await note();
    await user.click(screen.getByRole("radio", { name: "Lost: the client did not buy" }));
    await user.click(save());
    expect((await screen.findAllByText("This field is required.")).length).toBeGreaterThan(0);
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);

    replies[CHANGE] = leadNotesReply.encode(
      someNotes({ outcome: "lost", outcomeReason: "price", version: 2 }),
    );
    await user.selectOptions(screen.getByRole("combobox", { name: /Why/ }), "The price");
    await user.type(screen.getByRole("textbox", { name: /In your words/ }), "Too dear");
    await user.click(save());
    await screen.findByText("Your notes are saved.");
    expect(requests.find(({ method }) => method === "PUT")).toMatchObject({
      body: { version: 1, outcome: "lost", outcome_reason: "price", outcome_words: "Too dear" },
    });
  });

  it("have no outcome on a lead that is open", async () => {
    open();
    await note();
    expect(screen.queryByRole("radio")).toBeNull();
  });

  it("keep what was typed where another window was faster, and show both", async () => {
    const { user, requests, replies } = open();
    await user.type(await note(), " Typed here.");
    replies[CHANGE] = refusal(409, ["notes-changed"]);
    replies[READ] = leadNotesReply.encode(someNotes({ note: "From elsewhere.", version: 2 }));
    await user.click(save());

    const crossed = within(
      (await screen.findByText("Changed in another window meanwhile")).closest<HTMLElement>(
        "[role=status]",
      ) ?? document.body,
    );
    expect(crossed.getByText("From elsewhere.")).toBeVisible();
    expect(await note()).toHaveValue("Prefers mornings. Typed here.");

    replies[CHANGE] = leadNotesReply.encode(
      someNotes({ note: "Prefers mornings. Typed here.", version: 3 }),
    );
    await user.click(save());
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === "PUT").at(-1)).toMatchObject({
        body: { version: 2, note: "Prefers mornings. Typed here." },
      }),
    );
    await waitFor(() =>
      expect(screen.queryByText("Changed in another window meanwhile")).toBeNull(),
    );
  });

  it("take what another window kept into what was not touched here, and the rest when asked", async () => {
    const { user, replies, store } = open();
    await user.type(await note(), " Typed here.");
    replies[READ] = leadNotesReply.encode(
      someNotes({ note: "From elsewhere.", followUpOn: "2026-12-24", version: 2 }),
    );
    store.dispatch(changed([{ type: "LeadNotes", id: 12 }]));

    await screen.findByText("Changed in another window meanwhile");
    expect(screen.getByRole("textbox", { name: /Follow up on/ })).toHaveValue("12/24/2026");
    await user.click(screen.getByRole("button", { name: "Take this instead" }));
    expect(await note()).toHaveValue("From elsewhere.");
    expect(screen.queryByText("Changed in another window meanwhile")).toBeNull();
  });

  it("are back with what was typed where the page went away from it, beside what was kept meanwhile", async () => {
    const { user, unmount } = open();
    await user.type(await note(), " Typed here.");
    unmount();
    const back = open({ note: "From elsewhere.", version: 2 });
    expect(await note()).toHaveValue("Prefers mornings. Typed here.");
    expect(screen.getByText("Changed in another window meanwhile")).toBeVisible();
    expect(screen.getByText("From elsewhere.")).toBeVisible();

    await back.user.click(screen.getByRole("button", { name: "Take this instead" }));
    back.unmount();
    open({ note: "From elsewhere.", version: 2 });
    expect(await note()).toHaveValue("From elsewhere.");
  });

  it("say what is wrong with a day, and keep the note beside it", async () => {
    const { user, requests } = open();
    await user.type(await note(), " And a dog.");
    const field = screen.getByRole("textbox", { name: /Follow up on/ });
    await user.clear(field);
    await user.type(field, "12/01/1926");
    await user.click(save());
    expect((await screen.findAllByText(/between/)).length).toBeGreaterThan(0);
    expect(requests.some(({ method }) => method === "PUT")).toBe(false);
    expect(await note()).toHaveValue("Prefers mornings. And a dog.");
  });
});
