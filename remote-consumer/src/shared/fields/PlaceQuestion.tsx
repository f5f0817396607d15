import { useFormContext, useTranslation } from "@quotehaven/platform";
import { Button, Notice, Row, theme, useHeld } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { contradicts, placeText, type Place } from "./place";

/** Whether one of the named fields has the focus: what is being typed is not judged yet. */
function useIsWriting(names: readonly string[]): boolean {
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    const enter = ({ target }: Event) =>
      setFocused(target instanceof Element ? target.getAttribute("name") : null);
    const leave = () => setFocused(null);
    document.addEventListener("focusin", enter);
    // It may have been entered before anybody asked.
    document.addEventListener("input", enter);
    document.addEventListener("focusout", leave);
    return () => {
      document.removeEventListener("focusin", enter);
      document.removeEventListener("input", enter);
      document.removeEventListener("focusout", leave);
    };
  }, []);
  return focused !== null && names.includes(focused);
}

const Answers = styled(Row)`
  margin-top: ${theme.space(2)};
`;

type PlaceQuestionProps = {
  zip: string;
  /** Where the zip code lies. */
  place: Place;
  cityField: string;
  stateField: string;
  onUse: (place: Place) => void;
};

/**
 * Asks once, where it is seen, which is right when the city or the state is not the zip code's.
 * Either answer is accepted: some cities share a zip code, or have two names.
 */
export function PlaceQuestion({ zip, place, cityField, stateField, onUse }: PlaceQuestionProps) {
  const { t } = useTranslation<"consumer">();
  const [city, state] = useFormContext().watch([cityField, stateField]);
  const written = { city: String(city ?? ""), state: String(state ?? "") };
  const isWriting = useIsWriting([cityField, stateField]);
  const [kept, setKept] = useState<string | null>(null);
  const asked = `${zip} ${placeText(written)}`;
  const isAsked = useHeld(!isWriting && kept !== asked && contradicts(written, place));
  if (!isAsked) return null;
  const places = { zip, place: placeText(place), written: placeText(written) };
  return (
    <Notice title={t("common.whichPlace", places)} role="status">
      <Answers gap={2}>
        <Button size="small" onClick={() => onUse(place)}>
          {t("common.usePlace", places)}
        </Button>
        <Button size="small" emphasis="quiet" onClick={() => setKept(asked)}>
          {t("common.keepPlace", places)}
        </Button>
      </Answers>
    </Notice>
  );
}
