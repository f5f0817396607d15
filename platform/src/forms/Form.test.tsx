import { jest } from "@jest/globals";
import errors from "@quotehaven/contract/errors/en" with { type: "json" };
import { confirmPassword, required, type FieldRules } from "@quotehaven/contract/rules";
import { act, fireEvent } from "@testing-library/react";
import { memo, useState } from "react";
import type { ApiError } from "../http/ApiError";
import type { MessageKey } from "../i18n/i18n";
import { Modal, TextField } from "@quotehaven/shared-ui";
import { renderScreen, screen, waitFor, within } from "../testing";
import { hasUnsaved } from "../unsaved/unsaved";
import { Form, FormErrorSummary, SubmitButton } from "./Form";
import { FormMoneyField, FormRadioGroup, FormTextField, useFormField } from "./formFields";
import { rulesResolver } from "./rulesResolver";
import { useForm } from "./useForm";
import { useSubmit } from "./useSubmit";

const rules: FieldRules = {
  password: [required],
  again: [required, confirmPassword()],
  rents: [required],
};
const blank = { password: "", again: "", rents: null as boolean | null };

type SignUpProps = {
  send: (values: typeof blank) => Promise<unknown>;
  hasSummary?: boolean;
  onRefused?: (error: ApiError) => {
    fields: Partial<Record<keyof typeof blank, MessageKey>>;
    toast?: string;
  };
  onTyped?: (values: typeof blank, name: string) => void;
  draft?: string;
  stored?: typeof blank;
  onSent?: () => unknown;
};

function SignUp({
  send,
  hasSummary = false,
  onRefused,
  onSent,
  stored = blank,
  ...rest
}: SignUpProps) {
  const form = useForm({ defaultValues: stored, rules, ...rest });
  const submit = useSubmit(form, { send, onRefused, onSent });
  return (
    <Form form={form} onSubmit={submit}>
      {hasSummary && <FormErrorSummary />}
      <FormTextField name="password" label="Password" />
      <FormTextField name="again" label="Again" />
      <FormRadioGroup
        name="rents"
        label="Do you rent?"
        options={[
          { value: true, label: "Yes" },
          { value: false, label: "No" },
        ]}
      />
      <SubmitButton form={form}>Send</SubmitButton>
      <output>{JSON.stringify(form.typedOver)}</output>
    </Form>
  );
}

/** A form whose only field may stay empty. */
function Deductible({
  send,
}: {
  send: (values: { deductible: number | null }) => Promise<unknown>;
}) {
  const form = useForm({ defaultValues: { deductible: null as number | null }, rules: {} });
  const submit = useSubmit(form, { send });
  return (
    <Form form={form} onSubmit={submit}>
      <FormMoneyField name="deductible" label="Deductible" />
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

/** A form whose first field comes late, as a field does whose code is fetched. */
function Slow() {
  const form = useForm({ defaultValues: blank, rules });
  const [hasCome, setCome] = useState(false);
  return (
    <Form form={form} onSubmit={() => void form.check()}>
      <FormErrorSummary />
      {hasCome && <FormTextField name="password" label="Password" />}
      <FormTextField name="again" label="Again" />
      <SubmitButton form={form}>Send</SubmitButton>
      <button type="button" onClick={() => setCome(true)}>
        Wait
      </button>
    </Form>
  );
}

const sends = () => jest.fn(async (_values: typeof blank): Promise<unknown> => undefined);
const field = (name: string) => screen.getByRole("textbox", { name });
const refusal = (status: number, codes: string[]): ApiError => ({
  status,
  codes,
  message: "Refused by the server",
});

function open(props: Partial<SignUpProps> = {}) {
  return renderScreen(<SignUp send={sends()} {...props} />);
}

type User = ReturnType<typeof open>["user"];

async function paste(user: User, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}
async function fill(user: User) {
  await paste(user, "Password", "long words");
  await paste(user, "Again", "long words");
  await user.click(screen.getByRole("radio", { name: "Yes" }));
}
const press = (user: User) => user.click(screen.getByRole("button", { name: "Send" }));

describe("a form that is refused", () => {
  it("moves to the first refused field, takes an error away as soon as its cause is gone, and looks at a confirmation again", async () => {
    const { user } = open();
    await paste(user, "Password", "long words");
    await press(user);
    await waitFor(() => expect(field("Again")).toHaveFocus());
    expect(field("Again")).toHaveAccessibleDescription("This field is required.");
    const rents = screen.getByRole("radiogroup");
    expect(rents).toHaveAccessibleDescription("This field is required.");
    await user.click(screen.getByRole("radio", { name: "No" }));
    await waitFor(() => expect(rents).not.toHaveAccessibleDescription());
    await paste(user, "Again", "long words");
    await waitFor(() => expect(field("Again")).not.toHaveAccessibleDescription());
    await user.type(field("Password"), "!");
    await waitFor(() =>
      expect(field("Again")).toHaveAccessibleDescription("Passwords must match."),
    );
  });

  it("moves to its summary, which names the fields in the order of the screen until the next attempt", async () => {
    const { user } = open({ hasSummary: true });
    await press(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Password",
      "Again",
      "Do you rent?",
    ]);
    expect(screen.getByText("3 answers need attention")).toBeInTheDocument();
    expect(screen.getAllByText("This field is required.")).toHaveLength(3);
    await paste(user, "Password", "long words");
    expect(screen.getAllByRole("link")).toHaveLength(3);
    await press(user);
    await waitFor(() => expect(screen.getAllByRole("link")).toHaveLength(2));
  });

  it("names a field in its summary that came after it was refused, at its place on the screen", async () => {
    const { user } = renderScreen(<Slow />);
    await press(user);
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    await user.click(screen.getByRole("button", { name: "Wait" }));
    expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
      "Password",
      "Again",
      "This field is required.",
    ]);
  });
});

it("is not sent while a field holds what is not plainly one number, also where it may be empty", async () => {
  const send = jest.fn(() => Promise.resolve(undefined));
  const { user } = renderScreen(<Deductible send={send} />);
  const input = screen.getByRole("textbox", { name: "Deductible" });
  await user.type(input, "150k");
  await press(user);
  await waitFor(() => expect(input).toHaveAccessibleDescription(/“150k” is not one whole number/));
  expect(input).toHaveFocus();
  expect(send).not.toHaveBeenCalled();
  await user.type(input, "{Backspace}0");
  await waitFor(() => expect(input).not.toHaveAccessibleDescription());
  await press(user);
  await waitFor(() => expect(send).toHaveBeenCalledWith({ deductible: 1500 }));
});

it("tells of all that is typed, and where, as it is typed", async () => {
  const onTyped = jest.fn();
  const { user } = open({ onTyped });
  await user.type(field("Again"), "ab");
  await user.click(screen.getByRole("radio", { name: "Yes" }));
  expect(onTyped.mock.calls).toEqual([
    [{ ...blank, again: "a" }, "again"],
    [{ ...blank, again: "ab" }, "again"],
    [{ ...blank, again: "ab", rents: true }, "rents"],
  ]);
});

/** A form over values that are kept elsewhere, and read again by a press. */
function Stored() {
  const [stored, setStored] = useState({ ...blank, password: "old", again: "old" });
  const form = useForm({ values: stored, rules });
  return (
    <Form form={form} onSubmit={() => void form.check()}>
      <FormTextField name="password" label="Password" />
      <FormTextField name="again" label="Again" />
      <button type="button" onClick={() => setStored({ ...blank, password: "new", again: "new" })}>
        Read again
      </button>
    </Form>
  );
}

it("follows what is kept elsewhere, but for what was typed, which is unsaved", async () => {
  const { user } = renderScreen(<Stored />);
  await user.type(field("Again"), "er");
  await user.click(screen.getByRole("button", { name: "Read again" }));
  await waitFor(() => expect(field("Password")).toHaveValue("new"));
  expect(field("Again")).toHaveValue("older");
  expect(hasUnsaved()).toBe(true);
  await user.clear(field("Again"));
  await user.type(field("Again"), "new");
  await waitFor(() => expect(hasUnsaved()).toBe(false));
});

it("shows the error of a field that is left only once the press is over", async () => {
  const { user } = open();
  await user.click(field("Password"));
  const button = screen.getByRole("button", { name: "Send" });
  fireEvent.pointerDown(button);
  fireEvent.blur(field("Password"));
  await act(async () => undefined);
  expect(field("Password")).not.toHaveAccessibleDescription();
  fireEvent.pointerUp(button);
  await waitFor(() =>
    expect(field("Password")).toHaveAccessibleDescription("This field is required."),
  );
});

describe("a form of many rows", () => {
  let drawn: string[] = [];

  function NameField({ row }: { row: string }) {
    const { error, ...shown } = useFormField(`${row}.name`, `Name ${row}`);
    drawn.push(row);
    return <TextField {...shown} label={`Name ${row}`} error={error} />;
  }
  const Row = memo(function Row({ row }: { row: string }) {
    return (
      <section aria-label={row}>
        <FormErrorSummary within={`${row}.`} />
        <NameField row={row} />
      </section>
    );
  });

  function Rows() {
    const form = useForm({
      defaultValues: { one: { name: "" }, two: { name: "" } },
      rules: { "one.name": [required], "two.name": [required] },
      rowOf: (name) => name.replace(".name", ""),
    });
    return (
      <Form form={form} onSubmit={() => void form.check()}>
        <Row row="one" />
        <Row row="two" />
        <SubmitButton form={form}>Send</SubmitButton>
      </Form>
    );
  }

  it("sums up what was refused in each row, and draws no other row while one is typed into", async () => {
    const { user } = renderScreen(<Rows />);
    await user.click(screen.getByRole("button", { name: "Send" }));
    for (const row of ["one", "two"]) {
      const summary = within(screen.getByRole("region", { name: row })).findByRole("alert");
      expect(within(await summary).getAllByRole("link")).toHaveLength(1);
    }
    await user.click(field("Name two"));
    drawn = [];
    await user.keyboard("a");
    await waitFor(() => expect(field("Name two")).not.toHaveAccessibleDescription());
    expect(field("Name one")).toHaveAccessibleDescription("This field is required.");
    expect(new Set(drawn)).toEqual(new Set(["two"]));
  });
});

it("refuses the field that a name leads to in a list", async () => {
  const values = { prices: [{ monthly: 90 }, { monthly: null }] };
  const resolver = rulesResolver<typeof values>({
    "prices.0.monthly": [required],
    "prices.1.monthly": [required],
  });
  const { errors } = await resolver(values, {}, { fields: {}, shouldUseNativeValidation: false });
  expect(errors).toMatchObject({ prices: [undefined, { monthly: { type: "required" } }] });
});

describe("sending", () => {
  it("happens once however often the button is pressed", async () => {
    let finish = () => {};
    const send = sends().mockImplementation(
      () => new Promise((resolve) => (finish = () => resolve(undefined))),
    );
    const { user } = open({ send });
    await fill(user);
    await press(user);
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    fireEvent.submit(screen.getByRole("button", { name: /Send/ }).closest("form") as Element);
    await act(async () => finish());
    expect(send.mock.calls).toEqual([
      [{ password: "long words", again: "long words", rents: true }],
    ]);
  });

  it("shows what the server refused at the field that it named, or that the code is about, until that field is changed", async () => {
    const send = sends().mockRejectedValue({
      ...refusal(422, ["common-password", "name", "card"]),
      fields: { again: "name", elsewhere: "card" },
    });
    const { user } = open({ send });
    await fill(user);
    await press(user);
    await waitFor(() => expect(field("Password")).toHaveAccessibleDescription(/most common/));
    expect(field("Again")).toHaveAccessibleDescription(errors.name);
    expect(field("Password")).toHaveFocus();
    await user.tab();
    expect(field("Password")).toHaveAccessibleDescription(/most common/);
    await user.type(field("Password"), "!");
    await waitFor(() => expect(field("Password")).not.toHaveAccessibleDescription());
  });

  it("says an outage in a toast until the next attempt, and a refusal in the form's own words where it has some", async () => {
    const send = sends()
      .mockRejectedValueOnce(refusal(503, []))
      .mockRejectedValueOnce(refusal(409, ["already-quoted"]));
    const onRefused = jest.fn(() => ({
      fields: { password: "errors.already-quoted" } as const,
      toast: "Too late.",
    }));
    const { user, store } = open({ send, onRefused });
    const toasts = () => store.getState().toasts.map(({ message }) => message);
    await fill(user);
    await press(user);
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(toasts()[0]).not.toContain("Refused by the server");
    expect(onRefused).not.toHaveBeenCalled();
    expect(field("Password")).toHaveValue("long words");
    expect(field("Password")).not.toHaveAccessibleDescription();
    await press(user);
    await waitFor(() => expect(toasts()).toEqual(["Too late."]));
  });

  it.each([
    ["an outage", refusal(503, [])],
    ["a refusal", refusal(422, ["common-password"])],
    ["a bug", new Error("The next screen is broken")],
  ])("that succeeded is not told as failed because of %s afterwards", async (_what, error) => {
    const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
    const send = sends();
    const onRefused = jest.fn(() => ({ fields: { password: "errors.common-password" } as const }));
    const onSent = jest.fn(() => Promise.reject(error));
    const { user, store } = open({ send, onSent, onRefused });
    await fill(user);
    await press(user);
    await waitFor(() => expect(store.getState().toasts).toHaveLength(1));
    expect(store.getState().toasts).toMatchObject([
      { kind: "info", message: expect.stringMatching(/^That was done.* send anything again\.$/) },
    ]);
    expect(log).toHaveBeenCalledWith(expect.stringContaining("follows a call"), error);
    expect(onRefused).not.toHaveBeenCalled();
    expect(field("Password")).not.toHaveAccessibleDescription();
    expect(hasUnsaved()).toBe(false);
    expect(send).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

describe("a form with a draft", () => {
  beforeEach(() => sessionStorage.clear());

  const openDraft = (props: Partial<SignUpProps> = {}) => open({ draft: "sign-up", ...props });

  it("gives back what was typed, unsaved, but for passwords, says over what it was, and ends as it is saved", async () => {
    const before = openDraft();
    await paste(before.user, "Password", "long words");
    await paste(before.user, "Again", "long");
    await before.user.click(screen.getByRole("radio", { name: "Yes" }));
    before.unmount();
    expect(JSON.stringify({ ...sessionStorage })).not.toContain("long words");

    const { user, unmount } = openDraft({ stored: { ...blank, again: "stored since" } });
    expect(field("Again")).toHaveValue("long");
    expect(screen.getByRole("radio", { name: "Yes" })).toBeChecked();
    expect(field("Password")).toHaveValue("");
    expect(screen.getByRole("status")).toHaveTextContent('{"again":"","rents":null}');
    expect(hasUnsaved()).toBe(true);
    await paste(user, "Password", "long");
    await press(user);
    await waitFor(() => expect(hasUnsaved()).toBe(false));
    unmount();
    openDraft();
    expect(field("Again")).toHaveValue("");
  });

  it("begins anew where what is stored cannot be read", () => {
    sessionStorage.setItem("draft:sign-up", "{broken");
    openDraft({ stored: { ...blank, again: "stored" } });
    expect(field("Again")).toHaveValue("stored");
  });

  it("ends where whoever leaves says that it may be lost", async () => {
    const { user, router } = renderScreen([
      { path: "/", element: <SignUp send={sends()} draft="sign-up" /> },
      { path: "/elsewhere", element: <p>Elsewhere</p> },
    ]);
    await paste(user, "Again", "long");
    await act(() => router.navigate("/elsewhere"));
    await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
    expect(await screen.findByText("Elsewhere")).toBeVisible();
    expect(sessionStorage).toHaveLength(0);
  });

  it("ends with its window where whoever closes it says that it may be lost", async () => {
    const { user } = renderScreen(
      <Modal title="Sign up" onClose={() => {}}>
        <SignUp send={sends()} draft="sign-up" />
      </Modal>,
    );
    await paste(user, "Again", "long");
    await user.keyboard("{Escape}");
    await user.click(await screen.findByRole("button", { name: "Leave without saving" }));
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});
