import { useState } from "react";

/** Twelve digits stay exact as numbers and fit the field. */
export const largestNumber = 999_999_999_999;

/** The number before the point; null where there is none. */
function wholeOf(typed: string): number | null {
  const [whole = ""] = typed.split(".");
  return whole === "" ? null : Number(whole);
}

/** What `1.800` means to somebody who groups thousands with points; null for other texts. */
function meantBy(typed: string): number | null {
  const meant = /^[1-9]\d{0,2}\.(?:\d{3})+$/.test(typed) ? Number(typed.replace(".", "")) : null;
  return meant !== null && meant <= largestNumber ? meant : null;
}

/** A whole number while it is typed. */
export type TypedNumber = {
  /** What the field shows: the text as it is typed, afterwards the number. */
  shown: string | number | null;
  /** Whether a decimal point was typed, which is dropped with what follows it. */
  hasPoint: boolean;
  /** The number that was probably meant where a point groups thousands; null otherwise. */
  meant: number | null;
  take: (text: string) => void;
  /** The field was left: from now on it shows the number alone. */
  end: () => void;
};

/** Reads a whole number out of what is typed. */
export function useTypedNumber({
  value,
  onChange,
  canAsk,
}: {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Whether the person could still answer the question. */
  canAsk: boolean;
}): TypedNumber {
  const [typed, setTyped] = useState<string | null>(null);
  const [doubt, setDoubt] = useState<{ read: number | null; meant: number } | null>(null);
  const shown = typed !== null && wholeOf(typed) === value ? typed : value;
  return {
    shown,
    hasPoint: typeof shown === "string" && shown.includes("."),
    meant: doubt !== null && doubt.read === value && canAsk ? doubt.meant : null,
    take: (text) => {
      const whole = wholeOf(text);
      const meant = meantBy(text);
      setTyped(text);
      setDoubt(meant === null ? null : { read: whole, meant });
      if (whole !== value) onChange(whole);
    },
    end: () => setTyped(null),
  };
}
