import type { Role } from "@quotehaven/contract/rules";
import {
  notificationsReply,
  type Notification,
  type NotificationKind,
} from "@quotehaven/contract/wire";
import { act } from "@testing-library/react";
import { useState } from "react";
import { changeLanguage } from "../i18n/i18n";
import { api } from "../store/api";
import { refusal, renderScreen, screen, waitFor, within, type RecordedRequest } from "../testing";
import { latestNotifications } from "./latestNotifications";
import { NotificationBell } from "./NotificationBell";
import { notificationsApi, useNotificationsQuery } from "./notificationsApi";
import { NotificationsScreen } from "./NotificationsScreen";
import { refreshNotifications } from "./refreshNotifications";
import { useNewsOfQuoteSeen } from "./useNewsOfQuoteSeen";

/** Two areas, and what their remotes say of notifications. */
const places: Parameters<typeof renderScreen>[1] = {
  places: [
    {
      prefix: "/mine",
      exact: false,
      role: "consumer",
      notifications: {
        quoteToReview: { to: "my-quotes", changes: ["Quotes"] },
        messageToConsumer: { to: "my-quotes/:quoteId/messages", changes: ["Threads"] },
      },
    },
    {
      prefix: "/desk",
      exact: false,
      role: "agent",
      home: true,
      notifications: {
        prospectToQuote: { to: "leads", changes: ["Leads"] },
        changeRequested: { to: "leads", changes: ["Leads"] },
        quoteSelected: { to: "leads", changes: ["Leads"] },
        messageToAgent: { to: "leads/:leadId/messages/:quoteId", changes: ["Threads"] },
      },
    },
  ],
};

function aNotification(over: Partial<Notification> = {}): Notification {
  return {
    id: 1,
    isSeen: false,
    createdAt: "2026-03-04T12:30:00Z",
    kind: "prospectToQuote",
    name: "new-prospect",
    firstName: "Ann",
    ...over,
  };
}

/** A server that holds the list: pages it, marks, deletes. */
function aServer(rows: ReturnType<typeof aNotification>[]) {
  let list = rows;
  return {
    "GET /notifications": ({ params }: RecordedRequest) => {
      const offset = Number(params.offset);
      const page = list.slice(offset, offset + Number(params.limit));
      const unseen = list.filter(({ isSeen }) => !isSeen).length;
      return notificationsReply.encode({ items: page, count: list.length, unseen });
    },
    "POST /notifications/:id": ({ path }: RecordedRequest) => {
      list = list.map((each) => (path.endsWith(`/${each.id}`) ? { ...each, isSeen: true } : each));
      return {};
    },
    "POST /notifications/seen-all": () => {
      list = list.map((each) => ({ ...each, isSeen: true }));
      return {};
    },
    "DELETE /notifications/:id": ({ path }: RecordedRequest) => {
      list = list.filter(({ id }) => !path.endsWith(`/${id}`));
      return {};
    },
    "DELETE /notifications": () => {
      list = [];
      return {};
    },
  };
}

const many = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aNotification({ id: index + 1, firstName: `Client ${index + 1}` }),
  );

function open(replies: Parameters<typeof renderScreen>[1] & object) {
  return renderScreen(<NotificationsScreen />, { session: "agent", ...places, ...replies });
}

const rows = () =>
  screen.getAllByRole("listitem").filter((row) => within(row).queryByRole("link") !== null);

const withQuote = { quoteId: 7, leadId: 3, carrierName: "State Farm" };

it.each<[NotificationKind, Role, Partial<Notification>, RegExp, string]>([
  ["quoteToReview", "consumer", {}, /Ann, you have a new quote to review/, "/mine/my-quotes"],
  ["prospectToQuote", "agent", {}, /new prospect to quote: Ann/, "/desk/leads"],
  ["changeRequested", "agent", {}, /Ann requested a change to the quote/, "/desk/leads"],
  ["quoteSelected", "agent", {}, /quote for Ann was selected/, "/desk/leads"],
  ["feeReturned", "agent", {}, /Ann/, "/here"],
  ["messageToConsumer", "consumer", {}, /Ann, .* about your quote/, "/mine/my-quotes"],
  [
    ...(["messageToConsumer", "consumer", withQuote] as const),
    ...([/Ann, .* about your quote with State Farm/, "/mine/my-quotes/7/messages"] as const),
  ],
  ["messageToAgent", "agent", { leadId: 3 }, /from Ann about your quote/, "/desk/leads"],
  ["messageToAgent", "agent", withQuote, /from Ann about/, "/desk/leads/3/messages/7"],
])(
  "words %s for %s, and links where a remote deals with it",
  async (kind, session, about, words, path) => {
    open({ session, path: "/here", replies: aServer([aNotification({ kind, ...about })]) });
    expect(await screen.findByRole("link", { name: words })).toHaveAttribute("href", path);
  },
);

const quoteNews = {
  id: 3,
  carrier: "State Farm",
  monthly: 1_118,
  yearly: 13_000,
  isLowest: true,
  verdict: "below",
  lines: 11,
  met: 9,
  unstated: 1,
} as const;

it("says beside the sentence what it is about", async () => {
  const lines: [Notification["details"], string][] = [
    [{ quote: quoteNews }, "Lowest price so far · Meets 9 of 10 lines, 1 below, 1 not stated"],
    [
      { quote: { ...quoteNews, among: 4, short: { what: "dwelling", amount: 81_000 } } },
      "Lowest of 4 · $81,000 short for the house · Meets 9 of 10 lines, 1 below, 1 not stated",
    ],
    [
      {
        quote: {
          ...quoteNews,
          ...{ isLowest: false, verdict: "meets", met: 11, unstated: 0, validUntil: "2026-12-08" },
        },
      },
      "Meets all 11 lines · Good until 12/08/2026",
    ],
    [
      { quote: { ...quoteNews, isLowest: false, verdict: "notStated", met: 0, unstated: 11 } },
      "Does not state what it covers",
    ],
    [{ lead: { city: "Austin", types: [1, 3] } }, "Austin · home and auto"],
    [
      { lead: { city: "Dallas", types: [1, 2], needs: [{ type: 1, amount: 412_000 }] } },
      "Dallas · home $412,000 and life",
    ],
    [{ otherChosen: false }, "Your quote stands as before"],
    [{ otherChosen: true }, "Another quote was chosen, because the time to pay had passed"],
  ];
  open({ replies: aServer(lines.map(([details], id) => aNotification({ id, details }))) });
  await screen.findByText("Austin · home and auto");
  for (const [index, [, line]] of lines.entries()) {
    expect(within(rows()[index]!).getByText(line)).toBeInTheDocument();
  }
});

it("says who gave a quote, and what is still to be paid", async () => {
  const agency = "Ruiz Insurance";
  const details = { quote: { ...quoteNews, isLowest: false } };
  const items = [
    aNotification({ id: 1, agency, details }),
    aNotification({ id: 2, kind: "quoteSelected", feeCents: 4_900 }),
  ];
  open({ replies: aServer(items) });
  expect(await screen.findByText(/^Ruiz Insurance · Meets 9 of 10 lines/)).toBeInTheDocument();
  expect(screen.getByText("$49 opens the client's details")).toBeInTheDocument();
});

it("names carrier and price after the sentence, also of before and of the chosen quote, in the reader's language", async () => {
  const before = { monthly: 1_200, yearly: 14_000 };
  const rowsOf: Partial<Notification>[] = [
    { kind: "quoteToReview", details: { quote: quoteNews } },
    { kind: "quoteToReview", details: { quote: { ...quoteNews, before } } },
    { kind: "quoteSelected", details: { chosen: { carrier: "State Farm", monthly: 1_118 } } },
  ];
  open({ replies: aServer(rowsOf.map((row, id) => aNotification({ id, ...row }))) });
  const words = "Ann, you have a new quote to review: State Farm, $1,118 a month.";
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/: State Farm, now \$1,118 a month, before \$1,200\.$/)).toBeVisible();
  const selected = "Your quote for Ann was selected: State Farm, $1,118 a month.";
  expect(screen.getByText(selected)).toBeInTheDocument();
  await act(() => changeLanguage("es"));
  const spanish = "Ann, tiene una cotización nueva para revisar: State Farm, $1,118 al mes.";
  expect(await screen.findByText(spanish)).toBeInTheDocument();
  await act(() => changeLanguage("en"));
});

it("groups them by the day on which they came", async () => {
  const daysAgo = (days: number) => {
    const moment = new Date();
    moment.setDate(moment.getDate() - days);
    return moment.toISOString();
  };
  const times = [daysAgo(0), daysAgo(0), daysAgo(1), "2020-03-04T12:30:00Z"];
  open({ replies: aServer(times.map((createdAt, id) => aNotification({ id, createdAt }))) });
  const inDay = async (name: string) =>
    within(await screen.findByRole("list", { name })).getAllByRole("listitem").length;
  expect(await inDay("Today")).toBe(2);
  expect(await inDay("Yesterday")).toBe(1);
  expect(await inDay("Wednesday, March 4, 2020")).toBe(1);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(3);
});

it("shows ten a page, and the last page there is where the address names one there is not", async () => {
  const { user, currentPath } = open({ path: "/?page=9", replies: aServer(many(12)) });
  await screen.findByText(/Client 12\./);
  expect(currentPath()).toBe("/?page=2");
  expect(rows()).toHaveLength(2);
  await user.click(screen.getByRole("button", { name: "Page 1" }));
  await screen.findByText(/Client 1\./);
  expect(rows()).toHaveLength(10);
  expect(screen.getByRole("heading", { name: "Notifications" })).toHaveFocus();
});

it("marks the one notification that is pressed as read, and follows it", async () => {
  const { user, requests, currentPath } = open({ replies: aServer(many(3)) });
  await user.click(await screen.findByRole("link", { name: /Unread.*new prospect.*Client 2/ }));
  expect(currentPath()).toBe("/desk/leads");
  const posts = () => requests.filter(({ method }) => method === "POST").map(({ path }) => path);
  await waitFor(() => expect(posts()).toEqual(["/notifications/2"]));
});

it("marks what was told of a quote as read once it is open, and again what comes meanwhile", async () => {
  function Quotes() {
    const { data } = useNotificationsQuery(latestNotifications);
    const [open, setOpen] = useState<number>();
    useNewsOfQuoteSeen(open);
    return (
      <button type="button" onClick={() => setOpen(7)}>
        {`${data?.unseen ?? 0} unread`}
      </button>
    );
  }
  const pageOf = (...ids: number[]) =>
    notificationsReply.encode({
      items: ids.map((id) => aNotification({ id })),
      count: ids.length,
      unseen: ids.length,
    });
  const { user, requests, replies, store } = renderScreen(<Quotes />, {
    session: "consumer",
    replies: { "GET /notifications": pageOf(1), "POST /notifications/seen": {} },
  });
  const marked = () => requests.filter(({ method }) => method === "POST");
  const list = await screen.findByRole("button", { name: "1 unread" });
  expect(marked()).toEqual([]);
  await user.click(list);
  await waitFor(() =>
    expect(marked()).toMatchObject([{ path: "/notifications/seen", body: { qot_id: 7 } }]),
  );
  replies["GET /notifications"] = pageOf(2, 1);
  // A list that is on its way is not asked for anew.
  await waitFor(async () => {
    await act(() => refreshNotifications(store));
    expect(marked()).toHaveLength(2);
  });
});

it("deletes the notifications of every page at once, and tells why that failed until it succeeds", async () => {
  const server = aServer(many(25));
  const { user, replies } = open({ replies: { ...server, "DELETE /notifications": refusal(500) } });
  await user.click(await screen.findByRole("button", { name: "Delete all" }));
  const confirm = async () => {
    const dialog = screen.getByRole("alertdialog");
    await user.click(within(dialog).getByRole("button", { name: "Delete all" }));
  };
  await confirm();
  expect(await screen.findByText(/went wrong on our side/)).toBeInTheDocument();
  expect(rows()).toHaveLength(10);
  replies["DELETE /notifications"] = server["DELETE /notifications"];
  await user.click(screen.getByRole("button", { name: "Delete all" }));
  await confirm();
  expect(await screen.findByText("You have no notifications.")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByText(/went wrong on our side/)).toBeNull());
});

it("marks all as read and deletes one once confirmed, and moves the focus to its heading", async () => {
  const { user, requests } = open({ replies: aServer(many(2)) });
  const heading = screen.getByRole("heading", { name: "Notifications" });
  await user.click(await screen.findByRole("button", { name: "Mark all as read" }));
  await waitFor(() => expect(screen.queryByText(/Unread/)).toBeNull());
  await waitFor(() => expect(heading).toHaveFocus());
  const [first] = screen.getAllByRole("button", { name: /^Delete notification/ });
  if (first) await user.click(first);
  const dialog = await screen.findByRole("alertdialog");
  expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(heading).toHaveFocus();
});

it("says what failed and loads again on request", async () => {
  const { user, replies } = open({ replies: { "GET /notifications": refusal(500) } });
  const again = await screen.findByRole("button", { name: "Try again" });
  expect(screen.getByText("req-test")).toBeInTheDocument();
  Object.assign(replies, aServer(many(1)));
  await user.click(again);
  expect(await screen.findByText(/Client 1\./)).toBeInTheDocument();
});

it("says at the bell how many are unread, and shows the latest three", async () => {
  const { user } = renderScreen(<NotificationBell />, {
    session: "agent",
    ...places,
    replies: aServer(many(5)),
  });
  await user.click(await screen.findByRole("button", { name: "Notifications, 5 unread" }));
  const panel = screen.getByRole("dialog", { name: "Latest notifications" });
  expect(within(panel).getAllByRole("listitem")).toHaveLength(3);
  const all = screen.getByRole("link", { name: "See all" });
  expect(all).toHaveAttribute("href", "/desk/notifications");
});

describe("what comes while a page is open", () => {
  const listsApi = api.injectEndpoints({
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
    return <p>{`Quotes ${quotes.data}, leads ${leads.data}`}</p>;
  }

  const aNews = (id: number, kind: NotificationKind) => aNotification({ id, kind });
  const pageOf = (...items: Notification[]) =>
    notificationsReply.encode({ items, count: items.length, unseen: items.length });

  async function openLists(known: ReturnType<typeof pageOf>) {
    const counts = { quotes: 0, leads: 0, reference: 0 };
    const counting = (what: keyof typeof counts) => () => (counts[what] += 1);
    const shown = renderScreen(<OpenLists />, {
      session: "consumer",
      ...places,
      replies: {
        "GET /notifications": known,
        "GET /quotes": counting("quotes"),
        "GET /leads": counting("leads"),
        "GET /reference": counting("reference"),
      },
    });
    await screen.findByText("Quotes 1, leads 1");
    const { select } = notificationsApi.endpoints.notifications;
    const isKnown = () => select(latestNotifications)(shown.store.getState()).isSuccess;
    await waitFor(() => expect(isKnown()).toBe(true));
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
    const { poll, counts } = await openLists(pageOf(aNews(7, "quoteToReview")));
    await poll(pageOf(aNews(8, "quoteToReview"), aNews(7, "quoteToReview")));
    await screen.findByText("Quotes 2, leads 1");
    expect(counts).toEqual({ quotes: 2, leads: 1, reference: 1 });
  });

  it("brings a new lead, an updated one and a chosen quote to the open list of leads", async () => {
    const { poll } = await openLists(pageOf());
    const news: Notification[] = [];
    for (const kind of ["prospectToQuote", "changeRequested", "quoteSelected"] as const) {
      news.unshift(aNews(news.length + 1, kind));
      await poll(pageOf(...news));
      await screen.findByText(`Quotes 1, leads ${news.length + 1}`);
    }
  });

  it("reads everything again where there may be more news than the bell shows", async () => {
    const { poll, counts } = await openLists(pageOf());
    await poll(
      pageOf(aNews(9, "prospectToQuote"), aNews(8, "prospectToQuote"), aNews(7, "prospectToQuote")),
    );
    await screen.findByText("Quotes 2, leads 2");
    expect(counts.reference).toBe(1);
  });

  it("reads nothing again for what was known, also where older ones come up after a deletion", async () => {
    const { poll, counts } = await openLists(
      pageOf(aNews(9, "prospectToQuote"), aNews(8, "quoteToReview")),
    );
    await poll(pageOf(aNews(8, "quoteToReview"), aNews(7, "quoteToReview")));
    await waitFor(() => expect(screen.getByText("Quotes 1, leads 1")).toBeInTheDocument());
    expect(counts).toEqual({ quotes: 1, leads: 1, reference: 1 });
  });

  it("brings a fee paid on another device to the open list of leads, once", async () => {
    const { poll, counts } = await openLists(pageOf());
    const paid = notificationsReply.encode({ items: [], count: 0, unseen: 0, paidClients: 1 });
    await poll(paid);
    await screen.findByText("Quotes 1, leads 2");
    await poll(paid);
    expect(counts).toEqual({ quotes: 1, leads: 2, reference: 1 });
  });

  it("brings the open lists up to date where more unread messages came, and where they were read elsewhere", async () => {
    const withUnread = (unreadMessages?: number) =>
      notificationsReply.encode({ items: [], count: 0, unseen: 0, unreadMessages });
    const { poll, counts } = await openLists(withUnread(1));
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
});
