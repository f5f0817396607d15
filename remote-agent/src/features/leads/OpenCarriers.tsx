import { textLink, theme, touchTarget, VisuallyHidden } from "@quotehaven/shared-ui";
import { Popover } from "@quotehaven/shared-ui/content";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { useMediaQuery } from "../../shared/useMediaQuery";

const Count = styled.button`
  ${textLink}
  width: fit-content;
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  font-weight: ${theme.weight.bold};
  text-align: start;
  cursor: pointer;
  ${touchTarget}

  /* Its line shows nothing beyond itself. */
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const Names = styled.ul`
  padding: ${theme.space(3, 4)};
  list-style: none;
`;

/** How many of the agent's carriers nobody has quoted with yet; their names on demand. */
export function OpenCarriers({ carriers, of }: { carriers: readonly string[]; of: string }) {
  const { t } = useTranslation("agent");
  const count = t("leads.open", { count: carriers.length });
  // Too small for a finger: there the row is what is pressed, and its summary names them.
  const isPhone = useMediaQuery("(max-width: 48em)");
  if (isPhone) return <span>{count}</span>;
  return (
    <Popover
      label={t("leads.openCarriers")}
      align="start"
      trigger={(props) => (
        <Count type="button" {...props}>
          <span>{count}</span> <VisuallyHidden>{of}</VisuallyHidden>
        </Count>
      )}
    >
      <Names>
        {carriers.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </Names>
    </Popover>
  );
}
