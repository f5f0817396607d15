import type { SwaggerTransform } from "@fastify/swagger";
import { ErrorReply } from "@quotehaven/contract/schemas";
import { isRecord } from "../input/isRecord";

const refusals: Readonly<Record<number, string>> = {
  400: "The request could not be read.",
  401: "There is no live session: the sid is missing or dead.",
  403: "The session is of the other role.",
  404: "There is no such thing, or it is somebody else's.",
  413: "The body is too large.",
  415: "The body is not JSON.",
  422: "A field is missing or not valid; `data` has a code for each reason.",
  429: "Too many tries; `Retry-After` says for how many seconds.",
  503: "The server is busy or its database out of reach; it may be tried again.",
};

/**
 * What the published description says of a route beyond its own schema: its part of the product,
 * that it needs a sid, and the refusals that the server itself gives before a feature is asked.
 * `4XX` stays for the refusals of the feature (409 for a conflict).
 */
export const describeRoute: SwaggerTransform = ({ schema, url, route }) => {
  const { access = "public", human, isUnlisted = access === "operator" } = route.config ?? {};
  if (isUnlisted) return { url, schema: { ...schema, hide: true } };
  const isGuarded = access !== "public";
  const statuses = [
    400,
    ...(isGuarded ? [401] : []),
    ...(access === "consumer" || access === "agent" ? [403] : []),
    ...(schema?.params ? [404] : []),
    ...(schema?.body ? [413, 415] : []),
    ...(schema?.body || schema?.querystring || human ? [422] : []),
    ...(human ? [429] : []),
    503,
  ];
  const own = isRecord(schema?.response) ? schema.response : {};
  const known = Object.fromEntries(
    statuses
      .filter((status) => `${String(status)[0]}xx` in own)
      .map((status) => [status, { ...ErrorReply, description: refusals[status] }]),
  );
  return {
    url,
    schema: {
      ...schema,
      tags: [url.split("/")[2] ?? ""],
      ...(isGuarded ? { security: [{ sid: [] }] } : {}),
      response: { ...known, ...own },
    },
  };
};
