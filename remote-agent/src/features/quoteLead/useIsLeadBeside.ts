import { useMediaQuery } from "../../shared/useMediaQuery";

/** Whether the window is wide enough for the lead beside its quotes; otherwise a sheet shows it. */
export function useIsLeadBeside(): boolean {
  return useMediaQuery("(min-width: 1200px)");
}
