import { Illustration, theme, useScrolls } from "@quotehaven/shared-ui";
import type { ComponentProps, ReactNode } from "react";
import styled from "styled-components";
import { Section } from "./Section";

/** One point: its picture where it has one of its own, what it is, and what it means for the reader. */
export type Point = {
  picture?: ComponentProps<typeof Illustration>["name"];
  /** Drawn over the whole width instead. */
  drawing?: ReactNode;
  title: string;
  text: string;
};

/** Points beside each other; on a phone a strip to swipe, of which the next one shows. */
const Points = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
  gap: ${theme.space(8)};
  padding: 0;
  list-style: none;

  ${theme.mobile} {
    grid-template-columns: none;
    grid-auto-columns: min(78%, 320px);
    grid-auto-flow: column;
    gap: ${theme.space(5)};
    overflow-x: auto;
    scroll-snap-type: x proximity;
    padding-bottom: ${theme.space(2)};

    & > li {
      scroll-snap-align: start;
    }
  }

  &:focus-visible {
    ${theme.focusRing}
  }
`;

const Item = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space(3)};

  ${theme.mobile} {
    gap: ${theme.space(2)};
  }
`;

const Picture = styled.div`
  width: 112px;
  height: 88px;

  & > svg {
    width: 100%;
    height: 100%;
  }
`;

type PointsSectionProps = ComponentProps<typeof Section> & {
  points: Point[];
  /** Whether the points are steps that follow each other. */
  order: "steps" | "any";
};

/** A section of the landing made of a few points; `children` are shown below them. */
export function PointsSection({ points, order, children, ...section }: PointsSectionProps) {
  const scrolls = useScrolls();
  return (
    <Section {...section}>
      <Points {...scrolls} as={order === "steps" ? "ol" : "ul"} aria-label={section.title}>
        {points.map(({ picture, drawing, title, text }) => (
          <Item key={title}>
            {drawing}
            {picture && (
              <Picture aria-hidden="true">
                <Illustration name={picture} />
              </Picture>
            )}
            <h3>{title}</h3>
            <p>{text}</p>
          </Item>
        ))}
      </Points>
      {children}
    </Section>
  );
}
