import { leadReply, leadsReply } from "@quotehaven/contract/wire";
import { changed } from "@quotehaven/platform";
import { act, screen, waitFor, type RecordedRequest } from "@quotehaven/platform/testing";
import { aLead, aLeadDetail } from "../../shared/leadFixtures";
import { openScreen } from "../../shared/screenFixtures";
import { QuoteLeadScreen } from "./QuoteLeadScreen";
import { theForm } from "./quoteLeadFixtures";

const list = "/agent/profile/leads/all";
const isList = ({ path }: RecordedRequest) => path === "/agent/profile/leads";

/** 14 leads, the one before the last deleted, twelve a page. */
const leads = Array.from({ length: 14 }, (_lead, place) =>
  aLead({ id: place + 1, clientName: `Client ${place + 1}`, isDeleted: place === 12 }),
);

/** Opens a lead from the list's page at `from`. */
async function openFrom(leadId: number, from?: string, listed = () => leads) {
  const shown = openScreen(
    [
      { path: "/agent/profile/leads/:id", element: <QuoteLeadScreen /> },
      { path: list, element: <p>The leads</p> },
    ],
    {
      path: list,
      replies: {
        "GET /agent/profile/leads": ({ params }: RecordedRequest) => {
          const offset = Number(params.offset);
          return leadsReply.encode({ leads: listed().slice(offset, offset + 12), count: 14 });
        },
        "GET /agent/profile/leads/:id": ({ path }: RecordedRequest) => {
          const lead = aLeadDetail();
          const id = Number(path.split("/").at(-1));
          return leadReply.encode({ ...lead, lead: { ...lead.lead, id } });
        },
      },
    },
  );
  await act(() =>
    shown.router.navigate(`/agent/profile/leads/${leadId}`, { state: from && { leads: from } }),
  );
  await screen.findByRole("heading", { level: 1, name: /Carla J/ });
  const isAt = (path: string) => waitFor(() => expect(shown.currentPath()).toBe(path));
  return { ...shown, isAt, isAtLead: (id: number) => isAt(`/agent/profile/leads/${id}`) };
}

const step = (name: RegExp) => screen.findByRole("link", { name });

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it("goes to the leads before and after, in the order of the list and with its filters", async () => {
  const { user, requests, isAt, isAtLead } = await openFrom(5, `${list}?filter=new#lead-5`);
  expect(await step(/^Previous lead/)).toHaveTextContent("Client 4");
  await user.click(await step(/^Next lead Client 6/));
  await isAtLead(6);
  expect(requests.filter(isList).map(({ params }) => params.filter)).toEqual(["new"]);
  await user.click(await screen.findByRole("link", { name: /Back to leads/ }));
  expect(await screen.findByText("The leads")).toBeVisible();
  await isAt(`${list}?filter=new`);
});

it("goes on to the next page past the end of one, and back again, leaving out what was deleted", async () => {
  const { user, isAtLead } = await openFrom(12, `${list}?page=1`);
  await user.click(await step(/^Next lead Client 14/));
  await isAtLead(14);
  expect(await screen.findByRole("button", { name: "Next lead" })).toBeDisabled();
  await user.click(await step(/^Previous lead Client 12/));
  await isAtLead(12);
});

it("is led by J and K, which take nothing from fields, and keeps what was typed", async () => {
  const { user, isAtLead } = await openFrom(5, `${list}?filter=new`);
  await user.type((await theForm()).getByRole("textbox", { name: "Monthly" }), "90j");
  await step(/^Next lead/);
  await isAtLead(5);
  (document.activeElement as HTMLElement).blur();
  await user.keyboard("j");
  await isAtLead(6);
  await step(/^Previous lead Client 5/);
  await user.keyboard("k");
  await isAtLead(5);
  expect((await theForm()).getByRole("textbox", { name: "Monthly" })).toHaveValue("90");
});

it("keeps the way on while the lead leaves the list, as it does with its first quote", async () => {
  let listed = leads;
  const from = `${list}?filter=new`;
  const { user, store, requests, isAtLead } = await openFrom(5, from, () => listed);
  expect(await step(/^Previous lead Client 4/)).toBeVisible();
  listed = leads.filter(({ id }) => id !== 5);
  act(() => void store.dispatch(changed(["Leads"])));
  await waitFor(() => expect(requests.filter(isList)).toHaveLength(2));
  // What was read is drawn.
  await act(async () => {});
  await user.click(await step(/^Next lead Client 6/));
  await isAtLead(6);
  expect(await step(/^Previous lead Client 4/)).toBeVisible();
});

it("offers no other lead where it was not opened from the list", async () => {
  const { requests } = await openFrom(5);
  expect(screen.queryByText("Next lead")).not.toBeInTheDocument();
  expect(requests.some(isList)).toBe(false);
});
