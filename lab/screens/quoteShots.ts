import type { ConsumerQuote } from "@quotehaven/contract/schemas";
import { inOrder, pause, press, see } from "./acts";
import type { Shot } from "./Shot";

const screen = "My quotes";
const path = "/profile/my-quotes";
const quotesCall = "GET /user/quotes";

function aQuote(id: number, carrier: string, changes: Partial<ConsumerQuote> = {}): ConsumerQuote {
  return {
    qot_id: id,
    number: String(id).padStart(2, "0"),
    inc_name: carrier,
    qot_monthly: null,
    qot_yearly: null,
    qot_deleted: false,
    qot_edit: 0,
    accepted: false,
    prices: [{ ins_id: 1, ins_name: "Home", qpr_monthly: 80 + id, qpr_yearly: 960 + 12 * id }],
    agent: {
      agency: "Hill Country Insurance",
      name: "Ada Broker",
      licenseNumber: "2100044",
      licenseState: "TX",
    },
    ...changes,
  };
}

const threePrices: ConsumerQuote["prices"] = [
  { ins_id: 1, ins_name: "Home", qpr_monthly: 112, qpr_yearly: 1_344 },
  { ins_id: 2, ins_name: "Life", qpr_monthly: 1_048, qpr_yearly: 12_576 },
  { ins_id: 3, ins_name: "Auto", qpr_monthly: 96, qpr_yearly: 1_152 },
];

const everyKind = [
  aQuote(1, "State Farm", { prices: threePrices, qot_monthly: 1_180, qot_yearly: 14_160 }),
  aQuote(2, "Liberty Mutual", { prices: threePrices }),
  aQuote(3, "Nationwide", { prices: threePrices, qot_edit: 1 }),
  aQuote(4, "The Hartford", { prices: threePrices, qot_deleted: true }),
];

/** The quotes that a consumer compares. */
export const quoteShots: Shot[] = [
  {
    screen,
    state: "loading",
    name: "quotes",
    path,
    as: "submitted",
    replies: (replies) => replies.never(quotesCall),
    act: pause(400),
  },
  {
    screen,
    state: "failed",
    name: "quotes did not load",
    path,
    as: "submitted",
    replies: (replies) => replies.fail(quotesCall),
    act: see("Try again"),
    isWindow: true,
  },
  { screen, state: "empty", name: "no quotes", path, as: "saved" },
  { screen, state: "full", name: "pending", path, as: "submitted" },
  { screen, state: "full", name: "accepted", path, as: "won" },
  { screen: "Your choice", state: "full", name: "waiting", path: `${path}/choice`, as: "won" },
  { screen: "Your choice", state: "empty", name: "none", path: `${path}/choice`, as: "submitted" },
  {
    screen,
    state: "full",
    name: "bundle, sum, waiting, removed",
    path,
    as: "submitted",
    replies: (replies) => replies.answer(quotesCall, { data: everyKind }),
  },
  {
    screen,
    state: "full",
    name: "nine of one type",
    path,
    as: "submitted",
    replies: (replies) =>
      replies.answer(quotesCall, {
        data: Array.from({ length: 9 }, (_each, index) => aQuote(index + 1, "American Family")),
      }),
  },
  {
    screen,
    state: "full",
    name: "beside the application",
    path,
    as: "submitted",
    act: inOrder(press("Show my application"), pause(500)),
    widths: [1280],
  },
  {
    screen,
    state: "full",
    name: "one opened, to choose",
    path,
    as: "submitted",
    replies: (replies) => replies.answer(quotesCall, { data: everyKind }),
    act: press("View quote"),
    english: threePrices.map(({ ins_name }) => ins_name),
    isWindow: true,
  },
  {
    screen,
    state: "full",
    name: "chosen, toast",
    path,
    as: "submitted",
    replies: async (replies) => {
      let isChosen = false;
      await replies.answerAsItIs(quotesCall, () => ({
        data: everyKind.map((quote, index) => ({ ...quote, accepted: isChosen && index === 0 })),
      }));
      await replies.answerAsItIs("POST /user/quotes/:id", () => {
        isChosen = true;
        return { message: "ok" };
      });
    },
    act: inOrder(press("View quote"), press(/^Choose /), see(/Congratulations/), see(/^You chose/)),
    english: threePrices.map(({ ins_name }) => ins_name),
    isWindow: true,
  },
];
