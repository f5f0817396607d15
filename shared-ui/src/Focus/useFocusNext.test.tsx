import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { useFocusNext } from "./useFocusNext";

function Page({ isTold }: { isTold: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const save = useRef<HTMLButtonElement>(null);
  const focusNext = useFocusNext();
  const edit = () => {
    setEditing(true);
    focusNext(isTold ? () => save.current : undefined);
  };
  return (
    <>
      <h1>Details</h1>
      {isEditing ? (
        <button key="save" ref={save}>
          Save
        </button>
      ) : (
        <button key="edit" onClick={edit}>
          Edit
        </button>
      )}
    </>
  );
}

it("moves the focus to what the press brought", async () => {
  render(<Page isTold />);
  await userEvent.click(screen.getByRole("button", { name: "Edit" }));
  expect(screen.getByRole("button", { name: "Save" })).toHaveFocus();
});

it("moves the focus to the page's heading, and shows it, where nothing else is named", async () => {
  const scroll = jest.spyOn(Element.prototype, "scrollIntoView");
  render(<Page isTold={false} />);
  await userEvent.click(screen.getByRole("button", { name: "Edit" }));
  const heading = screen.getByRole("heading", { name: "Details" });
  expect(heading).toHaveFocus();
  expect(scroll.mock.contexts).toEqual([heading]);
  scroll.mockRestore();
});
