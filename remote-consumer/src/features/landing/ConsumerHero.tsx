import { insuranceTypeName } from "@quotehaven/contract/rules";
import { Hero, type LandingStart } from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";
import { placeOf, placeText } from "../../shared/fields/place";
import { useZipPlace } from "../../shared/fields/useZipPlace";
import type { TypedStart } from "../../shared/register/RegisterModal";
import { LivingExample } from "./LivingExample";
import { NumberStart } from "./NumberStart";

type ConsumerHeroProps = {
  start: LandingStart;
  typed: TypedStart;
  onTyped: (typed: TypedStart) => void;
};

/** A better way to get insurance: what is to be insured, and a picture that answers at once. */
export function ConsumerHero({ start, typed, onTyped }: ConsumerHeroProps) {
  const { t } = useTranslation("consumer");
  const { type, zip } = typed;
  const found = useZipPlace(zip);
  const place = found ? placeOf(found) : null;
  return (
    <Hero
      texts={{
        eyebrow: t("landing.hero.eyebrow"),
        title: t("landing.hero.title"),
        text: t("landing.hero.text"),
        seeHow: t("landing.hero.seeHow"),
        notes: [t("landing.hero.note")],
      }}
      start={start}
      picture={
        <LivingExample
          key={type}
          type={insuranceTypeName(type)}
          place={place && placeText(place)}
        />
      }
    >
      <NumberStart start={start} typed={typed} onTyped={onTyped} />
    </Hero>
  );
}
