import { useEffect, useEffectEvent, useState } from "react";

const pauseMs = 300;

/** What is typed into a field whose value is kept elsewhere. */
type Typed = {
  text: string;
  type: (text: string) => void;
  /** Takes what is typed at once. */
  take: () => void;
};

/**
 * Takes what is typed once it rests and can be taken. A change of `value` that was not typed here,
 * such as the way back, replaces the text.
 */
export function useTyped(
  value: string,
  canTake: (text: string) => boolean,
  onTake: (text: string) => void,
): Typed {
  const [text, setText] = useState(value);
  const [seen, setSeen] = useState(value);
  const [taken, setTaken] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== taken) {
      setTaken(value);
      setText(value);
    }
  }
  const wanted = text.trim();
  const take = () => {
    if (wanted === taken || !canTake(wanted)) return;
    setTaken(wanted);
    onTake(wanted);
  };
  const takeRested = useEffectEvent(take);
  useEffect(() => {
    const timer = setTimeout(() => takeRested(), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, type: setText, take };
}
