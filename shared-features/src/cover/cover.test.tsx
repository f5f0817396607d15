import { coverFieldsOf, coverLines, coverNames, type HeldCover } from "@quotehaven/contract/cover";
import { act, renderScreen, screen, within } from "@quotehaven/platform/testing";
import { scenes } from "./coverScenes";
import { homes } from "./otherHomes";
import { english } from "./english";
import { spanish } from "./spanish";
import { CoverDrawing, CoveragePicture, VerdictMark } from ".";

const held: Extract<HeldCover, { type: "home" }> = {
  type: "home",
  cover: {
    dwelling: 300_000,
    belongings: 250_000,
    deductible: 2_500,
    windDeductible: { percent: 2 },
    belongingsSettlement: "actualCashValue",
  },
  need: {
    home: "condo",
    dwelling: 400_000,
    otherStructures: 0,
    belongings: 200_000,
    livingElsewhere: 80_000,
    personalLiability: 300_000,
    medicalPayments: 5_000,
    valuables: 0,
    deductible: 1000,
    wantsExtended: false,
    extras: [],
    presentYearly: null,
  },
};

const aLifeNeed = {
  deathBenefit: 500_000,
  termYears: 20,
  policyKind: "term",
  refusesExam: true,
} as const;

const anAutoNeed = {
  injury: 300_000,
  propertyDamage: 100_000,
  totalRequired: 1_300_000,
  wantsUmbrella: true,
  wantsOwnDamage: true,
  deductible: 500,
  wantsMedicalPayments: true,
  extras: ["roadside" as const],
  presentMonthly: null,
};

const kinds = ["house", "condo", "renter", "manufactured", "landlord"] as const;

it("draws each kind of home as what it is, and meanwhile as a house", async () => {
  const drawingOf = async (home: (typeof kinds)[number]) => {
    const { container, unmount } = renderScreen(
      <CoverDrawing held={{ ...held, need: { ...held.need, home } }} isNeedOnly isDecorative />,
    );
    expect(container.querySelector('[data-part="belongings"]')).not.toBeNull();
    // What is fetched has come.
    await act(async () => undefined);
    const drawn = container.innerHTML.replaceAll(/_r_\w+?_|title>[^<]*/g, "");
    unmount();
    return drawn;
  };
  const pictures = [];
  for (const home of kinds) pictures.push(await drawingOf(home));
  // Who rents a house out has a house.
  expect(new Set(pictures).size).toBe(kinds.length - 1);
});

describe("the coverage picture", () => {
  it("says and draws each line of the need, how far the quote goes, and what is short", () => {
    renderScreen(<CoveragePicture held={held} />);
    const row = (name: string) => screen.getByRole("row", { name: new RegExp(name) });

    expect(row("Interior of the unit")).toHaveTextContent("$400,000");
    expect(row("Interior of the unit")).toHaveTextContent("Covered $300,000, $100,000 below");
    expect(row("Belongings \\(C")).toHaveTextContent("Covered $250,000");
    expect(row("Belongings \\(C")).not.toHaveTextContent("below");
    expect(row("^Deductible")).toHaveTextContent(
      /At most \$1,000\$2,500, \$1,500 above what you prefer$/,
    );
    expect(row("Wind and hail")).toHaveTextContent(/2% of the dwelling, \$6,000, \$5,000 above/);
    expect(row("Settlement of belongings")).toHaveTextContent("Actual cash value, below your need");
    expect(row("Personal liability")).toHaveTextContent("Not stated");

    const bar = (name: string) => row(name).querySelector("[data-share]");
    expect(bar("Interior of the unit")).toHaveAttribute("data-share", "0.75");
    expect(bar("Personal liability")).toHaveAttribute("data-share", "unstated");
  });

  it("hatches every amount of a quote that states nothing, and repeats no word of it", () => {
    renderScreen(<CoveragePicture held={{ ...held, cover: {} }} isSilent />);
    const rows = within(screen.getByRole("table", { name: "What is needed" }))
      .getAllByRole("row")
      .slice(1);
    expect(rows).toHaveLength(coverLines(held).length);
    const bars = rows.flatMap((row) => [...row.querySelectorAll("[data-share]")]);
    expect(bars).toHaveLength(coverLines(held).filter(({ amounts }) => amounts).length);
    for (const bar of bars) expect(bar).toHaveAttribute("data-share", "unstated");
    for (const row of rows) expect(row).not.toHaveTextContent("Not stated");
  });

  it("has no bar for a line that is no amount: it meets the need or does not", () => {
    renderScreen(<CoveragePicture held={held} />);
    for (const name of [/^Deductible/, /^Wind and hail/, /Settlement of belongings/]) {
      expect(screen.getByRole("row", { name }).querySelector("[data-share]")).toBeNull();
    }
  });

  it("draws the need alone where there is no quote", () => {
    renderScreen(<CoveragePicture held={held} isNeedOnly />);
    const table = screen.getByRole("table", { name: "What is needed" });
    expect(within(table).getByRole("row", { name: /Belongings/ })).toHaveTextContent("$200,000");
    expect(table).not.toHaveTextContent("Covered");
    expect(table.querySelector("td[aria-hidden]")).toBeNull();
  });

  it("is a drawing whose parts fill as far as the quote goes, and say so", () => {
    const { container } = renderScreen(<CoverDrawing held={held} />);
    expect(screen.getByRole("img")).toHaveAccessibleName(
      "Interior of the unit (A): $100,000 below; Belongings (C): Meets your need; " +
        "Living elsewhere (D): Not stated; Personal liability (E): Not stated; " +
        "Medical payments (F): Not stated; Deductible: $1,500 above what you prefer; " +
        "Wind and hail deductible: $5,000 above what you prefer; " +
        "Settlement of the dwelling: Not stated; Settlement of belongings: Below your need",
    );
    const shareOf = (field: string) =>
      container.querySelector(`[data-part="${field}"]`)?.getAttribute("data-share");
    expect([shareOf("dwelling"), shareOf("belongings"), shareOf("personalLiability")]).toEqual([
      "0.75",
      "1",
      "unstated",
    ]);
    expect(shareOf("valuables")).toBeUndefined();
    expect(container.querySelectorAll("[data-part]")).toHaveLength(coverLines(held).length);
  });
});

it.each([
  ["meets", "Meets your need", "Meets the need"],
  ["below", "Below your need", "Below the need"],
  ["notStated", "Not stated", "Not stated"],
] as const)("says %s to a client and to an agent", (verdict, client, agent) => {
  renderScreen(<VerdictMark verdict={verdict} />);
  expect(screen.getByText(client)).toBeInTheDocument();
  renderScreen(<VerdictMark verdict={verdict} role="agent" />);
  expect(screen.getAllByText(agent).length).toBeGreaterThan(0);
});

const helds: HeldCover[] = [
  ...kinds.map((home) => ({
    ...held,
    need: { ...held.need, home, otherStructures: 1, valuables: 1, extras: ["flood" as const] },
  })),
  { type: "life", cover: {}, need: aLifeNeed },
  { type: "auto", cover: {}, need: anAutoNeed },
];

it.each(
  helds.map((each): [string, HeldCover] => [
    "home" in each.need ? each.need.home : each.type,
    each,
  ]),
)("has a shape for every line of what is needed: %s", (_name, each) => {
  const scene = each.type === "home" ? homes[each.need.home] : scenes[each.type];
  const drawn = Object.keys(scene.parts);
  for (const { field } of coverLines(each)) expect(drawn).toContain(field);
});

it("has wheels on a car that is not insured itself", () => {
  const wheelsOf = (wantsOwnDamage: boolean) => {
    const { container, unmount } = renderScreen(
      <CoverDrawing
        held={{ type: "auto", cover: {}, need: { ...anAutoNeed, wantsOwnDamage } }}
        isNeedOnly
        isDecorative
      />,
    );
    const wheels = container.querySelectorAll('circle[cy="186"]').length;
    unmount();
    return wheels;
  };
  expect(wheelsOf(false)).toBe(4);
});

it("fills a need as far as is known of it", () => {
  const { container } = renderScreen(
    <CoverDrawing held={held} isNeedOnly known={{ dwelling: 0.5 }} />,
  );
  const shareOf = (field: string) =>
    container.querySelector(`[data-part="${field}"]`)?.getAttribute("data-share");
  expect([shareOf("dwelling"), shareOf("belongings")]).toEqual(["0.5", "0"]);
});

it("marks what a bad day hits, and nothing else", () => {
  const { container } = renderScreen(<CoverDrawing held={held} day="burglary" />);
  const hit = [...container.querySelectorAll("[data-hit]")];
  expect(hit.map((part) => part.getAttribute("data-part"))).toEqual(["belongings"]);
});

it("has a name for every field and every option, in both languages", () => {
  for (const [{ options }, fields] of [
    [english, coverNames.en],
    [spanish, coverNames.es],
  ] as const) {
    for (const [name, field] of (["home", "life", "auto"] as const).flatMap(coverFieldsOf)) {
      expect(Object.keys(fields)).toContain(name);
      const words = "options" in field ? field.options.filter((each) => isNaN(Number(each))) : [];
      expect(Object.keys(options)).toEqual(expect.arrayContaining(words.map(String)));
    }
  }
});
