import {
  act,
  lastCall,
  refusal,
  renderScreen,
  reply,
  screen,
  shownTypingAids,
} from "@quotehaven/platform/testing";
import { GetInTouch } from "./GetInTouch";

const openForm = (setup: Parameters<typeof renderScreen>[1] = {}) =>
  renderScreen(<GetInTouch />, setup);

const fill = async (user: ReturnType<typeof openForm>["user"]) => {
  const texts = { Name: "Nora", Email: "nora@example.com", Message: "Hello" };
  for (const [name, text] of Object.entries(texts)) {
    await user.click(screen.getByRole("textbox", { name }));
    await user.paste(text);
  }
  await user.click(screen.getByRole("button", { name: "Send message" }));
};

it.each([
  ["an answer that came too late", reply(408, { message: "", data: ["human-check-failed"] })],
  ["too many tries", refusal(429)],
  ["a broken server", refusal(503)],
])("says that it was not sent after %s", async (_what, answer) => {
  const { user } = openForm({ replies: { "POST /feedback": answer } });
  await fill(user);
  expect(await screen.findByText(/try again|a lot of tries/i)).toBeInTheDocument();
  expect(screen.getByRole("textbox", { name: "Message" })).toHaveValue("Hello");
});

it("tells the keyboard what each field is, asks before what was written is left, sends it with a fresh verification, and then says thank you", async () => {
  const { user, router, currentPath, requests } = openForm({
    replies: { "POST /feedback": { message: "ok" } },
  });
  const aids = {
    name: "text - name send",
    email: "email - email send",
    message: expect.any(String),
  };
  expect(shownTypingAids()).toEqual(aids);
  await user.type(screen.getByRole("textbox", { name: "Message" }), "Hel");
  expect(shownTypingAids()).toEqual(aids);
  await act(() => router.navigate("/elsewhere"));
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(currentPath()).toBe("/");
  await fill(user);
  await screen.findByText("Thank you for getting in touch. We will write back to you soon.");
  expect(lastCall(requests, "POST /feedback")?.body).toMatchObject({
    name: "Nora",
    email: "nora@example.com",
    token: "human-token:feedback",
  });
  await act(() => router.navigate("/elsewhere"));
  expect(currentPath()).toBe("/elsewhere");
});
