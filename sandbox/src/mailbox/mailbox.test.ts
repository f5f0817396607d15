import { request } from "node:http";
import type { Sandbox } from "../startSandbox";
import { Store } from "../store/store";
import { aSandbox, mailTo } from "../testing/aSandbox";
import { mailCollection } from "./mail";

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await aSandbox();
});
afterEach(() => sandbox.close());

const get = (path: string) => fetch(`${sandbox.origin}${path}`);
const listed = async (query = "") => (await get(`/mailbox.json${query}`)).json();

it("lists what was mailed, newest first", async () => {
  await mailTo(sandbox, { to: "ann@example.com", subject: "First" });
  await mailTo(sandbox, {
    to: "ben@example.com",
    subject: "Zweite – für Sie",
    text: "Plain",
    html: "<p>Rich</p>",
  });
  expect(await listed()).toEqual([
    {
      id: expect.any(String),
      to: "ben@example.com",
      subject: "Zweite – für Sie",
      text: "Plain",
      html: "<p>Rich</p>",
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
    expect.objectContaining({ to: "ann@example.com", subject: "First", html: "" }),
  ]);
});

it.each(["/mailbox", "/card-processor", "/mailbox/gone"])(
  "serves every file that %s asks for",
  async (path) => {
    const page = await (await get(path)).text();
    const files = page.match(/(?<=(?:src|href)=")\/assets\/[^"]+/g) ?? [];
    expect(files).toContain("/assets/livePage.js");
    for (const file of files) expect((await get(file)).status).toBe(200);
    expect((await get(path)).status).toBe(path.endsWith("gone") ? 404 : 200);
  },
);

it("finds a whole address exactly, and a part of one anywhere", async () => {
  await mailTo(sandbox, { to: "ann@example.com" });
  await mailTo(sandbox, { to: "joann@example.com" });
  expect(await listed("?to=Ann@Example.com")).toHaveLength(1);
  expect(await listed("?to=ann")).toHaveLength(2);
  expect(await listed("?to=zoe")).toHaveLength(0);
  const page = await (await get("/mailbox?to=joann@example.com")).text();
  expect(page).toContain("1 message");
});

it("shows hostile markup as text, and runs none of it", async () => {
  const hostile = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
  await mailTo(sandbox, { to: "ann@example.com", subject: hostile, text: hostile, html: hostile });
  const [{ id }] = await listed();
  for (const path of [
    "/mailbox",
    `/mailbox/${id}`,
    `/mailbox?to=${encodeURIComponent(`"><script>`)}`,
  ]) {
    const reply = await get(path);
    const page = await reply.text();
    expect(page).not.toContain("<script>");
    expect(page).not.toContain("<img");
    expect(reply.headers.get("content-security-policy")).toMatch(
      /default-src 'none'; script-src 'self';/,
    );
  }
  expect(await (await get(`/mailbox/${id}`)).text()).toMatch(
    /<iframe[^>]*src="\/mailbox\/[^"]+\/html"[^>]*sandbox="allow-popups /,
  );
  const part = await get(`/mailbox/${id}/html`);
  expect(await part.text()).toContain('<base target="_top">');
  const policy = part.headers.get("content-security-policy");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("sandbox allow-popups");
  expect(policy).not.toContain("script");
});

it("keeps the newest 2,000 messages", () => {
  const collection = mailCollection(new Store(undefined, "mails"));
  const mail = { to: "", from: "", subject: "", text: "", html: "", date: "" };
  for (let count = 0; count < 2_010; count += 1) collection.put({ ...mail, id: String(count) });
  const kept = collection.oldestFirst();
  expect([kept.length, kept[0]?.id]).toEqual([2_000, "10"]);
});

/** The status of a reply to somebody who asks a host at an address. */
const statusAt = (asked: Sandbox, host: string, address = "127.0.0.1") =>
  new Promise<number | undefined>((resolve, reject) => {
    const { port } = asked;
    request({ host: address, port, path: "/mailbox.json", headers: { host } }, (reply) => {
      reply.resume();
      resolve(reply.statusCode);
    })
      .on("error", reject)
      .end();
  });

it("answers only to this machine's names", async () => {
  expect(await statusAt(sandbox, "evil.example")).toBe(421);
  expect(await statusAt(sandbox, "sandbox:3001")).toBe(421);
  await expect(statusAt(sandbox, "localhost", "127.0.0.2")).rejects.toThrow("ECONNREFUSED");
});

it("answers to the name that it is given as well, at every address", async () => {
  const named = await aSandbox({ name: "sandbox" });
  try {
    expect(await statusAt(named, "sandbox:3001", "127.0.0.2")).toBe(200);
    expect(await statusAt(named, "localhost:3001", "127.0.0.2")).toBe(200);
    expect(await statusAt(named, "evil.example", "127.0.0.2")).toBe(421);
  } finally {
    await named.close();
  }
});
