import { createSlice, type PayloadAction } from "@reduxjs/toolkit";
import { act, renderScreen, screen } from "../testing";
import { useDispatch, useSelector } from "./hooks";
import { injectSlice } from "./injectSlice";
import { sessionEnded, sessionReplaced } from "./session";

const aSlice = (chosen: string) =>
  injectSlice(
    createSlice({
      name: "tried/topics",
      initialState: { chosen },
      reducers: {
        topicChosen: (topics, { payload }: PayloadAction<string>) => ({
          ...topics,
          chosen: payload,
        }),
      },
      selectors: { selectChosen: ({ chosen }) => chosen },
    }),
  );

function Topic({ slice: { actions, selectors } }: { slice: ReturnType<typeof aSlice> }) {
  const chosen = useSelector(selectors.selectChosen);
  const dispatch = useDispatch();
  return <button onClick={() => dispatch(actions.topicChosen("fees"))}>{chosen}</button>;
}

it.each([
  ["ends", sessionEnded()],
  ["is replaced by another", sessionReplaced()],
])("keeps what a remote chose until the session %s", async (_how, ending) => {
  const slice = aSlice("none");
  const { user, store } = renderScreen(<Topic slice={slice} />, { session: "agent" });
  await user.click(screen.getByRole("button", { name: "none" }));
  expect(screen.getByRole("button", { name: "fees" })).toBeInTheDocument();
  act(() => void store.dispatch(ending));
  expect(screen.getByRole("button", { name: "none" })).toBeInTheDocument();
});

it("begins anew with another build of the remote, in the store that is there", () => {
  const { store } = renderScreen(<p>Nothing</p>);
  const before = aSlice("before");
  store.dispatch(before.actions.topicChosen("fees"));
  expect(before.selectors.selectChosen(store.getState())).toBe("fees");
  const { selectors } = aSlice("after");
  expect(selectors.selectChosen(store.getState())).toBe("after");
});

it("refuses a name that is of no remote", () => {
  const slice = createSlice({ name: "Tried/x y", initialState: {}, reducers: {} });
  expect(() => injectSlice(slice)).toThrow('"Tried/x y" is no name of a slice');
});
