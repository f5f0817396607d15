import styled from "styled-components";
import { Card, Grid, Row, Stack, brand, theme, type ColorRole } from "@quotehaven/shared-ui";
import { Section } from "../Section";

const Swatch = styled.div<{ $role: ColorRole }>`
  height: 56px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.medium};
  background: ${({ $role }) => theme.color[$role]};
`;

const Name = styled.code`
  font-size: ${theme.size[12]};
  color: ${theme.color.inkMuted};
`;

const Line = styled.p<{ $size: keyof typeof theme.size; $serif: boolean }>`
  max-width: none;
  font-family: ${({ $serif }) => ($serif ? theme.font.serif : theme.font.sans)};
  font-size: ${({ $size }) => theme.size[$size]};
  font-weight: ${({ $serif }) => ($serif ? theme.weight.bold : theme.weight.regular)};
  line-height: 1.25;
`;

const Rule = styled.p`
  max-width: 70ch;
  color: ${theme.color.inkMuted};
`;

const isRole = (role: string): role is ColorRole => role in brand.colors.light;
const roles = Object.keys(brand.colors.light).filter(isRole);
const ofDrawings = (role: string) => role.startsWith("draw");

/** What each colour of the drawings stands for, on every screen and in every mail. */
const painted: Partial<Record<ColorRole, string>> = {
  drawMain: "The thing itself: dwelling, death benefit, own car",
  drawWarm: "Belongings, uninsured drivers",
  drawLeaf: "Other structures, others' property, extras",
  drawSky: "Living elsewhere, wind, glass, kind of policy",
  drawPlum: "Liability: people who are hurt",
  drawRose: "Medical payments and exams",
  drawGold: "Deductible, valuables, term, umbrella",
  drawLine: "Lines of what is covered",
  drawPaper: "The ground of a part",
};

const weights = {
  regular: "text",
  medium: "what is pressed or named",
  bold: "headings and figures",
} as const;
const sizes = {
  48: "a moment: what was won or paid",
  36: "the h1 of a public page, the figure",
  28: "the h1 of a working screen",
  22: "an h2, an amount in a card",
  18: "an h3, a lead",
  16: "text, fields, buttons",
  14: "what stands beside text",
  12: "nothing that one has to read",
} as const;
const isSize = (size: number): size is keyof typeof sizes => size in sizes;

function Swatches({ of }: { of: readonly ColorRole[] }) {
  return (
    <Grid $min={130} $gap={3}>
      {of.map((role) => (
        <div key={role}>
          <Swatch $role={role} />
          <Name>{role}</Name>
          {painted[role] && <Name as="p">{painted[role]}</Name>}
        </div>
      ))}
    </Grid>
  );
}

/** Colours, type, cards, each with its rule. */
export function Foundation() {
  return (
    <Section title="Foundation">
      <Rule>
        A colour is a role, never a hue: no screen names one by its value, and both themes set all
        of them. Text has a contrast of 4.5, controls and focus rings of 3.
      </Rule>
      <Swatches of={roles.filter((role) => !ofDrawings(role))} />
      <Rule>
        A coverage has one colour everywhere. Empty, a part is an outline and a tint of its own
        colour; filled, it is as full as the coverage goes; hatched, nobody stated it. What a
        coverage is made of is painted in shades of its colour, and money that is at risk in grays.
      </Rule>
      <Swatches of={roles.filter(ofDrawings)} />
      <Rule>Eight sizes, and no others. Headings and figures from 22 on are set in the serif.</Rule>
      <Stack $gap={2}>
        {Object.keys(sizes)
          .map(Number)
          .filter(isSize)
          .toSorted((one, other) => other - one)
          .map((size) => (
            <Line key={size} $size={size} $serif={size >= 22}>
              {`${size}: ${sizes[size]}, $1,234 a year`}
            </Line>
          ))}
      </Stack>
      <Rule>Three weights. Figures are tabular in tables and amounts, never among words.</Rule>
      <Row $gap={5}>
        {(["regular", "medium", "bold"] as const).map((weight) => (
          <span key={weight} style={{ fontWeight: theme.weight[weight] }}>
            {`${weight}: ${weights[weight]}`}
          </span>
        ))}
      </Row>
      <Rule>Lengths are multiples of 4 px, corners 6, 12 or 20 px, and there are two shadows.</Rule>
      <Grid $min={220}>
        <Card>A raised card</Card>
        <Card $state="selected">A selected card</Card>
        <Card $tone="accent">An accent card</Card>
        <Card $tone="sunken">A sunken card</Card>
      </Grid>
      <Row $gap={3}>
        <Card $padding="small">small padding</Card>
        <Card $padding="large">large padding</Card>
      </Row>
    </Section>
  );
}
