import type { FaultRun } from "../FaultRun";
import type { Latencies } from "../world/Latencies";
import { MailReaders } from "../world/MailReaders";

const ways = ["down", "tarpit", "4xx", "5xx"] as const;

/** A mail server that is away, silent, or refuses, and a SIGKILL while mail waits. */
export const mailServerDown: FaultRun = {
  number: 6,
  title: "Mail server down",
  engines: ["PGlite", "PostgreSQL"],
  async run(world) {
    const sandbox = await world.startSandbox();
    const api = await world.startApi({
      sandbox,
      env: { LOG_LEVEL: "trace" },
    });
    const others = await world.bystanders(api, sandbox);
    const readers = new MailReaders(world, api, sandbox);
    await readers.prepare(world.times(12, 60));
    // The long form is an outage of ten minutes.
    const roundMs = world.times(6_000, 150_000);
    const [usual, during]: [Latencies[], Latencies[]] = [[], []];
    const asUsual = async () => {
      for (let part = 0; part < ways.length / 2; part += 1) {
        usual.push(await others.during(() => readers.askForMail(roundMs)));
      }
    };

    await asUsual();
    await readers.checkMail("before", 30_000);
    const arrivedBefore = await readers.arrived();
    for (const way of ways) {
      await sandbox.fault("smtp", { mode: way });
      world.say(`the mail server is ${way}`);
      world.sampleMachine();
      during.push(await others.during(() => readers.askForMail(roundMs, { isFault: true })));
      if (way === "tarpit") {
        await api.kill();
        await api.start();
        world.count("SIGKILLs while mail waited");
      }
    }
    const arrivedMeanwhile = (await readers.arrived()) - arrivedBefore;
    world.check("no mail came while its server was away", arrivedMeanwhile === 0, arrivedMeanwhile);
    await sandbox.heal();
    // Pauses between the tries grow as long as the outage lasts.
    await readers.checkMail("once the server is back", 60_000 + ways.length * roundMs);
    await asUsual();
    await readers.checkMail("afterwards", 30_000);

    readers.checkAnswers();
    world.checkUnharmed(usual, during);
    await readers.checkLog();
    const mails = world.counted("registrations") + world.counted("forgotten passwords");
    return `${mails} mails asked for, each came once`;
  },
};
