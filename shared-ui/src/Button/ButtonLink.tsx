import styled from "styled-components";
import { own } from "../Layout/own";
import { buttonStyles, type ButtonVariant } from "./buttonStyles";

/**
 * A link dressed as a button.
 *
 * @example <ButtonLink as={Link} to="/profile" emphasis="primary">My profile</ButtonLink>
 */
export const ButtonLink = styled.a.withConfig(own("ui-buttonLink", "emphasis", "size", "width"))<
  Partial<ButtonVariant>
>`
  ${({ emphasis = "secondary", size = "medium", width = "auto" }) =>
    buttonStyles({ emphasis, size, width })}
`;
