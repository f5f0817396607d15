import type { ApplicationMeta } from "@quotehaven/contract/wire";
import { useFormats, useTranslation, type MessageKey } from "@quotehaven/platform";
import { Badge, Icon, theme, type Tone } from "@quotehaven/shared-ui";
import { useEffect, useState } from "react";
import styled from "styled-components";
import { hasApplication } from "./applicationState";

const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(2, 4)};
  color: ${theme.color.inkMuted};
`;

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
`;

const tickMs = 30_000;

/** Draws again from time to time, so that "just now" does not stay. */
function useTick(): void {
  const [, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), tickMs);
    return () => clearInterval(timer);
  }, []);
}

function status(
  meta: ApplicationMeta,
  isChanged: boolean,
): { key: MessageKey<"consumer">; tone: Tone } {
  if (meta.acceptedQuoteId !== null) return { key: "application.statusWon", tone: "positive" };
  if (meta.submittedAt !== null) {
    return isChanged
      ? { key: "application.statusChanging", tone: "caution" }
      : { key: "application.statusSubmitted", tone: "positive" };
  }
  return hasApplication(meta)
    ? { key: "application.statusSaved", tone: "caution" }
    : { key: "application.statusNew", tone: "neutral" };
}

/** What is so of the last answers. */
export type SaveState = "saved" | "saving" | "unsaved" | "failing";

type ApplicationHeadProps = {
  meta: ApplicationMeta;
  /** It differs from what was submitted. */
  isChanged: boolean;
  /** The answers may be edited. */
  isOpen: boolean;
  saveState: SaveState;
};

/** The application's state, and when it was submitted and saved. */
export function ApplicationHead({ meta, isChanged, isOpen, saveState }: ApplicationHeadProps) {
  const { t } = useTranslation<"consumer">();
  const { date, relative } = useFormats();
  useTick();
  const { key, tone } = status(meta, isChanged);
  return (
    <Facts>
      <Badge tone={tone}>{t(key)}</Badge>
      {meta.submittedAt !== null && (
        <span>{t("application.submittedOn", { date: date(meta.submittedAt) })}</span>
      )}
      <Saved role="status">
        {saveState !== "saved" ? (
          t(`application.${saveState}`)
        ) : meta.savedAt !== null && isOpen ? (
          <>
            <Icon name="check" size={16} />
            {t("application.savedWhen", { when: relative(meta.savedAt) })}
          </>
        ) : null}
      </Saved>
    </Facts>
  );
}
