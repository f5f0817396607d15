import styled from "styled-components";
import { useFloatingCode } from "../Floating/floatingCode";
import { panelStyles, type PanelProps } from "../Floating/panelStyles";

const PlainSheet = styled.div`
  ${panelStyles}
`;

/**
 * A small panel beside what opened it. Escape, a press elsewhere, and tabbing past its end close it;
 * Escape gives the focus back to the anchor's button. Render it only while it is open.
 *
 * Where the code that lets it float cannot be fetched, it is shown in its place in the page.
 */
export function FloatingPanel(props: PanelProps) {
  const code = useFloatingCode();
  if (code === null) return null;
  if (code !== "failed") return <code.AnchoredPanel {...props} />;
  const { anchor: _anchor, onClose: _onClose, placement: _placement, ...rest } = props;
  return <PlainSheet {...rest} />;
}
