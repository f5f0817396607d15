import { answerText, questionsOf } from "@quotehaven/contract/rules";
import type { Language, PersonalData } from "@quotehaven/contract/schemas";
import { ownPolicies } from "@quotehaven/contract/wire";
import { fromStoredAnswers } from "../../applications/answers/storedAnswers";
import type { StoredAnswer, StoredAnswers, Tx } from "../../database";
import { sent } from "../../server/input/sent";
import { quoteNumber } from "../../leads/quoteColumns";
import { pricesOf } from "../../leads/quotePrices";
import { asInsuranceTypes, insuranceTypeNames } from "../../reference/insuranceTypes";
import { formFor } from "../../reference/questionnaires";
import { nameOf } from "./privacyQueries";

type Consumer = { id: number; language: Language };

/** All applications of a consumer, withdrawn ones too, with the quotes on them and what was written. */
export async function keptApplications(
  tx: Tx,
  consumer: Consumer,
): Promise<PersonalData["applications"]> {
  const rows = await tx
    .selectFrom("applications")
    .leftJoin("zip_codes", "zip_codes.id", "applications.zip_id")
    .select([
      "applications.id",
      "created_at as createdAt",
      "updated_at as changedAt",
      "version",
      "submitted_at as submittedAt",
      "zip_codes.code as zipCode",
      "accepted_at as chosenAt",
      "confirmed_at as contactGivenAt",
      "deleted_at as withdrawnAt",
      "draft_types as draftTypes",
      "draft_answers as draftAnswers",
      "submitted_types as submittedTypes",
      "submitted_answers as submittedAnswers",
      "present_policies as presentPolicies",
    ])
    .where("consumer_id", "=", consumer.id)
    .orderBy("applications.id")
    .execute();
  const quotes = await quotesFor(tx, consumer);
  const { language } = consumer;
  return rows.map(
    ({
      draftTypes,
      draftAnswers,
      submittedTypes,
      submittedAnswers,
      presentPolicies,
      ...application
    }) => ({
      ...sent(application),
      draft: answeredForms(draftTypes, draftAnswers, language),
      submitted: answeredForms(submittedTypes ?? [], submittedAnswers ?? {}, language),
      present: presentPolicies && ownPolicies.encode(presentPolicies),
      quotes: quotes
        .filter(({ applicationId }) => applicationId === application.id)
        .map(({ applicationId: _, ...quote }) => quote),
    }),
  );
}

type AnsweredForms = PersonalData["applications"][number]["draft"];

/** Also what was answered for types that were not chosen in the end: it is kept. */
function answeredForms(
  types: readonly number[],
  answers: StoredAnswers,
  language: Language,
): AnsweredForms {
  const names = insuranceTypeNames(language);
  const all = asInsuranceTypes([...types, ...Object.keys(answers).map(Number)]);
  return all.map((type) => ({
    insuranceTypeId: type,
    insuranceType: names[type],
    answers: (answers[type] ?? []).map(readable(type, answers[type] ?? [], language)),
  }));
}

function readable(
  type: AnsweredForms[number]["insuranceTypeId"],
  stored: readonly StoredAnswer[],
  language: Language,
) {
  const form = formFor(type, language);
  const questions = new Map(
    form ? questionsOf(form).map((question) => [question.id, question]) : [],
  );
  const values = form ? fromStoredAnswers(form, stored) : {};
  return ({ questionId, answerId, content }: StoredAnswer) => {
    const question = questions.get(questionId);
    return {
      questionId,
      question: question?.content ?? null,
      answer: question ? answerText(question, values[questionId]) : (content ?? ""),
      optionId: answerId,
      content,
    };
  };
}

type Quote = PersonalData["applications"][number]["quotes"][number];

async function quotesFor(
  tx: Tx,
  { id, language }: Consumer,
): Promise<(Quote & { applicationId: number })[]> {
  const rows = await tx
    .selectFrom("quotes")
    .innerJoin("applications", "applications.id", "quotes.application_id")
    .innerJoin("carriers", "carriers.id", "quotes.carrier_id")
    .innerJoin("users", "users.id", "quotes.agent_id")
    .leftJoin("agents", "agents.user_id", "quotes.agent_id")
    .select([
      "quotes.id",
      "quotes.application_id as applicationId",
      quoteNumber.as("number"),
      "carriers.name as carrier",
      "agents.agency_name as agency",
      nameOf("users").as("agent"),
      "quotes.bundle_monthly as bundleMonthly",
      "quotes.bundle_yearly as bundleYearly",
      "quotes.cover",
      "quotes.valid_until as validUntil",
      "quotes.starts_on as startsOn",
      "quotes.message",
      "quotes.version",
      "quotes.created_at as givenAt",
      "quotes.updated_at as changedAt",
      "quotes.accepted_at as chosenAt",
      "quotes.removed_at as withdrawnAt",
      "quotes.dismissed_at as dismissedAt",
    ])
    .where("applications.consumer_id", "=", id)
    .orderBy("quotes.id")
    .execute();
  const prices = await pricesOf(tx, rows, language);
  const messages = await messagesOf(tx, id);
  return rows.map(({ bundleMonthly, bundleYearly, ...quote }) => ({
    ...sent(quote),
    prices: { each: prices.get(quote.id) ?? [], bundleMonthly, bundleYearly },
    messages: messages.get(quote.id) ?? [],
  }));
}

/** The words of both sides in the consumer's threads, by quote. */
async function messagesOf(tx: Tx, consumerId: number): Promise<Map<number, Quote["messages"]>> {
  const rows = await tx
    .selectFrom("thread_messages")
    .innerJoin("threads", (join) =>
      join
        .onRef("threads.application_id", "=", "thread_messages.application_id")
        .onRef("threads.quote_id", "=", "thread_messages.quote_id"),
    )
    .select([
      "thread_messages.quote_id as quoteId",
      "thread_messages.author_id as authorId",
      "thread_messages.text",
      "thread_messages.sent_at as sentAt",
    ])
    .where("threads.consumer_id", "=", consumerId)
    .orderBy("thread_messages.id")
    .execute();
  const byQuote = new Map<number, Quote["messages"]>();
  for (const { quoteId, authorId, ...message } of rows) {
    const author = authorId === consumerId ? "you" : "agent";
    byQuote.set(quoteId, [...(byQuote.get(quoteId) ?? []), { author, ...sent(message) }]);
  }
  return byQuote;
}
