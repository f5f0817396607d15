import { startPage } from "./startPage";

const { currentScript } = document;
if (currentScript instanceof HTMLElement) startPage(document, currentScript.dataset);
