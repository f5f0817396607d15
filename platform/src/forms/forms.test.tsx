import { loginRules, required } from "@quotehaven/contract/rules";
import { act, renderHook } from "@testing-library/react";
import { rulesResolver } from "./rulesResolver";
import { forgetDrafts } from "../drafts/keptDrafts";
import { useDraft } from "../drafts/useDraft";

const options = { fields: {}, shouldUseNativeValidation: false };

it("gives the translation key and the code of each field's first error", async () => {
  const result = await rulesResolver(loginRules)({ email: "nobody", password: "" }, {}, options);
  expect(result.errors).toEqual({
    email: { type: "email", message: "registration.validEmail" },
    password: { type: "required", message: "validation.required" },
  });
});

it("refuses the field that a name leads to in a list", async () => {
  const values = { prices: [{ monthly: 90 }, { monthly: null }] };
  const resolver = rulesResolver<typeof values>({
    "prices.0.monthly": [required],
    "prices.1.monthly": [required],
  });
  const { errors } = await resolver(values, {}, options);
  expect(errors).toMatchObject({ prices: [undefined, { monthly: { type: "required" } }] });
});

describe("useDraft", () => {
  const initial = { name: "", password: "" };

  beforeEach(() => sessionStorage.clear());

  function useOwnDraft() {
    return useDraft("wizard", initial);
  }

  function keep(next: typeof initial) {
    const { result } = renderHook(useOwnDraft);
    act(() => result.current.keep(next));
    return result;
  }

  it("is forgotten with every other draft, and nothing else is", () => {
    keep({ ...initial, name: "Ann" });
    sessionStorage.setItem("rememberedPath", "/profile");
    forgetDrafts();
    expect(Object.keys(sessionStorage)).toEqual(["rememberedPath"]);
  });

  it("begins anew where what is stored cannot be read", () => {
    sessionStorage.setItem("draft:wizard", "{broken");
    expect(renderHook(useOwnDraft).result.current.value).toEqual(initial);
  });
});
