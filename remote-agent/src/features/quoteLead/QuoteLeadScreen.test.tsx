import type { QuoteBody as WireQuoteBody } from "@quotehaven/contract/schemas";
import {
  leadReply,
  quoteBody,
  quoteReply,
  type LeadReply,
  type QuoteBody,
} from "@quotehaven/contract/wire";
import {
  refusal,
  screen,
  shownTypingAids,
  waitFor,
  within,
  type RecordedRequest,
} from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLeadCarrier, aLeadDetail, anAgentQuote, anAnsweredForm } from "../../shared/leadFixtures";
import { openQuoteLead } from "./quoteLeadFixtures";

const leadCall = "GET /agent/profile/leads/12";
const createCall = "POST /agent/profile/leads/12";

function open(lead: LeadReply | (() => unknown), replies: Record<string, unknown> = {}) {
  return openQuoteLead({
    [leadCall]: typeof lead === "function" ? lead : leadReply.encode(lead),
    ...replies,
  });
}

/** The lead once another agent was chosen. */
function closedDetail(): LeadReply {
  const lead = aLeadDetail();
  return { ...lead, lead: { ...lead.lead, canQuote: false, isLost: true } };
}

/** What the server answers to a quote: the same quote, locked. */
function stored(request: RecordedRequest) {
  const { carrierId } = sentQuote(request);
  return quoteReply.encode(anAgentQuote({ id: 500 + carrierId, carrierId }));
}

function sentQuote(request: RecordedRequest | undefined): QuoteBody {
  return quoteBody.decode(request?.body as WireQuoteBody);
}

it("leads to the questions about each quote of the agent", async () => {
  const quotes = [
    anAgentQuote({ id: 41, carrierName: "State Farm", unreadMessages: 1 }),
    anAgentQuote({ id: 42, carrierName: "Farmers" }),
  ];
  open(aLeadDetail({ quotes }));
  const first = await screen.findByRole("link", { name: /Questions about State Farm/ });
  expect(first).toHaveAttribute("href", "/agent/profile/leads/12/messages/41");
  expect(first).toHaveTextContent("1 new message");
  expect(screen.getByRole("link", { name: "Questions about Farmers" })).toBeInTheDocument();
});

it("leads to the client who chose the agent's quote", async () => {
  const lead = aLeadDetail();
  open({ ...lead, lead: { ...lead.lead, canQuote: false, isWon: true } });
  const details = await screen.findByRole("link", { name: "View client details" });
  expect(details).toHaveAttribute("href", "/agent/profile/leads/12/client");
});

it("tells the keyboard what each price is, and keeps what is typed out of the browser's memory", async () => {
  open(aLeadDetail());
  await screen.findAllByRole("textbox", { name: "Monthly" });
  const aids = Object.entries(shownTypingAids());
  const prices = aids.filter(([name]) => /(monthly|yearly)$/.test(name));
  expect(new Set(prices.map(([, told]) => told))).toEqual(new Set(["text numeric off done"]));
  expect(aids.find(([name]) => name === "validUntil")?.[1]).toBe("text numeric off done");
});

type User = ReturnType<typeof open>["user"];

async function fill(user: User, form: HTMLElement, carrier: string) {
  await user.click(within(form).getByRole("combobox", { name: /Insurance company/ }));
  await user.click(await screen.findByRole("option", { name: new RegExp(carrier) }));
  for (const group of within(form).getAllByRole("group")) {
    const isBundle = /Bundle/.test(group.querySelector("legend")?.textContent ?? "");
    if (isBundle) continue;
    await user.type(within(group).getByRole("textbox", { name: /Monthly/ }), "90");
    await user.type(within(group).getByRole("textbox", { name: /Yearly/ }), "1000");
  }
}

const theForm = (name: string) => screen.findByRole("region", { name });
const finish = (user: User) => user.click(screen.getByRole("button", { name: "Finish Quoting" }));
const confirm = async (user: User) =>
  user.click(await screen.findByRole("button", { name: "Confirm" }));

beforeEach(() => sessionStorage.clear());

describe("quoting a lead", () => {
  it("checks every form before the summary opens", async () => {
    const { user } = open(aLeadDetail());
    await theForm("Quote 1");
    await user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
    await finish(user);
    const [first, second] = await screen.findAllByRole("alert");
    await waitFor(() => expect(first).toHaveFocus());
    for (const summary of [first, second]) {
      expect(
        within(summary as HTMLElement)
          .getAllByRole("link")
          .map(({ textContent }) => textContent),
      ).toEqual(["Insurance company", "Home monthly", "Home yearly"]);
    }
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });

  it("leads from what was refused to the field of that form", async () => {
    const { user } = open(aLeadDetail());
    await fill(user, await theForm("Quote 1"), "State Farm");
    await user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
    await finish(user);
    const second = within(await theForm("Quote 2"));
    await user.click(await second.findByRole("link", { name: /^Home monthly/ }));
    expect(second.getByRole("textbox", { name: /Monthly/ })).toHaveFocus();
    await user.keyboard("90");
    expect(second.getByRole("textbox", { name: /Monthly/ })).not.toHaveAccessibleDescription();
  });

  it("sends a new quote with a fresh token, thanks, and goes to the leads", async () => {
    const { user, requests, currentPath } = open(aLeadDetail(), { [createCall]: stored });
    await fill(user, await theForm("Quote 1"), "State Farm");
    await finish(user);
    await confirm(user);
    expect(await screen.findByText("Thank you for submitting your quote!")).toBeVisible();
    await waitFor(() => expect(currentPath()).toBe("/agent/profile/leads"));
    expect(requests.filter(({ method }) => method === "POST").map(sentQuote)).toEqual([
      {
        leadId: 12,
        token: "human-token:quote",
        quoteId: 1,
        carrierId: 1,
        prices: [{ insuranceTypeId: 1, insuranceTypeName: "Home", monthly: 90, yearly: 1000 }],
      },
    ]);
  });

  it("keeps what was sent when a later quote fails, and does not send it again", async () => {
    const posts: number[] = [];
    let isSecondRefused = true;
    const { user } = open(
      () =>
        leadReply.encode(
          aLeadDetail({ quotes: posts.includes(1) ? [anAgentQuote({ id: 501 })] : [] }),
        ),
      {
        [createCall]: (request: RecordedRequest) => {
          const { carrierId } = sentQuote(request);
          posts.push(carrierId);
          return carrierId === 7 && isSecondRefused
            ? refusal(409, [], "Farmers was quoted a moment ago.")
            : stored(request);
        },
      },
    );
    await fill(user, await theForm("Quote 1"), "State Farm");
    await user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
    await fill(user, await theForm("Quote 2"), "Farmers");
    await finish(user);
    await confirm(user);
    expect(await screen.findByText("Farmers was quoted a moment ago.")).toBeVisible();
    const kept = within(await theForm("Farmers"));
    expect(kept.getByRole("textbox", { name: /Monthly/ })).toHaveValue("90");
    expect(within(await theForm("State Farm")).getByText("Quoted")).toBeVisible();

    isSecondRefused = false;
    await finish(user);
    await confirm(user);
    expect(await screen.findByText("The leads")).toBeVisible();
    expect(posts).toEqual([1, 7, 7]);
  });

  it("names the carrier that somebody was faster with, and says what went out", async () => {
    let isLost = false;
    const lead = () =>
      leadReply.encode(
        aLeadDetail({
          quotes: isLost ? [anAgentQuote()] : [],
          carriers: [aLeadCarrier(), aLeadCarrier({ id: 7, name: "Farmers", isQuoted: isLost })],
        }),
      );
    const { user } = open(lead, {
      [createCall]: (request: RecordedRequest) => {
        if (sentQuote(request).carrierId === 1) return stored(request);
        isLost = true;
        return refusal(409, ["already-quoted"]);
      },
    });
    await fill(user, await theForm("Quote 1"), "State Farm");
    await user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
    await fill(user, await theForm("Quote 2"), "Farmers");
    await finish(user);
    await confirm(user);
    expect(await screen.findByText(/^Another agent has just quoted with Farmers/)).toBeVisible();
    expect(screen.getByText("Sent: State Farm. Stopped at: Farmers.")).toBeVisible();
    const lost = await theForm("Farmers");
    const taken = "This insurance company has already been quoted for this lead.";
    expect(await within(lost).findByText(taken)).toBeVisible();
    expect(within(lost).getByRole("alert")).toHaveFocus();
    expect(within(lost).getByRole("combobox")).toBeEnabled();
    await user.click(within(lost).getByRole("button", { name: "Remove Farmers" }));
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(screen.queryByRole("region", { name: "Farmers" })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Finish Quoting" })).not.toBeInTheDocument();
  });

  it("asks once about a price that looks odd, and sends it all the same", async () => {
    const { user, requests } = open(aLeadDetail(), { [createCall]: stored });
    const form = await theForm("Quote 1");
    await fill(user, form, "State Farm");
    const yearly = within(form).getByRole("textbox", { name: /Yearly/ });
    await user.clear(yearly);
    await user.type(yearly, "0");
    await finish(user);
    expect(await within(form).findByText(/^Is \$0 right\?/)).toBeVisible();
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await finish(user);
    await confirm(user);
    await screen.findByText("The leads");
    expect(sentQuote(requests.find(({ method }) => method === "POST"))).toMatchObject({
      prices: [{ monthly: 90, yearly: 0 }],
    });
  });

  it("says that all carriers are covered instead of offering a form", async () => {
    open(aLeadDetail({ carriers: [aLeadCarrier({ isQuoted: true })] }));
    expect(await screen.findByText(english["leads.covered"])).toBeVisible();
    expect(screen.queryByRole("combobox")).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Finish Quoting" })).not.toBeInTheDocument();
  });

  it.each([
    ["still shows it", () => leadReply.encode(closedDetail())],
    ["is gone with it", () => refusal(404, ["not-found"])],
  ])("keeps in sight what was typed when another agent wins and the lead %s", async (_, after) => {
    let isOver = false;
    const { user } = open(() => (isOver ? after() : leadReply.encode(aLeadDetail())), {
      [createCall]: () => {
        isOver = true;
        return refusal(409, ["lead-closed"]);
      },
    });
    await fill(user, await theForm("Quote 1"), "Farmers");
    await finish(user);
    await confirm(user);
    expect(await screen.findByText("Not sent")).toBeVisible();
    const typed = within(await theForm("Farmers"));
    expect(typed.getByRole("textbox", { name: /Monthly/ })).toHaveValue("90");
    expect(typed.getByRole("textbox", { name: /Monthly/ })).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Finish Quoting" })).not.toBeInTheDocument();
    expect(
      screen.getByText(/^(Another agent was chosen|This lead can no longer be quoted)$/),
    ).toBeVisible();
  });

  it("tells why a carrier cannot be chosen", async () => {
    const { user } = open(
      aLeadDetail({
        carriers: [
          aLeadCarrier(),
          aLeadCarrier({ id: 7, name: "Farmers" }),
          aLeadCarrier({ id: 9, name: "Amica", isQuoted: true }),
        ],
      }),
    );
    await fill(user, await theForm("Quote 1"), "State Farm");
    await user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
    const second = await theForm("Quote 2");
    await user.click(within(second).getByRole("combobox", { name: /Insurance company/ }));
    expect(await screen.findByRole("option", { name: /State Farm/ })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(screen.getByRole("option", { name: /Amica/ })).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("option", { name: /Farmers/ })).not.toHaveAttribute(
      "aria-disabled",
      "true",
    );
  });

  it("asks before a form is removed, and offers it only with a second one", async () => {
    const { user } = open(aLeadDetail());
    await theForm("Quote 1");
    expect(screen.queryByRole("button", { name: /^Remove/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
    const second = await theForm("Quote 2");
    expect(within(second).getByRole("combobox")).toHaveFocus();
    await user.click(screen.getByRole("button", { name: "Remove Quote 2" }));
    expect(screen.getByText("Are you sure you want to remove this quote?")).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Remove" }));
    expect(screen.queryByRole("region", { name: "Quote 2" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: english["quoteLead.add"] })).toHaveFocus();
  });

  it("updates an open quote, whose carrier stays fixed", async () => {
    const { user, requests } = open(
      aLeadDetail({ quotes: [anAgentQuote({ id: 31, needsUpdate: true })] }),
      { "PUT /agent/profile/leads/12": stored },
    );
    const form = await theForm("State Farm");
    expect(within(form).getByRole("combobox")).toBeDisabled();
    await finish(user);
    await confirm(user);
    await screen.findByText("The leads");
    expect(sentQuote(requests.find(({ method }) => method === "PUT"))).toMatchObject({
      quoteId: 31,
    });
  });

  it("submits each form in turn, new ones and outdated ones, and stops at the first refusal", async () => {
    const calls: string[] = [];
    const answer = (request: RecordedRequest) => {
      const { carrierId, token } = sentQuote(request);
      calls.push(`${request.method} ${carrierId} ${token}`);
      return carrierId === 7 ? refusal(500) : stored(request);
    };
    const { user } = open(
      aLeadDetail({
        quotes: [
          anAgentQuote({ id: 31, needsUpdate: true }),
          anAgentQuote({ id: 32, carrierId: 9, carrierName: "Amica" }),
        ],
        carriers: [
          aLeadCarrier(),
          aLeadCarrier({ id: 7, name: "Farmers" }),
          aLeadCarrier({ id: 8, name: "Chubb" }),
          aLeadCarrier({ id: 9, name: "Amica" }),
        ],
      }),
      { [createCall]: answer, "PUT /agent/profile/leads/12": answer },
    );
    const add = await screen.findByRole("button", { name: english["quoteLead.add"] });
    await user.click(add);
    await fill(user, await theForm("Quote 3"), "Farmers");
    await user.click(add);
    await fill(user, await theForm("Quote 4"), "Chubb");
    await finish(user);
    await confirm(user);
    expect(
      await screen.findByText("Sent: State Farm. Stopped at: Farmers. Not sent yet: Chubb."),
    ).toBeVisible();
    expect(calls).toEqual(["PUT 1 human-token:quote", "POST 7 human-token:quote"]);
    expect(within(await theForm("Chubb")).getByRole("textbox", { name: /Monthly/ })).toHaveValue(
      "90",
    );
  });

  it("offers a bundle price only for several types, with the sum as a hint", async () => {
    const { user } = open(aLeadDetail({ forms: [anAnsweredForm(1), anAnsweredForm(3)] }));
    const form = await theForm("Quote 1");
    await fill(user, form, "State Farm");
    const bundle = within(form).getByRole("group", { name: /Bundle price/ });
    expect(within(bundle).getByRole("textbox", { name: /Monthly/ })).toHaveAttribute(
      "placeholder",
      "180",
    );
  });

  it("locks a sent quote and offers nothing to finish", async () => {
    open(aLeadDetail({ quotes: [anAgentQuote({ isAccepted: true })] }));
    const form = await theForm("State Farm");
    expect(within(form).getByRole("textbox", { name: /Monthly/ })).toBeDisabled();
    expect(screen.queryByRole("button", { name: "Finish Quoting" })).not.toBeInTheDocument();
    expect(
      screen.queryByRole("button", { name: english["quoteLead.add"] }),
    ).not.toBeInTheDocument();
  });

  it("keeps what was typed when the page is left and opened again", async () => {
    const first = open(aLeadDetail());
    await fill(first.user, await theForm("Quote 1"), "Farmers");
    first.unmount();
    open(aLeadDetail());
    const form = await theForm("Farmers");
    expect(within(form).getByRole("textbox", { name: /Yearly/ })).toHaveValue("1,000");
  });

  it("says so when there is no such lead", async () => {
    open(() => refusal(404, ["not-found"]));
    expect(await screen.findByText("We couldn't find that lead")).toBeVisible();
    expect(screen.getByText("We couldn't find that. It may have been removed.")).toBeVisible();
  });
});
