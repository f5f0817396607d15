import { createContext, useContext } from "react";

/** Whether a HelpGroup around shows the help of its fields as text; null without one. */
export const HelpShownContext = createContext<boolean | null>(null);

/** Whether help is shown as text; null where no switch says, so that each mark is a Tab stop. */
export const useIsHelpShown = () => useContext(HelpShownContext);
