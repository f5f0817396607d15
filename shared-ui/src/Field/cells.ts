import { createContext, useContext } from "react";

const CellsContext = createContext(false);

/**
 * Around fields that stand in a table whose headings name them: their labels, hints and errors are
 * there for assistive technology alone. Whoever makes the table shows its errors.
 *
 * @example <FieldCells value><MoneyField label="Auto, monthly" … /></FieldCells>
 */
export const FieldCells = CellsContext.Provider;

/** Whether a field stands in a table's cell. */
export const useIsCell = () => useContext(CellsContext);
