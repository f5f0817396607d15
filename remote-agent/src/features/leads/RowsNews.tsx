import { useTranslation } from "@quotehaven/platform";
import { Button, Icon } from "@quotehaven/shared-ui";
import styled from "styled-components";
import type { RowNews } from "./heldRows";

const Place = styled.div`
  display: grid;
  justify-content: center;

  &:empty {
    display: none;
  }
`;

/** Says politely what came while the list was read, and shows it at a press. */
export function RowsNews({ news, onShow }: { news: RowNews; onShow: () => void }) {
  const { t } = useTranslation<"agent">();
  return (
    <Place role="status">
      {news && (
        <Button size="small" onClick={onShow}>
          <Icon name="refresh" size={16} />
          {news.kind === "new" ? t("leads.news", { count: news.count }) : t("leads.moved")}
        </Button>
      )}
    </Place>
  );
}
