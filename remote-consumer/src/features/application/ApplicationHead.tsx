import type { ApplicationMeta } from "@quotehaven/contract/schemas";
import { useFormats, useTranslation } from "@quotehaven/platform";
import { Badge, Button, Icon, Row, theme, type Tone } from "@quotehaven/shared-ui";
import { useEffect, useState, type Ref } from "react";
import styled from "styled-components";
import { hasApplication, isDeletable, isUnlockable } from "./applicationState";

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

const Unlocking = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
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

function status(meta: ApplicationMeta, isUnlocked: boolean): { key: string; tone: Tone } {
  if (meta.qot_id !== null) return { key: "application.statusWon", tone: "positive" };
  if (meta.aps_submitted !== null) {
    return meta.locked && !isUnlocked
      ? { key: "application.statusSubmitted", tone: "positive" }
      : { key: "application.statusChanging", tone: "caution" };
  }
  return hasApplication(meta)
    ? { key: "application.statusSaved", tone: "caution" }
    : { key: "application.statusNew", tone: "neutral" };
}

type ApplicationHeadProps = {
  meta: ApplicationMeta;
  isUnlocked: boolean;
  isDirty: boolean;
  /** The answers may be edited. */
  isOpen: boolean;
  isBusy: boolean;
  /** Saving is offered: the answers may be edited and a type is chosen. */
  canSave: boolean;
  isSaving: boolean;
  saveRef: Ref<HTMLButtonElement>;
  onSave: () => void;
  onUnlock: () => void;
  onDelete: () => void;
};

/** Where the application stands, when it was submitted and saved, and what can be done with it. */
export function ApplicationHead({
  meta,
  isUnlocked,
  isDirty,
  isOpen,
  isBusy,
  canSave,
  isSaving,
  saveRef,
  onSave,
  onUnlock,
  onDelete,
}: ApplicationHeadProps) {
  const { t } = useTranslation();
  const { date, relative } = useFormats();
  useTick();
  const { key, tone } = status(meta, isUnlocked);
  const canUnlock = isUnlockable(meta) && !isUnlocked;
  return (
    <>
      <Facts>
        <Badge tone={tone}>{t(key)}</Badge>
        {meta.aps_submitted !== null && (
          <span>{t("application.submittedOn", { date: date(meta.aps_submitted) })}</span>
        )}
        <Saved role="status">
          {isDirty ? (
            t("application.unsaved")
          ) : meta.aps_saved !== null && isOpen ? (
            <>
              <Icon name="check" size={16} />
              {t("application.savedWhen", { when: relative(meta.aps_saved) })}
            </>
          ) : null}
        </Saved>
      </Facts>
      <Row>
        {canSave && (
          <Button
            ref={saveRef}
            onClick={onSave}
            busy={isSaving}
            busyLabel={t("application.saving")}
            disabled={isBusy && !isSaving}
          >
            {t("application.saveProgress")}
          </Button>
        )}
        {canUnlock && (
          <Button onClick={onUnlock}>
            <Icon name="unlock" size={18} /> {t("application.unlock")}
          </Button>
        )}
        {isDeletable(meta) && (
          <Button emphasis="quiet" onClick={onDelete} disabled={isBusy}>
            <Icon name="trash" size={18} /> {t("application.delete")}
          </Button>
        )}
      </Row>
      {canUnlock && <Unlocking>{t("application.unlockHint")}</Unlocking>}
    </>
  );
}
