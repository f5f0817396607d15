import { render, screen } from "@testing-library/react";
import { Modal } from "../Modal/Modal";
import { UiWordsProvider } from "./UiWords";

it("says the parts' own words in the language it is given", () => {
  render(
    <UiWordsProvider words={{ close: "Cerrar" }}>
      <Modal title="Aviso" onClose={() => {}} />
    </UiWordsProvider>,
  );
  expect(screen.getByRole("button", { name: "Cerrar" })).toBeInTheDocument();
});
