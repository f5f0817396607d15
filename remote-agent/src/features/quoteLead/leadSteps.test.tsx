import { leadReply, leadsReply } from "@quotehaven/contract/wire";
import { changed, useDispatch } from "@quotehaven/platform";
import { Link } from "react-router-dom";
import {
  renderScreen,
  act,
  screen,
  waitFor,
  within,
  type RecordedRequest,
} from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLead, aLeadDetail } from "../../shared/leadFixtures";
import { QuoteLeadScreen } from "./QuoteLeadScreen";

const list = "/agent/profile/leads/all";

/** 14 leads, the one before the last deleted, twelve a page. */
const leads = Array.from({ length: 14 }, (_lead, place) =>
  aLead({ id: place + 1, clientName: `Client ${place + 1}`, isDeleted: place === 12 }),
);

function detail(id: number) {
  const lead = aLeadDetail();
  return leadReply.encode({ ...lead, lead: { ...lead.lead, id } });
}

function ReadAgain() {
  const dispatch = useDispatch();
  return <button onClick={() => dispatch(changed(["Leads"]))}>Read the list again</button>;
}

/** Opens a lead from the list's page at `leads`. */
async function openFrom(leadId: number, state?: { leads: string }, listed = () => leads) {
  const shown = renderScreen(
    [
      {
        path: "/start",
        element: (
          <Link to={`/agent/profile/leads/${leadId}`} state={state}>
            Open
          </Link>
        ),
      },
      {
        path: "/agent/profile/leads/:id",
        element: (
          <>
            <ReadAgain />
            <QuoteLeadScreen />
          </>
        ),
      },
      { path: list, element: <p>The leads</p> },
    ],
    {
      path: "/start",
      session: "agent",
      messages: { agent: english },
      replies: {
        "GET /agent/profile/leads": ({ params }: RecordedRequest) => {
          const offset = Number(params.offset);
          return leadsReply.encode({ leads: listed().slice(offset, offset + 12), count: 14 });
        },
        ...Object.fromEntries(
          leads.map(({ id }) => [`GET /agent/profile/leads/${id}`, () => detail(id)]),
        ),
      },
    },
  );
  await shown.user.click(screen.getByRole("link", { name: "Open" }));
  await screen.findByRole("heading", { level: 1, name: /Carla J/ });
  return shown;
}

const step = (name: RegExp) => screen.findByRole("link", { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("goes to the leads before and after, in the order of the list and with its filters", async () => {
  const { user, requests, currentPath } = await openFrom(5, { leads: `${list}?filter=new#lead-5` });
  expect(await step(/^Previous lead/)).toHaveTextContent("Client 4");
  await user.click(await step(/^Next lead Client 6/));
  await waitFor(() => expect(currentPath()).toBe("/agent/profile/leads/6"));
  const asked = requests.filter(({ path }) => path === "/agent/profile/leads");
  expect(asked.map(({ params }) => params.filter)).toEqual(["new"]);
  await user.click(await screen.findByRole("link", { name: /Back to leads/ }));
  expect(await screen.findByText("The leads")).toBeVisible();
  expect(currentPath()).toBe(`${list}?filter=new`);
});

it("goes on to the next page past the end of one, and back again, leaving out what was deleted", async () => {
  const { user, currentPath } = await openFrom(12, { leads: list + "?page=1" });
  await user.click(await step(/^Next lead Client 14/));
  await waitFor(() => expect(currentPath()).toBe("/agent/profile/leads/14"));
  expect(await screen.findByRole("button", { name: "Next lead" })).toBeDisabled();
  await user.click(await step(/^Previous lead Client 12/));
  await waitFor(() => expect(currentPath()).toBe("/agent/profile/leads/12"));
});

it("is led by J and K, which take nothing from fields, and keeps what was typed", async () => {
  const { user, currentPath } = await openFrom(5, { leads: list + "?filter=new" });
  const form = within(await screen.findByRole("region", { name: "Quote 1" }));
  await user.type(form.getByRole("textbox", { name: "Monthly" }), "90j");
  expect(currentPath()).toBe("/agent/profile/leads/5");
  await step(/^Next lead/);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("j");
  await waitFor(() => expect(currentPath()).toBe("/agent/profile/leads/6"));
  await step(/^Previous lead Client 5/);
  await user.keyboard("k");
  await waitFor(() => expect(currentPath()).toBe("/agent/profile/leads/5"));
  const again = within(await screen.findByRole("region", { name: "Quote 1" }));
  expect(again.getByRole("textbox", { name: "Monthly" })).toHaveValue("90");
});

it("keeps the way on while the lead leaves the list, as it does with its first quote", async () => {
  let listed = leads;
  const { user, currentPath, requests } = await openFrom(
    5,
    { leads: `${list}?filter=new` },
    () => listed,
  );
  const readings = () => requests.filter(({ path }) => path === "/agent/profile/leads").length;
  expect(await step(/^Previous lead Client 4/)).toBeVisible();
  listed = leads.filter(({ id }) => id !== 5);
  await user.click(screen.getByRole("button", { name: "Read the list again" }));
  await waitFor(() => expect(readings()).toBe(2));
  // What was read is drawn.
  await act(async () => {});
  await user.click(await step(/^Next lead Client 6/));
  await waitFor(() => expect(currentPath()).toBe("/agent/profile/leads/6"));
  expect(await step(/^Previous lead Client 4/)).toBeVisible();
});

it("offers no other lead where it was not opened from the list", async () => {
  const { requests } = await openFrom(5);
  expect(screen.queryByText("Next lead")).not.toBeInTheDocument();
  expect(requests.map(({ path }) => path)).not.toContain("/agent/profile/leads");
});
