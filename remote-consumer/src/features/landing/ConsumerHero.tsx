import { Hero, type LandingStart } from "@quotehaven/shared-features/landing";
import { useTranslation } from "react-i18next";
import { NumberStart } from "./NumberStart";
import { SampleQuotes } from "./SampleQuotes";

/** A better way to get insurance, and what comes of it. */
export function ConsumerHero({ start }: { start: LandingStart }) {
  const { t } = useTranslation("consumer");
  return (
    <Hero
      texts={{
        eyebrow: t("landing.hero.eyebrow"),
        title: t("landing.hero.title"),
        text: t("landing.hero.text"),
        seeHow: t("landing.hero.seeHow"),
        note: t("landing.hero.note"),
      }}
      start={start}
      picture={<SampleQuotes />}
    >
      <NumberStart />
    </Hero>
  );
}
