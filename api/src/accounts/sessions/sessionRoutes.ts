import {
  CheckSessionQuery,
  CheckSessionReply,
  DoneReply,
  LanguageBody,
  LoginBody,
  LoginReply,
} from "@quotehaven/contract/schemas";
import { checkSessionReply, loginBody, loginReply } from "@quotehaven/contract/wire";
import { setLanguage } from "../setLanguage";
import type { Deps } from "../../deps";
import type { App } from "../../server/App";
import { currentUser } from "./currentUser";
import { languageOf } from "../../server/language";
import { refusePrefetch } from "../../server/refusePrefetch";
import { replies, Unchanged } from "../../server/replies";
import { login } from "./login";

const done = { message: "Done." };

/** Signing in and out, whether a session lives, and the language of whom it belongs to. */
export async function sessionRoutes(app: App, deps: Deps): Promise<void> {
  signInRoutes(app, deps);
  liveSessionRoutes(app, deps);
}

function signInRoutes(app: App, deps: Deps): void {
  app.post(
    "/auth/login",
    {
      config: { access: "public", human: "login" },
      schema: { body: LoginBody, response: replies(LoginReply) },
    },
    async (request) => {
      const place = { ip: request.ip, language: languageOf(request) };
      const body = loginBody.decode(request.body);
      return loginReply.encode(await login(deps, body, place));
    },
  );

  // The specification logs out by GET. A dead sid is no error: whoever asks is out.
  app.get(
    "/auth/login",
    { config: { access: "public" }, schema: { response: replies(DoneReply) } },
    async (request) => {
      refusePrefetch(request);
      if (request.session) await deps.sessions.end(request.session);
      return done;
    },
  );
}

function liveSessionRoutes(app: App, { sessions, rateLimiter, db }: Deps): void {
  app.get(
    "/auth/check-session",
    {
      config: { access: "session", background: true },
      compress: false,
      schema: {
        querystring: CheckSessionQuery,
        response: { ...replies(CheckSessionReply), 304: Unchanged },
      },
    },
    async (request, reply) => {
      const session = currentUser(request);
      if (request.query.active === "1") await sessions.touch(session);
      const { idleEndsAt, endsAt } = sessions.endsAt(session);
      // All that an answer says: everybody's page asks again and again, and next to nothing changes.
      const { role, id: account, timeZone } = session;
      const ends = `${idleEndsAt.getTime()}-${endsAt.getTime()}`;
      const etag = `"${role}-${account}-${timeZone}-${ends}"`;
      reply.header("etag", etag);
      if (request.headers["if-none-match"] === etag) return reply.code(304).send(undefined);
      return checkSessionReply.encode({
        role,
        idleEndsAt: idleEndsAt.toISOString(),
        endsAt: endsAt.toISOString(),
        account,
        timeZone,
      });
    },
  );

  app.post(
    "/auth/language",
    { config: { access: "session" }, schema: { body: LanguageBody, response: replies(DoneReply) } },
    async (request) => {
      const { id } = currentUser(request);
      await rateLimiter.consume("languageByUser", String(id));
      await setLanguage(db.query, id, request.body.language);
      return done;
    },
  );
}
