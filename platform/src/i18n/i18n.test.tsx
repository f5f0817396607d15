import { act, renderHook } from "@testing-library/react";
import { api } from "../store/api";
import { noteServerTime } from "../http/serverClock";
import { renderScreen, reply, screen, waitFor, type RecordedRequest } from "../testing";
import { LanguageSwitch } from "./LanguageSwitch";
import type { MessageKey } from "./messageKeys";
import { changeLanguage } from "./translator";
import { useFormats } from "./useFormats";
import { useTranslation } from "./useTranslation";

/** A key of the package under test, which the types do not know. */
const ownKey = (name: string) => `own.${name}` as MessageKey<"platform">;

function Texts() {
  const { t, language } = useTranslation();
  return (
    <p lang={language}>
      {t("notifications.markAllRead")} / {t(ownKey("greeting"), { name: "Ann" })} /{" "}
      {t(ownKey("noText"))}
    </p>
  );
}

const messages = { own: { greeting: "Hello {{name}}" } };

afterEach(async () => {
  await changeLanguage("en");
  localStorage.clear();
});

it("shows a package's own texts, the shared ones, and never a raw key", () => {
  renderScreen(<Texts />, { messages });
  expect(screen.getByText("Mark all as read / Hello Ann / No text")).toBeInTheDocument();
});

it("switches the whole page to another language, and keeps the choice", async () => {
  const { user } = renderScreen(
    <>
      <LanguageSwitch />
      <Texts />
    </>,
    { messages },
  );
  await user.click(screen.getByRole("button", { name: "Español" }));
  expect(await screen.findByText(/Marcar todas como leídas \/ Hello Ann/)).toBeInTheDocument();
  expect(document.documentElement.lang).toBe("es");
  expect(localStorage.getItem("language")).toBe("es");
});

it("asks the API in the language of the page", async () => {
  await changeLanguage("es");
  const { requests } = renderScreen(<LanguageSwitch />, {});
  const { request } = await import("../http/request");
  await request({ url: "/x" }).catch(() => undefined);
  await waitFor(() => expect(requests[0]?.headers["Accept-Language"]).toBe("es"));
});

it("reads the server's texts again in the language that was chosen", async () => {
  const names = api.injectEndpoints({
    endpoints: (build) => ({
      namesForTest: build.query<string, void>({
        query: () => ({ url: "/names" }),
        providesTags: ["Reference"],
      }),
    }),
  });
  const { store, requests } = renderScreen(<LanguageSwitch />, {
    replies: {
      "GET /names": ({ headers }: RecordedRequest) =>
        reply(200, headers["Accept-Language"] === "es" ? "Hogar" : "Home"),
    },
  });
  const { namesForTest } = names.endpoints;
  await act(() => store.dispatch(namesForTest.initiate()));
  await act(() => changeLanguage("es"));
  await waitFor(() => expect(namesForTest.select()(store.getState()).data).toBe("Hogar"));
  expect(requests).toHaveLength(2);
});

describe("formats", () => {
  const formats = () => renderHook(() => useFormats()).result.current;
  const now = new Date("2026-03-10T12:00:00Z");

  it("writes money in whole dollars", () => {
    expect(formats().money(1234)).toBe("$1,234");
  });

  it("writes a day as it is, in no time zone", () => {
    expect(formats().date("2026-03-04")).toBe("03/04/2026");
  });

  it.each([
    ["2026-03-10T11:59:30Z", "just now"],
    ["2026-03-10T11:15:00Z", "45 min ago"],
    ["2026-03-10T10:00:00Z", "2 h ago"],
    ["2026-03-09T11:00:00Z", "1 day ago"],
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

  it("writes nothing for nothing", () => {
    const { money, date, dateTime, relative, number } = formats();
    expect([money(null), date(null), dateTime(undefined), relative(""), number(null)]).toEqual(
      Array(5).fill(""),
    );
  });
});
