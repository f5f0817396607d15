import { render, screen } from "@testing-library/react";
import { Modal } from "../Modal/Modal";
import { UiTextsProvider } from "./UiTexts";

it("says the parts' own texts in the language it is given", async () => {
  render(
    <UiTextsProvider texts={{ close: "Cerrar" }}>
      <Modal title="Aviso" onClose={() => {}} />
    </UiTextsProvider>,
  );
  expect(await screen.findByRole("button", { name: "Cerrar" })).toBeInTheDocument();
});
