import { useRef, useState, type ChangeEvent, type CompositionEvent } from "react";

type Input = HTMLInputElement;

/**
 * For an input whose text is rewritten: what an input method composes is shown as it comes, and taken
 * once it is whole.
 */
export function useComposed(take: (input: Input, inputType: string) => void) {
  const [composed, setComposed] = useState<string | null>(null);
  const isComposing = useRef(false);
  return {
    /** What is being composed, with the text around it; null while nothing is. */
    composed,
    handlers: {
      onCompositionStart: () => {
        isComposing.current = true;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Input>) => {
        isComposing.current = false;
        setComposed(null);
        take(currentTarget, "insertCompositionText");
      },
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<Input>) => {
        if (isComposing.current) return setComposed(currentTarget.value);
        take(currentTarget, "inputType" in nativeEvent ? String(nativeEvent.inputType) : "");
      },
    },
  };
}
