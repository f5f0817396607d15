import { theme } from "@quotehaven/shared-ui";
import styled from "styled-components";
import { encode } from "uqr";

const Drawing = styled.svg`
  width: 200px;
  height: 200px;
  border-radius: ${theme.radius.small};
`;

/** A text as a QR code. Cameras read dark on light alone, so it is that in a dark theme, too. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: 4 });
  const squares = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <Drawing role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <rect width={size} height={size} fill="white" />
      <path d={squares.join("")} fill="black" shapeRendering="crispEdges" />
    </Drawing>
  );
}
