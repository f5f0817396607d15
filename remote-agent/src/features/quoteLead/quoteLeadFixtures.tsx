import type { QuoteBody as WireQuoteBody } from "@quotehaven/contract/schemas";
import { leadReply, quoteBody, quoteReply, type LeadReply } from "@quotehaven/contract/wire";
import { screen, within, type RecordedRequest } from "@quotehaven/platform/testing";
import { anAgentQuote } from "../../shared/leadFixtures";
import { openScreen, write } from "../../shared/screenFixtures";
import { QuoteLeadScreen } from "./QuoteLeadScreen";

/** The calls that send a new quote of the lead, and change one. */
export const createCall = "POST /agent/profile/leads/12";
export const updateCall = "PUT /agent/profile/leads/12";

/** Opens the quote page of lead 12. Every quote is taken, unless `replies` say something else. */
export function openQuoteLead(
  lead: LeadReply | (() => unknown),
  replies: Record<string, unknown> = {},
) {
  return openScreen(
    [
      { path: "/agent/profile/leads/:id", element: <QuoteLeadScreen /> },
      { path: "/agent/profile/leads", element: <p>The leads</p> },
    ],
    {
      path: "/agent/profile/leads/12",
      replies: {
        "GET /agent/profile/leads/12": typeof lead === "function" ? lead : leadReply.encode(lead),
        [createCall]: storedQuote,
        [updateCall]: storedQuote,
        "GET /agent/profile/cover-templates": { data: [] },
        ...replies,
      },
    },
  );
}

export type OpenedQuoteLead = ReturnType<typeof openQuoteLead>;

/** A quote as it was sent. */
export const quoteIn = (request: RecordedRequest) =>
  quoteBody.decode(request.body as WireQuoteBody);

/** What the server answers to a quote: the same quote, locked. */
export function storedQuote(request: RecordedRequest, carrierName = "State Farm") {
  const { carrierId, quoteId } = quoteIn(request);
  const id = request.method === "PUT" ? quoteId : 500 + carrierId;
  return quoteReply.encode(anAgentQuote({ id, carrierId, carrierName }));
}

/** A form of the page by its title. */
export const theForm = async (name = "Quote 1") =>
  within(await screen.findByRole("region", { name }));

export const finishQuoting = ({ user }: OpenedQuoteLead) =>
  user.click(screen.getByRole("button", { name: "Finish Quoting" }));

/** Confirms the summary, and gives the quotes that were sent once all of them were taken. */
export async function confirmedQuotes({ user, requests }: OpenedQuoteLead) {
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  await screen.findByText("The leads");
  return requests
    .filter(({ method, path }) => method !== "GET" && path === "/agent/profile/leads/12")
    .map(quoteIn);
}

/** Fills a form in with a carrier and prices for each insurance type. */
export async function fillQuote(opened: OpenedQuoteLead, title: string, carrier: string) {
  const form = await theForm(title);
  await opened.user.click(form.getByRole("combobox", { name: /Insurance company/ }));
  await opened.user.click(await screen.findByRole("option", { name: new RegExp(carrier) }));
  for (const group of form.getAllByRole("group")) {
    if (/Bundle/.test(group.querySelector("legend")?.textContent ?? "")) continue;
    const monthly = within(group).queryByRole("textbox", { name: /Monthly/ });
    if (!monthly) continue;
    await write(opened, monthly, "90");
    await write(opened, within(group).getByRole("textbox", { name: /Yearly/ }), "1000");
  }
  return theForm(carrier);
}
