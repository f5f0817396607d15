import { aPostgres, type SpokenPostgres } from "../testing/aPostgres";
import { createLocalChannels } from "./localChannels";
import { listenWithReconnect } from "./postgresListener";
import { forItsOwnSession } from "./postgresSettings";

const pace = { beatEveryMs: 40, openAgainMs: 20, forgetEveryMs: 60 };

let server: SpokenPostgres;
let channels: ReturnType<typeof listenWithReconnect>;
let heard: (string | null)[];
let errors: string[];
beforeEach(async () => {
  server = await aPostgres();
  [heard, errors] = [[], []];
  const local = createLocalChannels();
  local.add("sessions", (payload) => heard.push(payload));
  const settings = forItsOwnSession({ url: server.url, directUrl: null });
  channels = listenWithReconnect(settings, local, ({ message }) => errors.push(message), pace);
  await channels.hear("sessions");
});
afterEach(async () => {
  await channels.close();
  await server.close();
});

const until = async (isTrue: () => boolean) => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe("the connection for messages", () => {
  it("stays the same while its own messages come back", async () => {
    await new Promise((resolve) => setTimeout(resolve, 10 * pace.beatEveryMs));
    server.notify("sessions", "user:1");
    await until(() => heard.length > 0);
    expect([heard, errors, server.connections()]).toEqual([["user:1"], [], 1]);
  });

  it("is given up once it hangs; what was missed is said again and again until it is back", async () => {
    server.hang();
    await until(() => heard.length > 2);
    expect(heard).toEqual(heard.map(() => null));
    expect(errors[0]).toBe("The connection for messages hung.");

    server.recover();
    await until(() => {
      server.notify("sessions", "user:2");
      return heard.includes("user:2");
    });
    await new Promise((resolve) => setTimeout(resolve, pace.forgetEveryMs));
    const last = heard.length;
    await new Promise((resolve) => setTimeout(resolve, 3 * pace.forgetEveryMs));
    expect(heard.slice(last)).not.toContain(null);
  });
});
