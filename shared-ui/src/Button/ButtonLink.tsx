import styled from "styled-components";
import { buttonStyles, type ButtonVariant } from "./buttonStyles";

/**
 * A link dressed as a button.
 *
 * @example <ButtonLink as={Link} to="/profile" $emphasis="primary">My profile</ButtonLink>
 */
export const ButtonLink = styled.a<{
  $emphasis?: ButtonVariant["emphasis"];
  $size?: ButtonVariant["size"];
  $width?: ButtonVariant["width"];
}>`
  ${({ $emphasis = "secondary", $size = "medium", $width = "auto" }) =>
    buttonStyles({ emphasis: $emphasis, size: $size, width: $width })}
`;
