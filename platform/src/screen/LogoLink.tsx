import { brand, theme } from "@quotehaven/shared-ui";
import { Link } from "react-router-dom";
import styled from "styled-components";

const Root = styled(Link)`
  color: ${theme.color.ink};
  font-family: ${theme.font.serif};
  font-size: ${theme.size[22]};
  font-weight: ${theme.weight.bold};
  letter-spacing: -0.02em;
  text-decoration: none;

  ${theme.touch} {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** The product's name, leading home: to `/` on public screens, to the own profile inside an area. */
export function LogoLink({ to }: { to: string }) {
  return <Root to={to}>{brand.name}</Root>;
}
