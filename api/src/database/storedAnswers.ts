/** One stored answer: `answerId` of an option, or `content` (lists as `[1,2]`). */
export type StoredAnswer = {
  questionId: number;
  answerId: number | null;
  content: string | null;
};

/** Answers by insurance type id (as JSON object keys). */
export type StoredAnswers = Record<string, StoredAnswer[]>;
