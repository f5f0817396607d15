import type { ComponentProps } from "react";
import styled, { keyframes } from "styled-components";

const turn = keyframes`to { transform: rotate(360deg); }`;
const breathe = keyframes`50% { opacity: 0.35; }`;

const Ring = styled.svg`
  flex: none;
  animation: ${turn} 800ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation: ${breathe} 1600ms ease-in-out infinite;
  }
`;

/** A turning ring in the text's colour. Decorative: say beside it what is being waited for. */
export function Spinner({ size = 18, ...rest }: ComponentProps<"svg"> & { size?: number }) {
  return (
    <Ring width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true" {...rest}>
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </Ring>
  );
}
