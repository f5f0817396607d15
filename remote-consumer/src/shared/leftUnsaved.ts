import { events, holdUnsaved } from "@quotehaven/platform";

let letGo = () => {};

/**
 * Edits that were not saved yet when their screen was left: the save on the way out may fail, and a
 * sign-out would lose them. So they are asked about until they are saved, opened again, or their session
 * is over.
 */
export const leftUnsaved = {
  hold(): void {
    letGo();
    const release = holdUnsaved({ isDraft: true, isInWindow: false });
    let forget = () => {};
    letGo = () => {
      release();
      forget();
    };
    forget = events.on("sessionChanged", ({ role }) => {
      if (role === null) letGo();
    });
  },
  release: (): void => letGo(),
};
