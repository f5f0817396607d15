import {
  notificationsReply,
  type Notification,
  type NotificationKind,
} from "@quotehaven/contract/wire";
import { act } from "@testing-library/react";
import { api } from "../index";
import { renderScreen, screen, waitFor } from "../testing";
import { latestNotifications } from "./latestNotifications";
import { notificationsApi, useNotificationsQuery } from "./notificationsApi";

const listsApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    openQuotes: build.query<number, void>({
      query: () => ({ url: "/quotes" }),
      providesTags: ["Quotes"],
    }),
    openLeads: build.query<number, void>({
      query: () => ({ url: "/leads" }),
      providesTags: ["Leads"],
    }),
    openReference: build.query<number, void>({
      query: () => ({ url: "/reference" }),
      providesTags: ["Reference"],
    }),
  }),
});

function OpenLists() {
  useNotificationsQuery(latestNotifications);
  const quotes = listsApi.useOpenQuotesQuery();
  const leads = listsApi.useOpenLeadsQuery();
  listsApi.useOpenReferenceQuery();
  return (
    <p>
      Quotes {quotes.data}, leads {leads.data}
    </p>
  );
}

const aNotification = (id: number, kind: NotificationKind): Notification => ({
  id,
  kind,
  isSeen: false,
  createdAt: "2026-01-01T00:00:00Z",
  name: "",
  firstName: "Ann",
});
const pageOf = (...items: Notification[]) =>
  notificationsReply.encode({ items, count: items.length, unseen: items.length });

async function open(known: ReturnType<typeof pageOf>) {
  const counts = { quotes: 0, leads: 0, reference: 0 };
  const counting = (what: keyof typeof counts) => () => (counts[what] += 1);
  const shown = renderScreen(<OpenLists />, {
    session: "consumer",
    replies: {
      "GET /notifications": known,
      "GET /quotes": counting("quotes"),
      "GET /leads": counting("leads"),
      "GET /reference": counting("reference"),
    },
  });
  await screen.findByText("Quotes 1, leads 1");
  const poll = async (page: ReturnType<typeof pageOf>) => {
    shown.replies["GET /notifications"] = page;
    const { initiate } = notificationsApi.endpoints.notifications;
    await act(async () => {
      await shown.store.dispatch(
        initiate(latestNotifications, { forceRefetch: true, subscribe: false }),
      );
    });
  };
  return { ...shown, counts, poll };
}

it("brings a new quote to the open list of quotes, and leaves the rest alone", async () => {
  const { poll, counts } = await open(pageOf(aNotification(7, "quoteToReview")));
  await poll(pageOf(aNotification(8, "quoteToReview"), aNotification(7, "quoteToReview")));
  await screen.findByText("Quotes 2, leads 1");
  expect(counts).toEqual({ quotes: 2, leads: 1, reference: 1 });
});

it("brings a new lead, an updated one and a chosen quote to the open list of leads", async () => {
  const { poll } = await open(pageOf());
  const news: Notification[] = [];
  for (const kind of ["prospectToQuote", "changeRequested", "quoteSelected"] as const) {
    news.unshift(aNotification(news.length + 1, kind));
    await poll(pageOf(...news));
    await screen.findByText(`Quotes 1, leads ${news.length + 1}`);
  }
});

it("reads everything again where there may be more news than the bell shows", async () => {
  const { poll, counts } = await open(pageOf());
  await poll(
    pageOf(
      aNotification(9, "prospectToQuote"),
      aNotification(8, "prospectToQuote"),
      aNotification(7, "prospectToQuote"),
    ),
  );
  await screen.findByText("Quotes 2, leads 2");
  expect(counts.reference).toBe(1);
});

it("reads nothing again for what was known, also where older ones come up after a deletion", async () => {
  const { poll, counts } = await open(
    pageOf(aNotification(9, "prospectToQuote"), aNotification(8, "quoteToReview")),
  );
  await poll(pageOf(aNotification(8, "quoteToReview"), aNotification(7, "quoteToReview")));
  await waitFor(() => expect(screen.getByText("Quotes 1, leads 1")).toBeInTheDocument());
  expect(counts).toEqual({ quotes: 1, leads: 1, reference: 1 });
});

it("brings a fee paid on another device to the open list of leads, once", async () => {
  const { poll, counts } = await open(pageOf());
  const paid = notificationsReply.encode({ items: [], count: 0, unseen: 0, paidClients: 1 });
  await poll(paid);
  await screen.findByText("Quotes 1, leads 2");
  await poll(paid);
  expect(counts).toEqual({ quotes: 1, leads: 2, reference: 1 });
});

it("brings the open lists up to date where more unread messages came, and where they were read elsewhere", async () => {
  const withUnread = (unreadMessages?: number) =>
    notificationsReply.encode({ items: [], count: 0, unseen: 0, unreadMessages });
  const { poll, counts } = await open(withUnread(1));
  for (const [unread, reads] of [
    [2, 2],
    [undefined, 3],
  ] as const) {
    await poll(withUnread(unread));
    await screen.findByText(`Quotes ${reads}, leads ${reads}`);
    await poll(withUnread(unread));
    expect(counts).toEqual({ quotes: reads, leads: reads, reference: 1 });
  }
});
