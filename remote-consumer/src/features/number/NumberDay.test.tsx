import type { Needs, PresentPolicies } from "@quotehaven/contract/cover";
import { renderScreen, screen } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { homeAndAutoNeeds } from "../../shared/quotes/quoteFixtures";
import { NumberDay } from "./NumberDay";

const whole = {
  dwelling: 280_000,
  belongings: 10_000,
  livingElsewhere: 20_000,
  personalLiability: 100_000,
  deductible: 1_000,
  dwellingSettlement: "replacement",
  belongingsSettlement: "replacement",
} as const;

const openDay = (present?: PresentPolicies, { home, auto }: Partial<Needs> = homeAndAutoNeeds) =>
  renderScreen(<NumberDay need={home ? { home } : { auto }} present={present} />, {
    messages: { consumer: messages },
  });

/** What each line of the answer says, from no insurance to the figure. */
const lines = () =>
  screen
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe("a bad day with the policy of today", () => {
  it("stands between no insurance and the figure, and says how much it leaves its owner short", async () => {
    const { user } = openDay({ home: { cover: whole } });
    expect(lines()).toEqual([
      ["No insurance", "You pay $79,000"],
      ["Today", "A kitchen fire leaves you $7,000 short"],
      ["With this coverage", "You pay your deductible"],
    ]);
    await user.click(screen.getByRole("button", { name: "Somebody is badly hurt on your steps" }));
    expect(lines()[1]).toEqual(["Today", "A bad fall on your steps leaves you $200,000 short"]);
  });

  it.each<[string, PresentPolicies, string]>([
    [
      "at least so much where a deductible, a settlement or a limit is not known",
      { home: { cover: { dwelling: 50_000 } } },
      "A kitchen fire leaves you at least $8,000 short",
    ],
    [
      "nothing, as far as is known, where it may be more",
      { home: { cover: { ...whole, belongings: 20_000, deductible: undefined } } },
      "You pay nothing, as far as is known",
    ],
    [
      "nothing where all is paid",
      { home: { cover: { ...whole, belongings: 20_000, deductible: 0 } } },
      "You pay nothing",
    ],
    ["that nothing is known", { home: { cover: {} } }, "Not known"],
  ])("says %s", (_, present, words) => {
    openDay(present);
    expect(lines()[1]).toEqual(["Today", words]);
  });

  it("says nothing where no policy of this type was entered", () => {
    const { unmount } = openDay();
    expect(lines()).toHaveLength(2);
    unmount();
    openDay({ auto: { cover: { propertyDamage: 25_000 } } });
    expect(lines()).toHaveLength(2);
  });

  it("is of cars, too", () => {
    openDay({ auto: { cover: { propertyDamage: 25_000 } } }, { auto: homeAndAutoNeeds.auto });
    expect(lines()[1]).toEqual(["Today", "Hitting a new car leaves you $23,000 short"]);
  });
});
