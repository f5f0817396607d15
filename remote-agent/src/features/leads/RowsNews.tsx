import { Button, Icon, theme } from "@quotehaven/shared-ui";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import type { RowNews } from "./shownRows";

/** Lies over the list and takes no room: nothing moves when it comes and goes. */
const Place = styled.div`
  position: sticky;
  z-index: ${theme.layer.sticky};
  top: ${theme.space(3)};
  display: flex;
  justify-content: center;
  height: 0;
  margin-top: -${theme.space(3)};
`;

const Show = styled(Button)`
  flex: none;
  height: fit-content;
  /* Over the edge of the first row, not over its text. */
  margin-top: -${theme.space(2.5)};
  border-color: ${theme.color.accent};
  border-radius: ${theme.radius.round};
  background: ${theme.color.accent};
  color: ${theme.color.accentInk};
  box-shadow: ${theme.shadow.high};

  &&:hover {
    background: ${theme.color.accentHover};
    color: ${theme.color.accentInk};
  }
`;

type RowsNewsProps = {
  /** What came to the list, and to the clients who wait for the fee. */
  list: RowNews;
  waiting: RowNews;
  onShow: () => void;
};

/** Says politely what came while the list was read, and shows it at a press. */
export function RowsNews({ list, waiting, onShow }: RowsNewsProps) {
  const { t } = useTranslation("agent");
  const words = [
    waiting?.kind === "new" && t("leads.newsWon", { count: waiting.count }),
    list?.kind === "new" && t("leads.news", { count: list.count }),
  ].filter((text) => text !== false);
  return (
    <Place role="status">
      {(list || waiting) && (
        <Show size="small" onClick={onShow}>
          <Icon name="refresh" size={16} />
          <span>{words.length > 0 ? words.join(" · ") : t("leads.moved")}</span>
        </Show>
      )}
    </Place>
  );
}
