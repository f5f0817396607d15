import { createRoot } from "react-dom/client";
import { Gallery } from "./Gallery";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to draw into.");
createRoot(root).render(<Gallery />);
