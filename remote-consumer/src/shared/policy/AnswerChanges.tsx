import { Button, Row, Stack } from "@quotehaven/shared-ui";
import { Checkbox } from "@quotehaven/shared-ui/fields";
import { useState } from "react";
import type { Proposal } from "./TodayPanel";
import { usePolicyTexts } from "./usePolicyTexts";

type AnswerChangesProps = {
  proposals: readonly Proposal[];
  /** Told which of the given answers are to be changed. */
  onDone: (questionIds: number[]) => void;
};

/** Answers that somebody gave and that their policy says otherwise: each stays unless it is ticked. */
export function AnswerChanges({ proposals, onDone }: AnswerChangesProps) {
  const t = usePolicyTexts();
  const [ticked, setTicked] = useState<number[]>([]);
  const fills = proposals.reduce((sum, { proposed }) => sum + proposed.fills.length, 0);
  const changed = proposals.flatMap(({ proposed }) => proposed.changed);
  return (
    <Stack $gap={3}>
      <h2 id="today" tabIndex={-1}>
        {t("answers.title")}
      </h2>
      {fills > 0 && <p>{t("answers.filled", { count: fills })}</p>}
      <p>{t("answers.lead")}</p>
      <div>
        {changed.map(({ question: { id, content }, was, becomes }) => (
          <Checkbox
            key={id}
            name={`change-${id}`}
            label={content}
            hint={t("answers.change", { was, becomes })}
            checked={ticked.includes(id)}
            onChange={(isTicked) =>
              setTicked(isTicked ? [...ticked, id] : ticked.filter((each) => each !== id))
            }
          />
        ))}
      </div>
      <Row>
        <Button emphasis="primary" onClick={() => onDone(ticked)}>
          {t("answers.done")}
        </Button>
      </Row>
    </Stack>
  );
}
