const { SerializerSelector } = require("@fastify/fast-json-stringify-compiler/standalone.js");

// Those that are ready at once, and the others.
const kept = [new WeakMap(), new WeakMap()];

/**
 * For Jest's `moduleNameMapper`: the servers of a worker compile what they answer by once. Fastify
 * requires it, which in Jest it can only of CommonJS.
 */
module.exports = () => {
  const buildSerializer = SerializerSelector();
  return (schemas, options) => {
    const compile = buildSerializer(schemas, options);
    // What a server was given by name is its own.
    if (Object.keys(schemas ?? {}).length > 0) return compile;
    const known = kept[options?.compileValidators ? 0 : 1];
    return (route) => {
      if (!known.has(route.schema)) known.set(route.schema, compile(route));
      return known.get(route.schema);
    };
  };
};
