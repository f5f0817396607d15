import SerializerSelector from "@fastify/fast-json-stringify-compiler";
import type { FastifySerializerCompiler } from "fastify/types/schema";
import type { TSchema } from "typebox";
import { whenNeeded } from "./whenNeeded";

/** Code of its own for each reply needs no slow optimizing: it is short. */
const writerOf = SerializerSelector()({}, { ajv: { code: { optimize: false } } });

/** Writes replies as the contract has them. The code for one is made at its first reply. */
export const serializerCompiler: FastifySerializerCompiler<TSchema> = ({
  schema,
  method,
  url,
  httpStatus,
}) => {
  const writer = whenNeeded(() =>
    writerOf({ schema, method, url, httpStatus: httpStatus ?? "default" }),
  );
  return (reply: unknown) => writer()(reply);
};
