import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme/theme";

type ProgressBarProps = ComponentProps<"div"> & {
  /** What is being counted, for screen readers. */
  label: string;
  value: number;
  max?: number;
  /** The value in words, such as "3 questions left". */
  valueText?: string;
};

const Track = styled.div`
  height: 8px;
  overflow: hidden;
  border-radius: ${theme.radius.round};
  background: ${theme.color.surfaceSunken};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
  forced-color-adjust: none;
`;

const Fill = styled.div`
  height: 100%;
  border-radius: inherit;
  background: ${theme.color.accent};
  transition: width ${theme.motion.normal} ${theme.motion.ease};
`;

/** How far something has come. */
export function ProgressBar({ label, value, max = 100, valueText, ...rest }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <Track
      {...rest}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={valueText}
    >
      <Fill style={{ width: `${share * 100}%` }} />
    </Track>
  );
}
