import styled from "styled-components";
import { LanguageSwitch } from "../i18n/LanguageSwitch";
import { ThemeButton } from "./ThemeButton";

const Tools = styled.div`
  display: flex;
  align-items: center;
`;

/** What every page outside of an area has at its head: its colors and its language. */
export function HeaderTools() {
  return (
    <Tools>
      <ThemeButton />
      <LanguageSwitch />
    </Tools>
  );
}
