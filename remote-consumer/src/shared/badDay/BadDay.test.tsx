import { jest } from "@jest/globals";
import { presentCovers } from "@quotehaven/contract/cover";
import { renderScreen, screen, waitFor, within } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { fourBundles, homeAndAutoNeeds, todaysPolicies } from "../quotes/quoteFixtures";
import { BadDay } from "./BadDay";
import { tellingDays } from "./tellingDays";

const quotes = fourBundles().map(({ id, carrierName, cover = {} }) => ({
  id,
  name: carrierName,
  cover,
}));
const days = () => {
  const part = within(screen.getByRole("region", { name: messages.badDay.title }));
  return part
    .getAllByRole("button")
    .filter((button) => button.hasAttribute("aria-pressed"))
    .map(({ textContent }) => textContent);
};

type Props = Parameters<typeof BadDay>[0];
const openDays = (answering: Props["quotes"] = quotes, today?: Props["today"]) =>
  renderScreen(<BadDay needs={homeAndAutoNeeds} quotes={answering} today={today} />, {
    session: "consumer",
    messages: { consumer: messages },
  });

describe("a bad day", () => {
  it("is open where the quotes differ most, and another one answers in its place", async () => {
    const { user } = openDays();
    expect(screen.getByRole("button", { name: "A tree through the roof" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await user.click(screen.getByRole("button", { name: "Burglars empty the house" }));
    expect(
      screen.getByText("Burglars empty the house: $13,000 of damage, we assume."),
    ).toBeInTheDocument();
    expect(screen.getByText("They pay $10,500, you pay $2,500")).toBeInTheDocument();
    // Pressed again it stays: one is always open.
    await user.click(screen.getByRole("button", { name: "Burglars empty the house" }));
    expect(screen.getByText("They pay $10,500, you pay $2,500")).toBeInTheDocument();
  });

  it("is one of four, until more are asked for", async () => {
    const { user } = openDays();
    expect(days()).toHaveLength(4);
    await user.click(screen.getByRole("button", { name: messages.badDay.more }));
    expect(days()).toHaveLength(7);
    await user.click(screen.getByRole("button", { name: "You hit a new car" }));
    await user.click(screen.getByRole("button", { name: messages.badDay.fewer }));
    expect(days()).toContain("You hit a new car");
  });

  it("is not there where no quote states anything", () => {
    openDays(quotes.map((quote) => ({ ...quote, cover: {} })));
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
    expect(tellingDays(homeAndAutoNeeds, [])).toEqual([]);
  });
});

it("is answered by today's policies first, and says what of them is not known", async () => {
  const today = presentCovers(todaysPolicies);
  const { user } = openDays(quotes, today);
  const first = () => screen.getAllByRole("listitem")[0];
  await user.click(screen.getByRole("button", { name: messages.badDay.more }));
  await user.click(screen.getByRole("button", { name: "Burglars empty the house" }));
  expect(first()).toHaveTextContent(
    /^TodayThey pay \$12,250, you pay \$750It may pay less: of your policy this is not known: Settlement of belongings\.$/,
  );
  await user.click(screen.getByRole("button", { name: "A driver without insurance hurts you" }));
  expect(first()).toHaveTextContent(/^TodayNot known/);
});

it("opens the day on which today is furthest from the quotes, also where they state nothing", () => {
  const silent = quotes.map((quote) => ({ ...quote, cover: {} }));
  openDays(silent, { auto: { propertyDamage: 10_000 } });
  expect(screen.getByRole("button", { name: "You hit a new car" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  expect(screen.getByText("They pay $10,000, you pay $38,000")).toBeInTheDocument();
});

describe("the picture of an answer", () => {
  const written: string[] = [];
  const context = new Proxy(
    { measureText: (text: string) => ({ width: text.length * 20 }) },
    {
      get: (target, name) =>
        name === "fillText"
          ? (text: string) => written.push(text)
          : (Reflect.get(target, name) ?? (() => undefined)),
      set: () => true,
    },
  );
  const image = new Blob(["png"], { type: "image/png" });
  const { getContext, toBlob } = HTMLCanvasElement.prototype;
  beforeAll(() => {
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => context,
      toBlob: (done: (blob: Blob) => void) => done(image),
    });
    Object.assign(globalThis, {
      Path2D: class {
        arc() {}
        roundRect() {}
      },
    });
    URL.createObjectURL = () => "blob:picture";
    URL.revokeObjectURL = () => undefined;
  });
  afterAll(() => {
    Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob });
    Reflect.deleteProperty(globalThis, "Path2D");
  });
  beforeEach(() => {
    written.length = 0;
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, "canShare");
    Reflect.deleteProperty(navigator, "share");
  });
  const press = async (today?: Props["today"]) => {
    const { user } = openDays(quotes, today);
    await user.click(await screen.findByRole("button", { name: messages.badDay.share }));
  };

  it("is saved where nothing takes files, and says the amounts and no company", async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await press();
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(saved.mock.contexts[0]).toMatchObject({ download: "bad-day.png", href: "blob:picture" });
    const text = written.join(" ");
    expect(text).toContain("A tree through the roof: $22,000 of damage");
    expect(text).toContain("They pay $19,500, you pay $2,500");
    expect(text).toContain("Quote 4");
    for (const { name } of quotes) expect(text).not.toContain(name);
    saved.mockRestore();
  });

  it("has today before the quotes, whose numbers stay", async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => {});
    await press(presentCovers(todaysPolicies));
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    const text = written.join(" ");
    expect(text).toMatch(/ Today They pay .* Quote 1 .* Quote 4 /);
    for (const company of ["Old Mutual", "Old Auto"]) expect(text).not.toContain(company);
    saved.mockRestore();
  });

  it("is shared where files are taken, and breaking that off is no failure", async () => {
    const share = jest.fn(async (_data: ShareData) => {
      throw new DOMException("", "AbortError");
    });
    Object.assign(navigator, { canShare: () => true, share });
    await press();
    await waitFor(() => expect(share).toHaveBeenCalledTimes(1));
    const [file] = share.mock.calls[0]?.[0].files ?? [];
    expect(file).toMatchObject({ name: "bad-day.png", type: "image/png" });
    expect(screen.queryByText(messages.badDay.shareFailed)).not.toBeInTheDocument();
  });

  it("says so where it cannot be made", async () => {
    const report = jest.spyOn(globalThis, "reportError").mockImplementation(() => undefined);
    Object.assign(navigator, {
      canShare: () => true,
      share: async () => {
        throw new Error("no");
      },
    });
    await press();
    expect(await screen.findByText(messages.badDay.shareFailed)).toBeInTheDocument();
    report.mockRestore();
  });
});
