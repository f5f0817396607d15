import { renderScreen, screen } from "@quotehaven/platform/testing";
import { useKeptChoice } from "./useKeptChoice";

function Rows() {
  const [density, setDensity] = useKeptChoice("rows", ["comfortable", "dense"]);
  return <button onClick={() => setDensity("dense")}>{density}</button>;
}

const theChoice = () => screen.getByRole("button");

beforeEach(() => localStorage.clear());

it("is the first choice until another was made, and is kept for the next visit", async () => {
  const { user, unmount } = renderScreen(<Rows />);
  expect(theChoice()).toHaveTextContent("comfortable");
  await user.click(theChoice());
  expect(theChoice()).toHaveTextContent("dense");
  unmount();
  renderScreen(<Rows />);
  expect(theChoice()).toHaveTextContent("dense");
});

it("is the first choice where something else was stored", () => {
  localStorage.setItem("kept:rows", "diagonal");
  renderScreen(<Rows />);
  expect(theChoice()).toHaveTextContent("comfortable");
});
