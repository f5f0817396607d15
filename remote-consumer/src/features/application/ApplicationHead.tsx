import type { ApplicationMeta } from "@quotehaven/contract/wire";
import { ScreenHeading, useFormats } from "@quotehaven/platform";
import { Disclosure, Icon, theme } from "@quotehaven/shared-ui";
import { Badge, type Tone } from "@quotehaven/shared-ui/content";
import type { ParseKeys } from "i18next";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import styled from "styled-components";
import { ChangeList } from "../../shared/ChangeList";
import { hasApplication, isUnlockable } from "./applicationState";
import { HeadActions } from "./HeadActions";
import { Facts, Head, TitleRow } from "./headParts";
import type { ApplicationEditing } from "./useApplicationEditor";

const Saved = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space(1)};
`;

const Changes = styled.div`
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

function status(
  meta: ApplicationMeta,
  isChanged: boolean,
): { key: ParseKeys<"consumer">; tone: Tone } {
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

type HeadProps = { editor: ApplicationEditing };

/** The application's state: when it was submitted and saved, and what can be done with it next. */
export function ApplicationHead({ editor }: HeadProps) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const { meta } = editor.application;
  const { key, tone } = status(meta, editor.changes.length > 0);
  return (
    <Head>
      <TitleRow>
        <ScreenHeading>{t("application.title")}</ScreenHeading>
        <Badge $tone={tone}>{t(key)}</Badge>
      </TitleRow>
      {!hasApplication(meta) && <p>{t("application.lead")}</p>}
      {(hasApplication(meta) || editor.chosen.length > 0) && (
        <Facts>
          {meta.submittedAt !== null && (
            <span>{t("application.submittedOn", { date: date(meta.submittedAt) })}</span>
          )}
          <SavedFact editor={editor} />
          <HeadActions editor={editor} />
        </Facts>
      )}
      <ChangesNote editor={editor} />
    </Head>
  );
}

/** What is so of the last answers. */
function SavedFact({ editor: { application, saving, isOpen } }: HeadProps) {
  const { t } = useTranslation("consumer");
  const { relative } = useFormats();
  useTick();
  const { savedAt } = application.meta;
  return (
    <Saved role="status">
      {!isOpen ? null : saving.state === "savedExcept" ? (
        t("application.savedButFor", { count: saving.leftOutCount })
      ) : saving.state !== "saved" ? (
        t(`application.${saving.state}`)
      ) : savedAt !== null ? (
        <>
          <Icon name="check" size={16} />
          <span>{t("application.savedWhen", { when: relative(savedAt) })}</span>
        </>
      ) : null}
    </Saved>
  );
}

/** What agents see while a submitted application is locked, or being changed. */
function ChangesNote({ editor }: HeadProps) {
  const { t } = useTranslation("consumer");
  const { date } = useFormats();
  const { application, isOpen, changes } = editor;
  const { meta } = application;
  if (!isOpen) {
    return isUnlockable(meta) ? <Changes>{t("application.unlockHint")}</Changes> : null;
  }
  if (meta.submittedAt === null || changes.length === 0) return null;
  return (
    <Changes>
      <p>{t("application.changingHint", { date: date(meta.submittedAt) })}</p>
      <Disclosure summary={t("application.changesCount", { count: changes.length })}>
        <ChangeList changes={changes} />
      </Disclosure>
    </Changes>
  );
}
