import { api, useApiErrorToast } from "../index";
import { refusal, renderScreen, screen, waitFor } from "../testing";

const probeApi = api.injectEndpoints({
  overrideExisting: true,
  endpoints: (build) => ({
    addProbe: build.mutation<unknown, void>({ query: () => ({ url: "/probes", method: "POST" }) }),
    removeProbe: build.mutation<unknown, void>({
      query: () => ({ url: "/probes", method: "DELETE" }),
    }),
  }),
});

function Probes() {
  const toastError = useApiErrorToast();
  const [add] = probeApi.useAddProbeMutation();
  const [remove] = probeApi.useRemoveProbeMutation();
  const run = async (call: typeof add | typeof remove) => {
    const { error } = await call();
    if (error) toastError(error);
  };
  return (
    <>
      <button onClick={() => void run(add)}>Add</button>
      <button onClick={() => void run(remove)}>Remove</button>
    </>
  );
}

it("takes an error away when its action succeeds, and only then", async () => {
  const { user, replies } = renderScreen(<Probes />, {
    replies: { "POST /probes": refusal(500), "DELETE /probes": {} },
  });
  await user.click(screen.getByRole("button", { name: "Add" }));
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText(/wrong on our side/)).toBeInTheDocument();
  replies["POST /probes"] = {};
  await user.click(screen.getByRole("button", { name: "Add" }));
  await waitFor(() => expect(screen.queryByText(/wrong on our side/)).toBeNull());
});
