import type { BadDay } from "@quotehaven/contract/cover";
import { useToast } from "@quotehaven/platform";
import { Button, Icon, theme } from "@quotehaven/shared-ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { shareAnswers } from "./shareAnswers";

const Label = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(2)};
`;

type ShareButtonProps = {
  damage: string;
  /** By names that may be shared. */
  answers: readonly { name: string; words: string; answer: BadDay }[];
  /** The picture of the day, as it stands on the page. */
  findPicture: () => SVGSVGElement | null;
};

/** Makes a picture of the answers to send to somebody. It names no company and nobody. */
export function ShareButton({ damage, answers, findPicture }: ShareButtonProps) {
  const { t } = useTranslation("consumer");
  const toast = useToast();
  const [isMaking, setMaking] = useState(false);
  const share = async () => {
    setMaking(true);
    try {
      await shareAnswers({
        damage,
        picture: findPicture(),
        answers: answers.map(({ name, words, answer: { loss, pays, open } }) => ({
          name,
          words,
          pays: pays / loss,
          open: open / loss,
        })),
        note: t("badDay.sharedNote"),
      });
    } catch (error) {
      reportError(error);
      toast(t("badDay.shareFailed"), { kind: "error" });
    }
    setMaking(false);
  };
  return (
    <Button
      size="small"
      emphasis="quiet"
      busy={isMaking}
      busyLabel={t("badDay.sharing")}
      onClick={() => void share()}
    >
      <Label>
        <Icon name="download" size={18} /> <span>{t("badDay.share")}</span>
      </Label>
    </Button>
  );
}
