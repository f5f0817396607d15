import { aHomeNeed, aLifeNeed, anAutoNeed } from "./coverFixtures";
import type { HeldCover } from "./need";
import { pictureParts } from "./pictureParts";

const shares = (held: HeldCover, isNeedOnly?: boolean) =>
  Object.fromEntries(pictureParts(held, isNeedOnly).map(({ field, share }) => [field, share]));

it("fills each part as far as the cover goes, and none that is not needed", () => {
  const cover = { dwelling: 224_500, belongings: 999_000, deductible: 500 };
  expect(shares({ type: "home", cover, need: aHomeNeed({ otherStructures: 0 }) })).toEqual({
    dwelling: 0.5,
    belongings: 1,
    livingElsewhere: null,
    personalLiability: null,
    medicalPayments: null,
  });
});

it("fills what has no amount whole or not at all", () => {
  const cover = { injury: "100/300", collisionDeductible: "none", umbrella: 1_000_000 } as const;
  const need = anAutoNeed({ wantsOwnDamage: true, wantsUmbrella: true, totalRequired: 1_200_000 });
  expect(shares({ type: "auto", cover, need })).toEqual({
    injury: 1,
    propertyDamage: null,
    uninsuredDrivers: null,
    comprehensiveDeductible: null,
    collisionDeductible: 0,
    umbrella: 1,
  });
});

it("leaves a need alone empty", () => {
  expect(shares({ type: "life", cover: {}, need: aLifeNeed() }, true)).toEqual({
    deathBenefit: 0,
    termYears: 0,
  });
});
