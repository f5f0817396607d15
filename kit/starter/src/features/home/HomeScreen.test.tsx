import { events } from "@quotehaven/platform";
import {
  lastCall,
  refusal,
  renderScreen,
  screen,
  waitFor,
  type Replies,
} from "@quotehaven/platform/testing";
import { replies } from "../../../mock/replies";
import english from "../../messages/en.json" with { type: "json" };
import { HomeScreen } from "./HomeScreen";

const open = (own: Replies = replies) =>
  renderScreen(<HomeScreen />, {
    session: "__session__",
    messages: { __name__: english },
    replies: own,
  });

it("says what people can ask quotes for", async () => {
  open();
  expect(await screen.findByText("Auto")).toBeInTheDocument();
});

it("keeps what is chosen, and tells other remotes", async () => {
  const heard: number[] = [];
  const stop = events.on("__camel__Chosen", ({ id }) => heard.push(id));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Auto" }));
  expect(screen.getByRole("button", { name: "Auto", pressed: true })).toBeInTheDocument();
  expect(heard).toEqual([3]);
  stop();
});

it("says so where there is nothing", async () => {
  open({ "GET /insurance-types": { data: [] } });
  expect(await screen.findByText(english.home.none)).toBeInTheDocument();
});

it("reads again where the API failed", async () => {
  const { user, replies: answers } = open({ "GET /insurance-types": refusal(500) });
  const again = await screen.findByRole("button", { name: "Try again" });
  Object.assign(answers, replies);
  await user.click(again);
  expect(await screen.findByText("Auto")).toBeInTheDocument();
});

it("says what a form lacks, and sends it once it is right", async () => {
  const { user, requests } = open();
  await user.click(screen.getByRole("button", { name: english.write.send }));
  expect(await screen.findByRole("link", { name: english.write.email })).toBeInTheDocument();
  await user.type(screen.getByLabelText(english.write.name), "Ada Byron");
  await user.type(screen.getByLabelText(english.write.email), "ada@example.com");
  await user.type(screen.getByLabelText(english.write.message), "Hello");
  await user.click(screen.getByRole("button", { name: english.write.send }));
  await waitFor(() =>
    expect(lastCall(requests, "POST /feedback")?.body).toMatchObject({ message: "Hello" }),
  );
});
