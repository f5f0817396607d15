import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Clears a value that is no longer among the options, by `onChange(null)`. Options that have not
 * arrived yet clear nothing, so a loaded answer survives until its list is there.
 */
export function useClearMissing<Value>(
  value: Value | null,
  options: readonly { value: Value }[],
  onChange: (value: Value | null) => void,
) {
  const present = options.some((option) => option.value === value);
  const wasPresent = useRef(present);
  const clear = useEffectEvent(() => onChange(null));
  useEffect(() => {
    if (value !== null && !present && (options.length > 0 || wasPresent.current)) {
      clear();
    }
    wasPresent.current = present;
  }, [value, present, options]);
  return present;
}
