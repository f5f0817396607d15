import type { FastifyRequest } from "fastify";
import { badRequest } from "./errors";

/** A GET that changes something must not happen because a browser guessed ahead. @throws Refusal 400. */
export function refusePrefetch({ headers }: FastifyRequest): void {
  const purposes = [headers["sec-purpose"], headers.purpose, headers["x-moz"]];
  if (purposes.some((purpose) => /prefetch|prerender|preview/i.test(String(purpose ?? "")))) {
    throw badRequest("prefetch");
  }
}
