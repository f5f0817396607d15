import { presentTypes } from "@quotehaven/contract/cover";
import type { Answers } from "@quotehaven/contract/rules";
import { useApiErrorToast, useFormats, useToday } from "@quotehaven/platform";
import { Button, ConfirmDialog, Notice, Row, Stack, useFocusNext } from "@quotehaven/shared-ui";
import { useRef, useState } from "react";
import styled from "styled-components";
import { AnswerChanges } from "./AnswerChanges";
import { KeptPolicies } from "./KeptPolicies";
import { PickPolicy, type ReadFile } from "./PickPolicy";
import { proposeAnswers, withAnswers, type ProposedAnswers } from "./policyAnswers";
import { PolicyByHand, PolicyReview } from "./PolicyReview";
import { keptWith, policiesOf, typedPolicies, type PolicyValues } from "./policyValues";
import type { AnsweredForm, TodayProps, TodayStart } from "./TodayCard";
import { usePolicyTexts } from "./usePolicyTexts";

/** What policies answer of one questionnaire. */
export type Proposal = AnsweredForm & { proposed: ProposedAnswers };

type Step =
  | { at: TodayStart }
  | { at: "ask" | "review"; file: ReadFile }
  | { at: "answers"; proposals: readonly Proposal[] };

const Root = styled.div`
  container: policy / inline-size;
`;

type TodayPanelProps = TodayProps & {
  start: TodayStart;
  /** Nothing was given. */
  onClose: () => void;
};

/** Reads the policies that somebody has from a file or takes them by hand, and shows what is kept. */
export function TodayPanel({ start, onClose, ...today }: TodayPanelProps) {
  const { present, types, keep, questionnaires = [], answer, onDetails } = today;
  const t = usePolicyTexts();
  const day = useToday();
  const root = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  const [step, setStep] = useState<Step>({ at: start });
  /** How many answers were filled in; null where the answers are locked, or nothing was used yet. */
  const [answered, setAnswered] = useState<{ count: number | null } | null>(null);

  const open = (next: Step) => {
    // Somebody who types elsewhere meanwhile stays there.
    const { activeElement } = document;
    const isHere = root.current?.contains(activeElement);
    // The page, or the window that this stands in.
    const isNowhere = activeElement?.contains(root.current);
    setStep(next);
    if (isHere || isNowhere) focusNext(() => root.current?.querySelector<HTMLElement>("h2"));
  };
  const close = () => (present ? open({ at: "kept" }) : onClose());

  /** What agents may see stays as it was said before. */
  const shared = ({ read, ...file }: ReadFile): ReadFile => ({
    ...file,
    read: { ...read, values: { ...read.values, isShared: present?.isShared ?? false } },
  });
  const put = (chosen: readonly { form: AnsweredForm; answers: Answers }[]) => {
    answer?.(
      Object.fromEntries(
        chosen.map(({ form: { form, own, options }, answers }) => [
          form.insuranceTypeId,
          withAnswers(form, own, answers, options),
        ]),
      ),
    );
    const count = chosen.reduce((sum, { answers }) => sum + Object.keys(answers).length, 0);
    setAnswered({ count });
  };
  const confirm = async (values: PolicyValues) => {
    await keep(keptWith(present, values));
    onDetails?.(values.details);
    const confirmed = { present: policiesOf(values), details: values.details };
    const proposals = questionnaires.map((form) => ({
      ...form,
      proposed: proposeAnswers(form.form, form.own, confirmed, day, form.options),
    }));
    if (!answer) setAnswered({ count: null });
    else if (proposals.some(({ proposed }) => proposed.changed.length > 0)) {
      return open({ at: "answers", proposals });
    } else put(proposals.map((form) => ({ form, answers: taken(form, []) })));
    open({ at: "kept" });
  };

  switch (step.at) {
    case "file":
      return (
        <Root ref={root}>
          <PickPolicy
            today={day}
            onRead={(file) => open({ at: isDoubtful(file) ? "ask" : "review", file: shared(file) })}
            onByHand={() => open({ at: "hand" })}
            onClose={close}
          />
        </Root>
      );
    case "ask":
      return (
        <Root ref={root}>
          <AskFirst
            file={step.file}
            onUse={() => open({ at: "review", file: step.file })}
            onAnother={() => open({ at: "file" })}
          />
        </Root>
      );
    case "review":
      return (
        <Root ref={root}>
          <PolicyReview file={step.file} onUse={confirm} onClose={close} />
        </Root>
      );
    case "hand":
      return (
        <Root ref={root}>
          <PolicyByHand
            values={typedPolicies(
              present,
              presentTypes.filter((type) => types.includes(type) || present?.[type]),
            )}
            onUse={confirm}
            onClose={close}
          />
        </Root>
      );
    case "answers":
      return (
        <Root ref={root}>
          <AnswerChanges
            proposals={step.proposals}
            onDone={(ticked) => {
              put(step.proposals.map((form) => ({ form, answers: taken(form, ticked) })));
              open({ at: "kept" });
            }}
          />
        </Root>
      );
    case "kept":
      return (
        <Root ref={root}>
          {present && (
            <Stack $gap={3}>
              {answered && (
                <Notice kind="success">
                  <p>{t("kept.saved")}</p>
                  {answered.count !== null && answered.count > 0 && (
                    <p>{t("kept.answered", { count: answered.count })}</p>
                  )}
                  {answered.count === null && questionnaires.length > 0 && (
                    <p>{t("kept.locked")}</p>
                  )}
                </Notice>
              )}
              <KeptPolicies present={present} />
              <KeptButtons
                onEdit={() => open({ at: "hand" })}
                onAgain={() => open({ at: "file" })}
                remove={async () => {
                  await keep(null);
                  onClose();
                }}
              />
            </Stack>
          )}
        </Root>
      );
  }
}

const isDoubtful = ({ read }: ReadFile) => read.kind === "quote" || read.endedOn !== null;

/** What was open, and what was ticked of what was answered otherwise. */
function taken({ proposed }: Proposal, ticked: readonly number[]): Answers {
  const changed = proposed.changed.map(({ question }) => question.id);
  const ids = [...proposed.fills, ...changed.filter((id) => ticked.includes(id))];
  return Object.fromEntries(ids.map((id) => [id, proposed.answers[id]]));
}

type AskFirstProps = { file: ReadFile; onUse: () => void; onAnother: () => void };

/** A quote, or a policy that has ended: used on a second yes alone. */
function AskFirst({ file: { read }, onUse, onAnother }: AskFirstProps) {
  const t = usePolicyTexts();
  const { date } = useFormats();
  const isQuote = read.kind === "quote";
  return (
    <Stack $gap={3}>
      <h2 id="today" tabIndex={-1}>
        {isQuote ? t("ask.quoteTitle") : t("ask.endedTitle", { date: date(read.endedOn) })}
      </h2>
      <p>{t(isQuote ? "ask.quote" : "ask.ended")}</p>
      <Row $gap={2}>
        <Button onClick={onAnother}>{t("pick.another")}</Button>
        <Button emphasis="quiet" onClick={onUse}>
          {t("ask.use")}
        </Button>
      </Row>
    </Stack>
  );
}

type KeptButtonsProps = {
  onEdit: () => void;
  onAgain: () => void;
  remove: () => Promise<void>;
};

function KeptButtons({ onEdit, onAgain, remove }: KeptButtonsProps) {
  const t = usePolicyTexts();
  const toastError = useApiErrorToast();
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const confirm = async () => {
    setRemoving(true);
    try {
      await remove();
    } catch (error) {
      toastError(error);
      setRemoving(false);
      setAsking(false);
    }
  };
  return (
    <Row $gap={2}>
      <Button size="small" onClick={onEdit}>
        {t("kept.edit")}
      </Button>
      <Button size="small" onClick={onAgain}>
        {t("kept.again")}
      </Button>
      <Button size="small" emphasis="quiet" onClick={() => setAsking(true)}>
        {t("kept.remove")}
      </Button>
      {isAsking && (
        <ConfirmDialog
          danger
          title={t("kept.removeTitle")}
          message={t("kept.removeText")}
          confirmLabel={t("kept.remove")}
          cancelLabel={t("pick.cancel")}
          busy={isRemoving}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        />
      )}
    </Row>
  );
}
