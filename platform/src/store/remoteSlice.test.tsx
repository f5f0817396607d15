import { act, renderScreen, screen } from "../testing";
import { useDispatch } from "./hooks";
import { remoteSlice } from "./remoteSlice";
import { sessionEnded } from "./session";

const aSlice = (chosen: string) =>
  remoteSlice("tried/topics", {
    initialState: { chosen },
    reducers: {
      topicChosen: (state, { payload }: { payload: string }) => ({ ...state, chosen: payload }),
    },
  });

function Topic({ slice: { actions, useSlice } }: { slice: ReturnType<typeof aSlice> }) {
  const { chosen } = useSlice();
  const dispatch = useDispatch();
  return <button onClick={() => dispatch(actions.topicChosen("fees"))}>{chosen}</button>;
}

it("keeps what a remote chose while screens come and go, until the session ends", async () => {
  const slice = aSlice("none");
  const { user, store } = renderScreen(<Topic slice={slice} />, { session: "agent" });
  await user.click(screen.getByRole("button", { name: "none" }));
  expect(screen.getByRole("button", { name: "fees" })).toBeInTheDocument();
  act(() => void store.dispatch(sessionEnded()));
  expect(screen.getByRole("button", { name: "none" })).toBeInTheDocument();
});

it("begins anew with another build of the remote, in the store that is there", () => {
  const before = aSlice("before");
  const { store } = renderScreen(<p>Nothing</p>);
  const kept = () => store.getState();
  store.dispatch(before.actions.topicChosen("fees"));
  expect(kept()).toMatchObject({ "tried/topics": { chosen: "fees" } });
  aSlice("after");
  expect(kept()).toMatchObject({ "tried/topics": { chosen: "after" } });
});

it("refuses a name that is of no remote", () => {
  const own = { initialState: {}, reducers: {} };
  expect(() => remoteSlice("Tried/x y", own)).toThrow('"Tried/x y" is no name of a slice');
});
