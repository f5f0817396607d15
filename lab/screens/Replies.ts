import type { Page, Request, Route } from "@playwright/test";

/** A call to the API: `GET /user/profile`; `:id` matches one segment. */
type Call = `${"GET" | "POST" | "PUT" | "DELETE"} /${string}`;

/** Puts a page's calls to the API into the state that a picture needs. */
export class Replies {
  constructor(private readonly page: Page) {}

  /** The reply never comes. */
  async never(call: Call): Promise<void> {
    await this.on(call, () => new Promise(() => {}));
  }

  /** The server is broken, or refuses with a status and codes. */
  async fail(call: Call, status = 500, codes: string[] = [], more: object = {}): Promise<void> {
    await this.answer(call, { message: "Something went wrong", data: codes, ...more }, status);
  }

  async answer(call: Call, body: unknown, status = 200): Promise<void> {
    await this.answerAsItIs(call, () => body, status);
  }

  /** Answers what is so when the call comes. */
  async answerAsItIs(call: Call, body: () => unknown, status = 200): Promise<void> {
    await this.on(call, (route) => route.fulfill({ status, json: body() }));
  }

  /** The product's own reply with something changed. */
  async change<Body>(call: Call, change: (body: Body) => unknown): Promise<void> {
    await this.on(call, async (route) => {
      const reply = await route.fetch();
      const body: Body = await reply.json();
      await route.fulfill({ response: reply, json: change(body) });
    });
  }

  /** The files of a remote cannot be had. */
  async breakRemote(name: string): Promise<void> {
    await this.page.route(`**/assets/${name}/**`, (route) => route.fulfill({ status: 500 }));
  }

  private async on(call: Call, handle: (route: Route) => Promise<void>): Promise<void> {
    const [method, path = ""] = call.split(" ");
    const pattern = new RegExp(`^/api${path.replaceAll(/:\w+/g, "[^/]+")}$`);
    const isCalled = (request: Request) => request.method() === method;
    await this.page.route(
      (url) => pattern.test(url.pathname),
      (route) => (isCalled(route.request()) ? handle(route) : route.fallback()),
    );
  }
}
