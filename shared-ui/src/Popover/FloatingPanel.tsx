import { AnchoredList, AnchoredPanel } from "../Floating/floatingCode";
import type { PanelProps } from "../Floating/panelStyles";

/**
 * A small panel beside what opened it. Escape, a press elsewhere, and tabbing past its end close it;
 * Escape gives the focus back to the anchor's button. Render it only while it is open.
 */
export function FloatingPanel({
  focus = "inside",
  ...props
}: PanelProps & {
  /** Where the focus is while it is open: in the panel, or where it was. */
  focus?: "inside" | "kept";
}) {
  return focus === "kept" ? <AnchoredList {...props} /> : <AnchoredPanel {...props} />;
}
