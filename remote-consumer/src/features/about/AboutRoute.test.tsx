import { renderScreen, screen } from "@quotehaven/platform/testing";
import messages from "../../messages/en.json" with { type: "json" };
import { AboutRoute } from "./AboutRoute";

const open = (path: string) =>
  renderScreen(
    [
      { path: "/about/:page?", element: <AboutRoute /> },
      { path: "/", element: <p>Landing</p> },
    ],
    { path, messages: { consumer: messages }, session: "anonymous" },
  );

it.each([
  ["privacy", "Privacy", /We set no cookies/],
  ["terms", "Terms in short", /pays us one flat fee/],
  ["accessibility", "Accessibility", /Web Content Accessibility Guidelines 2\.2/],
])("tells of %s on a page of its own", (page, title, text) => {
  open(`/about/${page}`);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(text)).toBeInTheDocument();
});

it("leads to the document that counts, and from any other address to the landing", () => {
  const { unmount } = open("/about/terms");
  expect(screen.getByRole("link", { name: "Client terms (PDF)" })).toBeInTheDocument();
  unmount();
  open("/about/nothing");
  expect(screen.getByText("Landing")).toBeInTheDocument();
});
