import { fieldErrors, formatLocalDate, formatLocalDateTime } from "@quotehaven/contract/rules";
import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import { renderHook } from "@testing-library/react";
import { jest } from "@jest/globals";
import i18next, { type ParseKeys } from "i18next";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Provider } from "react-redux";
import type { ApiError } from "../http/ApiError";
import { noteServerTime } from "../http/serverClock";
import { createPlatformStore } from "../store/createPlatformStore";
import { sessionConfirmed } from "../store/session";
import { useToday } from "../store/useTimeZone";
import { act, renderScreen, screen } from "../testing";
import { errorMessages } from "./errorMessages";
import { LanguageSwitch } from "./LanguageSwitch";
import { useFormats } from "./useFormats";
import { changeLanguage, loadMessages, startI18n, useLanguage } from "./i18n";
import { wordsOfKey } from "./wordsOfKey";

/** A key of the package under test, which the types do not know. */
const ownKey = (name: string) => `own.${name}` as ParseKeys<"platform">;

function Texts() {
  const { t } = useTranslation("platform");
  const language = useLanguage();
  return (
    <p lang={language}>
      {[
        t("notifications.markAllRead"),
        t(ownKey("greeting"), { name: "Ann" }),
        t(ownKey("noText")),
      ].join(" / ")}
    </p>
  );
}

const messages = { platform: { own: { greeting: "Hello {{name}}" } } };

beforeAll(startI18n);
afterEach(async () => {
  await changeLanguage("en");
  localStorage.clear();
});

it("fills every place as it is given, and leaves no place unfilled", () => {
  const text = "Hello {{name}}, {{name}}{{unknown}}";
  i18next.addResource("en", "platform", "own.places", text);
  expect(i18next.t(ownKey("places"), { name: "$& <Ann> $t(own.greeting)" })).toBe(
    "Hello $& <Ann> $t(own.greeting), $& <Ann> $t(own.greeting)",
  );
});

it("reports a key without a text once", () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  for (const key of ["noText", "noText", "errors.noText"]) i18next.t(ownKey(key));
  expect(log.mock.calls.map(([words]) => String(words))).toEqual([
    expect.stringContaining("No text for own.noText"),
    expect.stringContaining("No text for own.errors.noText"),
  ]);
  log.mockRestore();
});

it("has a text for every error that a field can have, and for its code", () => {
  const keys = Object.values(fieldErrors).flatMap(({ key, code }) => [key, `errors.${code}`]);
  expect(keys.filter((key) => !i18next.exists(key))).toEqual([]);
  expect(Object.keys(errors).filter((code) => !i18next.exists(`errors.${code}`))).toEqual([]);
});

it("waits no more than 10 seconds for the texts of one package, then speaks another language and takes other texts", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  jest.useFakeTimers();
  const never = () => new Promise<never>(() => undefined);
  const loading = loadMessages("hanging", { en: never, es: never }).catch(String);
  const changing = changeLanguage("es");
  await jest.advanceTimersByTimeAsync(10_000);
  expect(await loading).toContain("The texts of hanging did not load");
  await changing;
  expect(i18next.language).toBe("es");
  jest.useRealTimers();
  await loadMessages("hanging", { en: async () => ({ a: "b" }), es: async () => ({ a: "c" }) });
  expect(i18next.t("a" as ParseKeys<"platform">, { ns: "hanging" as never })).toBe("c");
  log.mockRestore();
});

it("makes words of a key that has no text", () => {
  expect(wordsOfKey("agentProfile.pleaseChooseCard", "Generic")).toBe("Please choose card");
  expect(wordsOfKey("errors.some-code", "Generic")).toBe("Generic");
});

it("shows a package's own texts, the shared ones and never a raw key, and keeps the choice of another language", async () => {
  const { user } = renderScreen(
    <>
      <LanguageSwitch />
      <Texts />
    </>,
    { messages },
  );
  expect(screen.getByText("Mark all as read / Hello Ann / No text")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Español" }));
  expect(await screen.findByText(/Marcar todas como leídas \/ Hello Ann/)).toBeInTheDocument();
  expect(document.documentElement.lang).toBe("es");
  expect(localStorage.getItem("language")).toBe("es");
});

describe("formats", () => {
  function pageOf(timeZone?: string) {
    const store = createPlatformStore();
    store.dispatch(sessionConfirmed({ role: "consumer", timeZone }));
    const wrapper = ({ children }: { children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    );
    return { wrapper };
  }
  const formats = (timeZone?: string) =>
    renderHook(() => useFormats(), pageOf(timeZone)).result.current;
  const now = new Date("2026-03-10T12:00:00Z");

  it("tells a moment where the person lives, and what is local by the browser's clock", async () => {
    const moment = "2026-03-10T09:30:00Z";
    const told = formats("Pacific/Honolulu");
    expect(told.date(moment)).toBe("03/09/2026");
    expect(told.moment(moment)).toBe("03/09/2026, 11:30 PM");
    expect(told.relative(moment, new Date("2026-06-10T12:00:00Z"))).toBe("03/09/2026");
    const [local, time] = [formatLocalDate(moment), formatLocalDateTime(moment)];
    expect([told.localDate(moment), told.localDateTime(moment)]).toEqual([local, time]);
    expect(told.phone("(512)555-1001")).toBe("(512) 555-1001");

    await act(() => changeLanguage("es"));
    const spanish = formats("Pacific/Honolulu");
    expect([spanish.date("2026-11-08"), spanish.moment(moment)]).toEqual([
      "8 nov 2026",
      "9 mar 2026, 23:30",
    ]);
    expect([spanish.localDate(moment), spanish.localDateTime(moment)]).toEqual([local, time]);
    await act(() => changeLanguage("en"));
  });

  it("tells the last day of a deadline alike wherever it is read", async () => {
    const endOfMondayInChicago = "2026-03-10T05:00:00Z";
    const readers = ["Pacific/Honolulu", "America/New_York", "Pacific/Guam"];
    const read = () => readers.map((zone) => formats(zone).deadline(endOfMondayInChicago));
    expect(new Set(read())).toEqual(new Set(["Monday, Mar 9"]));
    await act(() => changeLanguage("es"));
    expect(new Set(read())).toEqual(new Set(["lunes 9 mar"]));
    await act(() => changeLanguage("en"));
  });

  it("knows the day where the person lives, by the server's clock", () => {
    noteServerTime("Tue, 10 Mar 2026 09:30:00 GMT");
    const today = (timeZone: string) =>
      renderHook(() => useToday(), pageOf(timeZone)).result.current;
    expect([today("Pacific/Honolulu"), today("America/Chicago")]).toEqual([
      "2026-03-09",
      "2026-03-10",
    ]);
    noteServerTime(new Date().toUTCString());
  });

  it.each([
    ["2026-03-10T11:59:30Z", "just now"],
    ["2026-03-10T11:15:00Z", "45 min ago"],
    ["2026-03-10T10:00:00Z", "2 h ago"],
    ["2026-03-05T11:00:00Z", "5 days ago"],
    ["2026-03-10T12:00:30Z", "just now"],
  ])("writes how long ago %s was: %s", (then, words) => {
    expect(formats().relative(then, now)).toBe(words);
  });

  it("counts from the server's time, whatever the computer's clock says", () => {
    const tomorrow = new Date(Date.now() + 25 * 3_600_000);
    const { relative } = formats();
    noteServerTime(tomorrow.toUTCString());
    expect(relative(new Date())).toBe("1 day ago");
    noteServerTime(new Date().toUTCString());
    expect(relative(new Date())).toBe("just now");
  });

  it("writes money in whole dollars, a day as it is, and nothing for nothing", () => {
    const { money, date, moment, relative, number } = formats();
    expect([money(1234), date("2026-03-04")]).toEqual(["$1,234", "03/04/2026"]);
    expect([money(null), date(null), moment(undefined), relative(""), number(null)]).toEqual(
      Array(5).fill(""),
    );
  });
});

describe("what a failed call says", () => {
  function messagesOf(error: Partial<ApiError>): string[] {
    return errorMessages({ status: 422, codes: [], message: "", ...error }, i18next.t);
  }

  it("says the server's sentence for codes it does not know, never the code", () => {
    const message = "The moon is full.";
    expect(messagesOf({ codes: ["xyz"], message })).toEqual([message]);
    const codes = ["duplicate-email", "xyz", "uvw"];
    expect(messagesOf({ codes, message })).toEqual([
      "A user with that email address already exists.",
      message,
    ]);
    expect(messagesOf({ codes })).toEqual(["A user with that email address already exists."]);
  });

  it("tells a lost network, too many requests and a broken server apart", () => {
    const messages = [0, 429, 500].map((status) => messagesOf({ status, message: "Internal" })[0]);
    expect(new Set(messages).size).toBe(3);
    expect(messages.join(" ")).not.toContain("Internal");
  });

  it("says how long to wait, or until when where the code says it", () => {
    expect(messagesOf({ status: 429, retryAfterSeconds: 30 })[0]).toContain("30 seconds");
    expect(messagesOf({ status: 429, retryAfterSeconds: 600 })[0]).toContain("10 minutes");
    const codes = ["too-many-zip-changes"];
    expect(messagesOf({ status: 429, codes, retryAfterSeconds: 40_000 })[0]).toContain("tomorrow");
  });

  it("has a sentence for what is no failed call at all", () => {
    expect(errorMessages(new TypeError("x is undefined"), i18next.t)).toEqual([
      "Something went wrong. Please try again.",
    ]);
  });
});
