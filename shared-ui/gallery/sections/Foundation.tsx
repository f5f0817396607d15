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

const isRole = (role: string): role is ColorRole => role in brand.colors.light;
const weights = ["regular", "medium", "bold"] as const;
const sizes = [48, 36, 28, 22, 18, 16, 14, 12] as const;

/** Colours, type, cards. */
export function Foundation() {
  return (
    <Section title="Foundation">
      <Grid $min={130} $gap={3}>
        {Object.keys(brand.colors.light)
          .filter(isRole)
          .map((role) => (
            <div key={role}>
              <Swatch $role={role} />
              <Name>{role}</Name>
            </div>
          ))}
      </Grid>
      <Stack $gap={2}>
        {sizes.map((size) => (
          <Line key={size} $size={size} $serif={size >= 22}>
            {`${size} A better way to get insurance, $1,234 a year`}
          </Line>
        ))}
      </Stack>
      <Row $gap={5}>
        {weights.map((weight) => (
          <span key={weight} style={{ fontWeight: theme.weight[weight] }}>
            {`${weight}: 36 quotes, $1,234 a year`}
          </span>
        ))}
      </Row>
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
