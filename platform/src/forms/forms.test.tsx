import { required } from "@quotehaven/contract/rules";
import { renderHook } from "@testing-library/react";
import { useDraft } from "../drafts/useDraft";
import { rulesResolver } from "./rulesResolver";

it("refuses the field of a list that a rule's name leads to", async () => {
  const values = { prices: [{ monthly: 90 }, { monthly: null }] };
  const resolver = rulesResolver<typeof values>({
    "prices.0.monthly": [required],
    "prices.1.monthly": [required],
  });
  const { errors } = await resolver(values, {}, { fields: {}, shouldUseNativeValidation: false });
  expect(errors).toMatchObject({ prices: [undefined, { monthly: { type: "required" } }] });
});

it("begins a draft anew where what is stored cannot be read", () => {
  sessionStorage.setItem("draft:wizard", "{broken");
  const initial = { name: "" };
  expect(renderHook(() => useDraft("wizard", initial)).result.current.value).toEqual(initial);
});
