import { execFile } from "node:child_process";
import { appendFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { documented, replacedIn } from "../../nginx/startNginx";
import { DebianPostgres, letItsUserWrite } from "./DebianPostgres";

const EXAMPLE_FOLDER = "/srv/backup/wal";
const EXAMPLE_MOMENT = "2026-01-31 12:34:56.789+00";

/** A PostgreSQL whose log is archived as docs/operations has it. */
export class ArchivedPostgres {
  private constructor(
    private readonly folder: string,
    readonly server: DebianPostgres,
  ) {}

  static async start(folder: string): Promise<ArchivedPostgres> {
    await letItsUserWrite(folder);
    await letItsUserWrite(join(folder, "wal"));
    const server = await DebianPostgres.make(join(folder, "data"));
    const archived = new ArchivedPostgres(folder, server);
    await server.stop("fast");
    await archived.#set(server, "postgresql-archive.conf");
    await server.start();
    return archived;
  }

  /** Copies all that there is while it is worked with, and checks the copy. */
  async backUp(): Promise<void> {
    await this.server.copyTo(this.#base);
    await DebianPostgres.verify(this.#base);
  }

  /** Another one with the data of a moment, from the copy and the archived log. */
  async restoredTo(moment: string): Promise<DebianPostgres> {
    const restored = await DebianPostgres.of(join(this.folder, "restored"));
    await promisify(execFile)("cp", ["-a", this.#base, restored.dataDir]);
    await this.#set(restored, "postgresql-restore.conf", { [EXAMPLE_MOMENT]: moment });
    await writeFile(join(restored.dataDir, "recovery.signal"), "");
    await restored.start();
    return restored;
  }

  get #base(): string {
    return join(this.folder, "base");
  }

  async #set(server: DebianPostgres, file: string, replaced: Record<string, string> = {}) {
    const settings = replacedIn(await documented(file), {
      ...replaced,
      [EXAMPLE_FOLDER]: join(this.folder, "wal"),
    });
    await appendFile(join(server.dataDir, "postgresql.conf"), settings);
  }
}
