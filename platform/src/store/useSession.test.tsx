import { renderScreen, screen } from "../testing";
import { useSession } from "./useSession";

function WhoIsThere() {
  const { status, userType } = useSession();
  return <p>{`${status}: ${userType ?? "nobody"}`}</p>;
}

it.each([
  ["agent", "signedIn: agent"],
  ["consumer", "signedIn: consumer"],
] as const)("says that %s is there", async (session, text) => {
  renderScreen(<WhoIsThere />, { session });
  expect(await screen.findByText(text)).toBeInTheDocument();
});
