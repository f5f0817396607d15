import { useRef, useState, type RefObject } from "react";
import {
  useRevertConsumerApplicationMutation,
  useSaveConsumerApplicationMutation,
  type Application,
} from "../../shared/applicationApi";
import { useLazyConsumerEstimationQuery } from "../../shared/estimate/estimationApi";
import { autoOf, estimationAnswers } from "../../shared/estimate/useEstimate";
import { applicationBody } from "./applicationBody";
import type { Edits } from "./edits";

type Latest = RefObject<{ application: Application; currentEdits: () => Edits }>;

/** The calls that change the application, each on the newest version that this tab knows. */
export function useApplicationCalls(latest: Latest) {
  const [save] = useSaveConsumerApplicationMutation();
  const [revert] = useRevertConsumerApplicationMutation();
  const [estimate] = useLazyConsumerEstimationQuery();
  const [isFailing, setFailing] = useState(false);
  /** The version of the last reply: newer than the edits' until they are drawn again. */
  const version = useRef(0);

  const editsNow = (): Edits => {
    const edits = latest.current.currentEdits();
    return { ...edits, version: Math.max(edits.version, version.current) };
  };
  return {
    editsNow,
    /** The last save by itself did not get through. */
    isFailing,
    setFailing,
    /** Whether the newest estimate asks for an umbrella: question 150 hangs on it. */
    needsUmbrella: async ({ types, answersByType }: Edits): Promise<boolean> => {
      const auto = autoOf(latest.current.application.forms, types);
      if (!auto) return false;
      const answers = estimationAnswers(auto.form, answersByType[auto.id] ?? {});
      return (await estimate({ id: auto.id, answers }, true).unwrap()).needsUmbrella;
    },
    /** Answers the version that is stored now. */
    store: async (edits: Edits, umbrella: boolean, isSubmission: boolean): Promise<number> => {
      const body = applicationBody(latest.current.application, edits, { umbrella }, isSubmission);
      const { meta } = await save(body).unwrap();
      version.current = meta.version;
      setFailing(false);
      return meta.version;
    },
    revert: async (): Promise<void> => {
      const { meta } = await revert(editsNow().version).unwrap();
      version.current = meta.version;
    },
  };
}
