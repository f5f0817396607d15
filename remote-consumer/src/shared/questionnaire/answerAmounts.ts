import { createContext, useContext } from "react";

/** Dollars that an answer comes to, by the answer's id. */
type AnswerAmounts = ReadonlyMap<number, number>;

const none: AnswerAmounts = new Map();

/** What the answers to the questions inside come to, where a figure tells. */
export const AnswerAmountsContext = createContext(none);

/** Says an answer with the amount that it comes to. */
export const useAnswerAmounts = () => useContext(AnswerAmountsContext);
