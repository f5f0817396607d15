import { useFormats } from "@quotehaven/platform";

/** A deadline as a person reads it; undefined where there is none. */
export function useDeadline(timestamp: string | undefined): string | undefined {
  const { deadline } = useFormats();
  return timestamp === undefined ? undefined : deadline(timestamp);
}
