import type { HomeNeed, Needs } from "@quotehaven/contract/cover";
import type { QuoteBody as WireQuoteBody } from "@quotehaven/contract/schemas";
import {
  coverTemplatesReply,
  leadReply,
  quoteBody,
  quoteReply,
  type CoverTemplate,
  type LeadReply,
} from "@quotehaven/contract/wire";
import { screen, waitFor, within, type RecordedRequest } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLeadDetail, anAgentQuote } from "../../shared/leadFixtures";
import { openQuoteLead } from "./quoteLeadFixtures";

const templatesCall = "/agent/profile/cover-templates";

const house: HomeNeed = {
  home: "house",
  dwelling: 400_000,
  otherStructures: 40_000,
  belongings: 200_000,
  livingElsewhere: 80_000,
  personalLiability: 300_000,
  medicalPayments: 5_000,
  valuables: 0,
  deductible: 1000,
  wantsExtended: false,
  extras: ["flood"],
  presentYearly: null,
};
const needs: Partial<Needs> = { home: house };

function open(changes: Partial<LeadReply> = {}, templates: CoverTemplate[] = []) {
  let kept = templates;
  const reply = () => coverTemplatesReply.encode(kept);
  return openQuoteLead({
    "GET /agent/profile/leads/12": leadReply.encode(aLeadDetail({ need: needs, ...changes })),
    "POST /agent/profile/leads/12": (request: RecordedRequest) =>
      quoteReply.encode(anAgentQuote({ id: 501, carrierId: sent(request).carrierId })),
    "PUT /agent/profile/leads/12": quoteReply.encode(anAgentQuote()),
    [`GET ${templatesCall}`]: reply,
    [`POST ${templatesCall}`]: ({ body }: RecordedRequest) => {
      const { name, cover } = body as CoverTemplate;
      kept = [...kept, { id: 9, insuranceTypeId: 1, name, cover }];
      return reply();
    },
    [`DELETE ${templatesCall}/4`]: () => {
      kept = kept.filter(({ id }) => id !== 4);
      return { message: "Template deleted." };
    },
  });
}

type Opened = ReturnType<typeof open>;

const sent = (request: RecordedRequest | undefined) =>
  quoteBody.decode(request?.body as WireQuoteBody);
const theForm = async (name = "Quote 1") => within(await screen.findByRole("region", { name }));
const field = (form: Awaited<ReturnType<typeof theForm>>, name: RegExp) =>
  form.getByRole("textbox", { name });

/** Types at once: a key at a time is slow, and not what is tested here. */
async function write(user: Opened["user"], box: HTMLElement, text: string) {
  await user.click(box);
  await user.paste(text);
}

/** A form with its carrier and its prices filled in. */
async function priced({ user }: Opened) {
  const form = await theForm();
  await user.click(form.getByRole("combobox", { name: /Insurance company/ }));
  await user.click(await screen.findByRole("option", { name: /Farmers/ }));
  await write(user, field(form, /Monthly/), "90");
  await write(user, field(form, /Yearly/), "1000");
  return theForm("Farmers");
}

const finish = ({ user }: Opened) =>
  user.click(screen.getByRole("button", { name: "Finish Quoting" }));

async function confirmed(opened: Opened, method = "POST") {
  await opened.user.click(await screen.findByRole("button", { name: "Confirm" }));
  await screen.findByText("The leads");
  const path = "/agent/profile/leads/12";
  return sent(opened.requests.find((each) => each.method === method && each.path === path));
}

beforeEach(() => sessionStorage.clear());

describe("what a quote covers", () => {
  it("is filled from the need and sent, and its summary says how it stands", async () => {
    const opened = open();
    const form = await priced(opened);
    await opened.user.click(form.getByRole("button", { name: "Fill from the need" }));
    expect(field(form, /Dwelling \(A\)/)).toHaveValue("400,000");
    expect(form.getByRole("checkbox", { name: "Flood", hidden: true })).toBeChecked();
    await opened.user.clear(field(form, /Belongings \(C\)/));
    await write(opened.user, field(form, /Belongings \(C\)/), "150000");
    await finish(opened);
    expect(within(await screen.findByRole("dialog")).getByText("Below the need")).toBeVisible();

    expect((await confirmed(opened)).cover).toEqual({
      home: {
        dwelling: 400_000,
        otherStructures: 40_000,
        belongings: 150_000,
        livingElsewhere: 80_000,
        personalLiability: 300_000,
        medicalPayments: 5_000,
        deductible: 1000,
        included: ["flood"],
      },
    });
  });

  it("need not be said: what is empty is not sent", async () => {
    const opened = open();
    await priced(opened);
    await finish(opened);
    const quote = await confirmed(opened);
    for (const name of ["cover", "validUntil", "startsOn", "message"]) {
      expect(quote).not.toHaveProperty(name);
    }
  });

  it("has a wind deductible in dollars or in percent, each in the place of the other", async () => {
    const opened = open();
    const form = await priced(opened);
    await opened.user.click(form.getByText("More about the coverage"));
    await write(opened.user, field(form, /Wind and hail/), "5000");
    await write(opened.user, field(form, /Dwelling \(A\)/), "400000");
    await opened.user.selectOptions(
      form.getByRole("combobox", { name: /share of the dwelling/ }),
      "2%",
    );
    expect(field(form, /Wind and hail/)).toHaveValue("");
    expect(form.getByText("That is $8,000")).toBeVisible();
    await finish(opened);
    expect((await confirmed(opened)).cover).toEqual({
      home: { dwelling: 400_000, windDeductible: { percent: 2 } },
    });
  });

  it("asks a renter's agent for no building", async () => {
    open({ need: { home: { ...house, home: "renter", dwelling: 0, otherStructures: 0 } } });
    const form = await theForm();
    expect(field(form, /Belongings \(C\)/)).toBeVisible();
    expect(form.queryByRole("textbox", { name: /Dwelling/ })).not.toBeInTheDocument();
    expect(form.queryByText("Roof is settled at")).not.toBeInTheDocument();
  });

  it("asks once about a limit far from the need, and opens what it stands in", async () => {
    const opened = open();
    const form = await priced(opened);
    await write(opened.user, field(form, /Personal liability/), "3000");
    await finish(opened);
    expect(await form.findByText(/^This limit is far from the need/)).toBeVisible();
    await waitFor(() => expect(field(form, /Personal liability/)).toHaveFocus());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await finish(opened);
    expect((await confirmed(opened)).cover).toEqual({ home: { personalLiability: 3000 } });
  });

  it("is filled in beside what the client needs, which the lead draws", async () => {
    const { user } = open();
    expect((await theForm()).getByText("Needed: $400,000")).toBeVisible();
    await user.click(screen.getByRole("button", { name: english["leadPanel.title"] }));
    const need = await screen.findByRole("table", { name: "What is needed" });
    expect(within(need).getByRole("row", { name: /Belongings/ })).toHaveTextContent("$200,000");
  });

  it("of a sent quote is text, with how each line stands", async () => {
    open({
      quotes: [
        anAgentQuote({
          cover: { home: { dwelling: 300_000, belongings: 250_000, included: ["flood"] } },
          validUntil: "2099-01-31",
          message: "Ask about the roof.",
        }),
      ],
    });
    const form = await theForm("State Farm");
    expect(form.getByText("$300,000")).toBeVisible();
    expect(form.getAllByText("Below the need")).toHaveLength(1);
    expect(form.getAllByText("Meets the need")).toHaveLength(2);
    expect(form.getByText("01/31/2099")).toBeVisible();
    expect(form.getByText("Ask about the roof.")).toBeVisible();
    expect(form.queryByRole("button", { name: "Fill from the need" })).not.toBeInTheDocument();
  });
});

describe("what else a quote says", () => {
  it("refuses contact details in a word to the client, in place", async () => {
    const opened = open();
    const form = await priced(opened);
    await write(opened.user, field(form, /A word to the client/), "Call 512-555-0199");
    await finish(opened);
    expect(await form.findByRole("alert")).toHaveTextContent(/A word to the client/);
    expect(field(form, /A word to the client/)).toHaveAccessibleDescription(
      /Leave out phone numbers/,
    );
    expect(field(form, /A word to the client/)).toHaveAccessibleDescription(
      /contact begins after the choice/,
    );
    await opened.user.clear(field(form, /A word to the client/));
    await write(opened.user, field(form, /A word to the client/), "Two claims are forgiven.");
    await finish(opened);
    expect((await confirmed(opened)).message).toBe("Two claims are forgiven.");
  });

  it("keeps its end within 90 days", async () => {
    const opened = open();
    const form = await priced(opened);
    const end = field(form, /Valid until/);
    await opened.user.clear(end);
    await write(opened.user, end, "01/31/2099");
    await finish(opened);
    expect(await form.findByRole("alert")).toHaveTextContent(/^.*Valid until/);
  });

  it("says that a quote has ended, and renews it", async () => {
    const opened = open({
      quotes: [anAgentQuote({ needsUpdate: true, validUntil: "2020-01-31" })],
    });
    const form = await theForm("State Farm");
    expect(form.getByText("Ended on 01/31/2020: renew it")).toBeVisible();
    expect(form.queryByText("Application changed")).not.toBeInTheDocument();
    await finish(opened);
    expect(await confirmed(opened, "PUT")).toMatchObject({ quoteId: 31 });
  });
});

describe("a template", () => {
  it("is kept under a name, and fills another form in with one press", async () => {
    const opened = open();
    const { user } = opened;
    const form = await priced(opened);
    await write(user, field(form, /Personal liability/), "500000");
    await user.click(form.getByRole("button", { name: "Save as template" }));
    const modal = within(await screen.findByRole("dialog"));
    await write(user, modal.getByRole("textbox", { name: /Template name/ }), "Usual");
    await user.click(modal.getByRole("button", { name: "Save as template" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    const kept = opened.requests.find(
      ({ method, path }) => method === "POST" && path === templatesCall,
    );
    expect(kept?.body).toEqual({
      ins_id: 1,
      name: "Usual",
      cover: { home: { personalLiability: 500_000 } },
    });

    await user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
    const second = await theForm("Quote 2");
    await user.selectOptions(await second.findByRole("combobox", { name: /Template/ }), "Usual");
    expect(field(second, /Personal liability/)).toHaveValue("500,000");
  });

  it("brings a renter no building, and is deleted once that is confirmed", async () => {
    const { user } = open({ need: { home: { ...house, home: "renter" } } }, [
      {
        id: 4,
        insuranceTypeId: 1,
        name: "Houses",
        cover: { home: { dwelling: 1, deductible: 2500 } },
      },
    ]);
    const form = await theForm();
    await user.selectOptions(await form.findByRole("combobox", { name: /Template/ }), "Houses");
    expect(field(form, /^Deductible/)).toHaveValue("2,500");
    await user.click(form.getByRole("button", { name: "Save as template" }));
    await user.click(await screen.findByRole("button", { name: "Delete Houses" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Delete Houses" })).not.toBeInTheDocument(),
    );
  });
});
