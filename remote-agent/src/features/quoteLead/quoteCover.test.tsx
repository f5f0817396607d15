import type { HomeNeed } from "@quotehaven/contract/cover";
import { coverTemplatesReply, type CoverTemplate, type LeadReply } from "@quotehaven/contract/wire";
import { screen, waitFor, within, type RecordedRequest } from "@quotehaven/platform/testing";
import english from "../../messages/en.json" with { type: "json" };
import { aLeadDetail, anAgentQuote } from "../../shared/leadFixtures";
import { write } from "../../shared/screenFixtures";
import { confirmedQuotes, finishQuoting, openQuoteLead, theForm } from "./quoteLeadFixtures";

const templatesCall = "/agent/profile/cover-templates";

const limits = {
  ...{ dwelling: 400_000, otherStructures: 40_000, livingElsewhere: 80_000 },
  ...{ personalLiability: 300_000, medicalPayments: 5_000, deductible: 1000 },
};
const house: HomeNeed = {
  ...limits,
  home: "house",
  belongings: 200_000,
  extras: ["flood"],
  ...{ valuables: 0, wantsExtended: false, presentYearly: null },
};

function open(changes: Partial<LeadReply> = {}, templates: CoverTemplate[] = []) {
  let kept = templates;
  const reply = () => coverTemplatesReply.encode(kept);
  return openQuoteLead(aLeadDetail({ need: { home: house }, ...changes }), {
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

/** A form that is filled in: of a quote that waits to be sent again. */
async function openPriced(quote = {}) {
  const opened = open({ quotes: [anAgentQuote({ needsUpdate: true, ...quote })] });
  const form = await theForm("State Farm");
  const type = (name: RegExp, text: string) => write(opened, field(form, name), text);
  return { opened, form, type };
}

const field = (form: Awaited<ReturnType<typeof theForm>>, name: RegExp) =>
  form.getByRole("textbox", { name });

beforeEach(() => sessionStorage.clear());

describe("what a quote covers", () => {
  it("is filled from the need and sent, and its summary says how it stands", async () => {
    const { opened, form, type } = await openPriced();
    expect(form.getByText("Needed: $400,000")).toBeVisible();
    await opened.user.click(form.getByRole("button", { name: "Fill from the need" }));
    expect(field(form, /Dwelling \(A\)/)).toHaveValue("400,000");
    expect(form.getByRole("checkbox", { name: "Flood", hidden: true })).toBeChecked();
    await type(/Belongings \(C\)/, "150000");
    await opened.user.click(screen.getByRole("button", { name: english["leadPanel.title"] }));
    const need = await screen.findByRole("table", { name: "What is needed" });
    expect(within(need).getByRole("row", { name: /Belongings/ })).toHaveTextContent("$200,000");
    await opened.user.keyboard("{Escape}");
    await finishQuoting(opened);
    expect(within(await screen.findByRole("dialog")).getByText("Below the need")).toBeVisible();
    const [quote] = await confirmedQuotes(opened);
    const home = { ...limits, belongings: 150_000, included: ["flood"] };
    expect(quote?.cover).toEqual({ home });
  });

  it("has a wind deductible in dollars or in percent, and asks once about a limit far from the need", async () => {
    const { opened, form, type } = await openPriced();
    const wind = field(form, /Wind and hail/);
    await opened.user.click(form.getByText("More about the coverage"));
    await write(opened, wind, "5000");
    await type(/Dwelling \(A\)/, "400000");
    const share = form.getByRole("combobox", { name: /share of the dwelling/ });
    await opened.user.selectOptions(share, "2%");
    expect(wind).toHaveValue("");
    expect(form.getByText("That is $8,000")).toBeVisible();
    const liability = field(form, /Personal liability/);
    await write(opened, liability, "3000");
    await finishQuoting(opened);
    expect(await form.findByText(/^This limit is far from the need/)).toBeVisible();
    await waitFor(() => expect(liability).toHaveFocus());
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await finishQuoting(opened);
    const [quote] = await confirmedQuotes(opened);
    expect(quote?.cover).toEqual({
      home: { dwelling: 400_000, windDeductible: { percent: 2 }, personalLiability: 3000 },
    });
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
    for (const words of ["$300,000", "Below the need", "01/31/2099", "Ask about the roof."])
      expect(form.getByText(words)).toBeVisible();
    expect(form.getAllByText("Meets the need")).toHaveLength(2);
    expect(form.queryByRole("button", { name: "Fill from the need" })).not.toBeInTheDocument();
  });
});

it("renews what has ended, and refuses contact details and an end after 90 days", async () => {
  const { opened, form } = await openPriced({ validUntil: "2020-01-31" });
  expect(form.getByText("Ended on 01/31/2020: renew it")).toBeVisible();
  expect(form.queryByText("Application changed")).not.toBeInTheDocument();
  const word = field(form, /A word to the client/);
  const end = field(form, /Valid until/) as HTMLInputElement;
  const usual = end.value;
  await write(opened, word, "Call 512-555-0199");
  await write(opened, end, "01/31/2099");
  await finishQuoting(opened);
  const links = within(await form.findByRole("alert")).getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Valid until/),
    expect.stringMatching(/A word to the client/),
  ]);
  expect(word).toHaveAccessibleDescription(/Leave out phone numbers/);
  expect(word).toHaveAccessibleDescription(/contact begins after the choice/);
  await write(opened, word, "Two claims are forgiven.");
  await write(opened, end, usual);
  await finishQuoting(opened);
  const [quote] = await confirmedQuotes(opened);
  expect(quote).toMatchObject({ quoteId: 31, message: "Two claims are forgiven." });
  expect(quote).not.toHaveProperty("validUntil");
  expect(quote).not.toHaveProperty("cover");
});

describe("a template", () => {
  it("is kept under a name, and fills another form in with one press", async () => {
    const { opened, form, type } = await openPriced();
    const { user, requests } = opened;
    await type(/Personal liability/, "500000");
    await user.click(form.getByRole("button", { name: "Save as template" }));
    const modal = within(await screen.findByRole("dialog"));
    await write(opened, modal.getByRole("textbox", { name: /Template name/ }), "Usual");
    await user.click(modal.getByRole("button", { name: "Save as template" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    expect(requests.find(({ method }) => method === "POST")).toMatchObject({
      path: templatesCall,
      body: { ins_id: 1, name: "Usual", cover: { home: { personalLiability: 500_000 } } },
    });

    await user.click(screen.getByRole("button", { name: english["quoteLead.add"] }));
    const second = await theForm("Quote 2");
    await user.selectOptions(await second.findByRole("combobox", { name: /Template/ }), "Usual");
    expect(field(second, /Personal liability/)).toHaveValue("500,000");
  });

  it("brings a renter no building, and is deleted once that is confirmed", async () => {
    const cover = { home: { dwelling: 1, deductible: 2500 } };
    const { user } = open({ need: { home: { ...house, home: "renter" } } }, [
      { id: 4, insuranceTypeId: 1, name: "Houses", cover },
    ]);
    const form = await theForm();
    await user.selectOptions(await form.findByRole("combobox", { name: /Template/ }), "Houses");
    expect(field(form, /^Deductible/)).toHaveValue("2,500");
    expect(form.queryByRole("textbox", { name: /Dwelling/ })).not.toBeInTheDocument();
    await user.click(form.getByRole("button", { name: "Save as template" }));
    await user.click(await screen.findByRole("button", { name: "Delete Houses" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "Delete Houses" })).not.toBeInTheDocument(),
    );
  });
});
