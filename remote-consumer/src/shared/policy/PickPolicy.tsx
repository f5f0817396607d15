import type { PolicyKind, PolicyText } from "@quotehaven/contract/policy";
import { Button, Icon, Notice, ProgressBar, Row, Stack, theme } from "@quotehaven/shared-ui";
import { useEffect, useRef, useState, type DragEvent } from "react";
import styled, { css } from "styled-components";
import { useLazyConsumerCarriersQuery } from "../referenceApi";
import { readPdfText } from "./pdfText";
import { openPolicyReader } from "./policyReader";
import { readValues, type ReadPolicies } from "./readValues";
import { usePolicyTexts } from "./usePolicyTexts";

/** What a file came to that fills in nothing. */
export type Refused = Exclude<PolicyKind, "policy" | "quote"> | "tooLarge" | "nothing";

/** A file that was read. */
export type ReadFile = {
  file: Blob;
  text: PolicyText;
  /** Pages behind those of the text. */
  unreadPages?: number;
  read: ReadPolicies;
};

/** How far the reading of a file is. */
type Progress = { page: number; pages: number };

const Zone = styled.div<{ $isOver: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${theme.space(2)};
  padding: ${theme.space(5, 4)};
  border: 1.5px dashed ${theme.color.lineStrong};
  border-radius: ${theme.radius.medium};
  text-align: center;
  ${({ $isOver }) =>
    $isOver &&
    css`
      border-style: solid;
      border-color: ${theme.color.accent};
      background: ${theme.color.accentSoft};
    `}

  & > svg {
    color: ${theme.color.accent};
  }
`;

const Small = styled.p`
  font-size: ${theme.size[14]};
  color: ${theme.color.inkMuted};
`;

const Title = styled.h2`
  font-size: ${theme.size[18]};

  &:focus {
    outline: none;
  }
`;

type PickPolicyProps = {
  /** The day on which it is now, YYYY-MM-DD. */
  today: string;
  onRead: (file: ReadFile) => void;
  onByHand: () => void;
  onClose: () => void;
};

/** Takes a PDF, reads it on this device, and says in words where it is no policy. */
export function PickPolicy({ today, onRead, onByHand, onClose }: PickPolicyProps) {
  const t = usePolicyTexts();
  const [fetchCarriers] = useLazyConsumerCarriersQuery();
  const [progress, setProgress] = useState<Progress | "starting" | null>(null);
  const [refused, setRefused] = useState<Refused | "failed" | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const stopping = useRef<AbortController | null>(null);
  useEffect(() => () => stopping.current?.abort(), []);

  const read = async (file: Blob) => {
    stopping.current?.abort();
    const own = new AbortController();
    stopping.current = own;
    setRefused(null);
    setProgress("starting");
    try {
      // Where they do not come, the rest is read without them.
      const carriers = fetchCarriers(undefined, true)
        .unwrap()
        .then((all) => all.map(({ name }) => name))
        .catch(() => []);
      const found = await readFile(file, carriers, today, {
        signal: own.signal,
        onPage: (page, pages) => setProgress({ page, pages }),
      });
      if (own.signal.aborted) return;
      setProgress(null);
      if (typeof found === "string") setRefused(found);
      else onRead(found);
    } catch (error) {
      if (own.signal.aborted) return;
      reportError(error);
      setProgress(null);
      setRefused("failed");
    }
  };
  const stop = () => {
    stopping.current?.abort();
    setProgress(null);
  };
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) void read(file);
  };
  const over = (isNow: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isNow);
  };
  return (
    <Stack $gap={3}>
      <Title id="today" tabIndex={-1}>
        {t("pick.title")}
      </Title>
      {refused && <RefusedNotice refused={refused} onByHand={onByHand} />}
      {progress ? (
        <Reading progress={progress} onStop={stop} />
      ) : (
        <Zone
          $isOver={isOver}
          onDragOver={over(true)}
          onDragLeave={over(false)}
          onDrop={(event) => {
            over(false)(event);
            take(event.dataTransfer.files);
          }}
        >
          <Icon name="document" size={28} />
          <p>{t("pick.drop")}</p>
          <Button
            emphasis={refused ? "secondary" : "primary"}
            data-autofocus
            onClick={() => input.current?.click()}
          >
            {t(refused ? "pick.another" : "pick.choose")}
          </Button>
          <input
            ref={input}
            type="file"
            accept="application/pdf,.pdf"
            aria-label={t("pick.choose")}
            hidden
            onChange={({ target }) => {
              take(target.files);
              // The same file may be chosen again.
              target.value = "";
            }}
          />
          <p>
            <strong>{t("pick.onDevice")}</strong>
          </p>
          <Small>{t("pick.limits")}</Small>
        </Zone>
      )}
      <Row $gap={2}>
        {!refused && (
          <Button size="small" onClick={onByHand}>
            {t("pick.byHand")}
          </Button>
        )}
        <Button size="small" emphasis="quiet" onClick={onClose}>
          {t("pick.cancel")}
        </Button>
      </Row>
    </Stack>
  );
}

type ReadOptions = { signal: AbortSignal; onPage: (page: number, pages: number) => void };

/** What a file says, or why nothing of it is used. What reads it is loaded now, all at once. */
async function readFile(
  file: Blob,
  carriers: Promise<readonly string[]>,
  today: string,
  options: ReadOptions,
): Promise<ReadFile | Refused> {
  const reader = openPolicyReader();
  try {
    const found = await readPdfText(file, options);
    if (found.kind !== "text") return found.kind;
    const { text, unreadPages } = found;
    const reading = await reader.read({ text, carriers: await carriers });
    if (reading.kind !== "policy" && reading.kind !== "quote") return reading.kind;
    const read = readValues(reading, today);
    return read ? { file, text, unreadPages, read } : "nothing";
  } finally {
    reader.close();
  }
}

function Reading({ progress, onStop }: { progress: Progress | "starting"; onStop: () => void }) {
  const t = usePolicyTexts();
  const { page, pages } = progress === "starting" ? { page: 0, pages: 1 } : progress;
  const words = progress === "starting" ? t("pick.starting") : t("pick.reading", { page, pages });
  return (
    <Stack $gap={2}>
      <p>{words}</p>
      <ProgressBar label={t("pick.progress")} value={page} max={pages} valueText={words} />
      <Row>
        <Button size="small" onClick={onStop}>
          {t("pick.stop")}
        </Button>
      </Row>
    </Stack>
  );
}

type RefusedNoticeProps = { refused: Refused | "failed"; onByHand: () => void };

/** What the file is, and what to do about it. */
function RefusedNotice({ refused, onByHand }: RefusedNoticeProps) {
  const t = usePolicyTexts();
  const byHand = (
    <Button size="small" onClick={onByHand}>
      {t("pick.byHand")}
    </Button>
  );
  if (refused === "failed") {
    return (
      <Notice kind="danger" actions={byHand}>
        {t("pick.failed")}
      </Notice>
    );
  }
  return (
    <Notice kind="danger" title={t(`kinds.${refused}Title`)} actions={byHand}>
      {t(`kinds.${refused}`)}
    </Notice>
  );
}
