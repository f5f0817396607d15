import { request } from "node:http";
import type { Sandbox } from "../startSandbox";
import { aSandbox, mailTo } from "../testing/aSandbox";

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await aSandbox();
});
afterEach(() => sandbox.close());

const get = (path: string) => fetch(`${sandbox.origin}${path}`);
const listed = async (query = "") => (await get(`/mailbox.json${query}`)).json();

describe("the mailbox", () => {
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

  it("shows long links whole", async () => {
    const link = `https://quotehaven.example/verify?token=${"a1B2".repeat(40)}`;
    await mailTo(sandbox, {
      to: "ann@example.com",
      text: `Follow ${link} now`,
      html: `<a href="${link}">Go</a>`,
    });
    const [mail] = await listed();
    expect(mail.text).toContain(link);
    expect(mail.html).toContain(link);
  });

  it("shows hostile markup as text, and runs none of it", async () => {
    const hostile = `<img src=x onerror="alert(1)"><script>alert(2)</script>`;
    await mailTo(sandbox, {
      to: "ann@example.com",
      subject: hostile,
      text: hostile,
      html: hostile,
    });
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
    const part = await get(`/mailbox/${id}/html`);
    const policy = part.headers.get("content-security-policy");
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("sandbox allow-popups");
    expect(policy).not.toContain("script");
  });

  it("shows the html part in a frame of its own, whose links open in the whole window", async () => {
    await mailTo(sandbox, {
      to: "ann@example.com",
      html: "<html><head></head><body>Hi</body></html>",
    });
    const [{ id }] = await listed();
    const page = await (await get(`/mailbox/${id}`)).text();
    expect(page).toMatch(/<iframe[^>]*src="\/mailbox\/[^"]+\/html"[^>]*sandbox="allow-popups /);
    const part = await (await get(`/mailbox/${id}/html`)).text();
    expect(part).toContain('<head><base target="_top"></head>');
  });

  it("answers 404 for a message that is not there", async () => {
    expect((await get("/mailbox/nothing")).status).toBe(404);
  });

  it("keeps the newest 2,000 messages", async () => {
    const { Store } = await import("../store/store");
    const { mailCollection } = await import("./mail");
    const collection = mailCollection(new Store(undefined, "mails"));
    const mail = { to: "", from: "", subject: "", text: "", html: "", date: "" };
    for (let count = 0; count < 2_010; count += 1) collection.put({ ...mail, id: String(count) });
    expect(collection.size).toBe(2_000);
    expect(collection.oldestFirst()[0]?.id).toBe("10");
  });

  it("answers only to this machine's names", async () => {
    const status = await new Promise((resolve) => {
      request(
        {
          host: "127.0.0.1",
          port: sandbox.port,
          path: "/mailbox.json",
          headers: { host: "evil.example" },
        },
        (reply) => resolve(reply.statusCode),
      ).end();
    });
    expect(status).toBe(421);
  });
});
