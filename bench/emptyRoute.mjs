// A server with one route that does nothing: what a call costs at the least. Its port comes as an argument.
import fastify from "fastify";

const app = fastify();
app.get("/api/health/live", async () => ({ status: "ok" }));
await app.listen({ port: Number(process.argv[2]), host: "127.0.0.1" });
