import styled from "styled-components";
import { own } from "../Layout/own";
import { buttonLook, type ButtonLook } from "./buttonLook";

/**
 * A link dressed as a button.
 *
 * @example <ButtonLink as={Link} to="/profile" emphasis="primary">My profile</ButtonLink>
 */
export const ButtonLink = styled.a.withConfig(own("emphasis", "size", "width"))<
  Partial<ButtonLook>
>`
  ${({ emphasis = "secondary", size = "medium", width = "auto" }) =>
    buttonLook({ emphasis, size, width })}
`;
