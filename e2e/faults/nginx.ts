import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { endChild, untilReady } from "../product/childProcess";
import { documented } from "./documented";

/** Debian's nginx in front of API processes as docs/operations/nginx.conf has it, without pages. */
export async function startNginx(folder: string, port: number, apiPorts: readonly number[]) {
  const server = (apiPort: number) => `server 127.0.0.1:${apiPort} max_fails=0;`;
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const replaced = {
    "listen 80;": `listen 127.0.0.1:${port};`,
    "http {": ["http {", ...temporary.map((kind) => `${kind}_temp_path ${folder}/${kind};`)].join(
      "\n",
    ),
    "/var/log/nginx/quotehaven.log": join(folder, "access.log"),
    "include /etc/nginx/quotehaven-pages.conf;": "",
    [server(3001)]: apiPorts.map(server).join(" "),
    [server(3002)]: "",
  };
  await mkdir(folder, { recursive: true });
  const file = join(folder, "nginx.conf");
  await writeFile(file, documented("nginx.conf", replaced));
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const settings = `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; ${user}`;
  if (!existsSync("/usr/sbin/nginx")) throw new Error("Install Debian's package nginx first.");
  const child = spawn("/usr/sbin/nginx", ["-c", file, "-g", settings], { stdio: "inherit" });
  const failed = new Promise<never>((_, reject) => child.once("error", reject));
  const origin = `http://127.0.0.1:${port}`;
  await Promise.race([failed, untilReady(child, `${origin}/api/health/ready`, 20_000)]);
  return { origin, stop: () => endChild(child, "SIGTERM") };
}
