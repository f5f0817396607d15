import type { ValidateBody } from "@quotehaven/contract/schemas";
import { useEffect, useState } from "react";
import { useValidateTokenMutation, type LinkFacts } from "../signIn/authApi";
import { isSpentLink } from "./SpentLink";

/** What a mailed link is found to be. */
type Opened = LinkFacts & { isSpent: boolean };

/**
 * Whether a mailed link is found not to work when it is opened, before anything is typed or pressed, and
 * what else is known of it. Where that cannot be asked, the link is taken to work: using it
 * says what is wrong.
 */
export function useLinkOnOpening(token: string | null, use: ValidateBody["for"]): Opened {
  const [opened, setOpened] = useState<(Opened & { token: string }) | null>(null);
  const [validateToken] = useValidateTokenMutation();
  useEffect(() => {
    if (token === null || use === undefined) return;
    void validateToken({ token, for: use }).then(({ data, error }) => {
      if (data) setOpened({ ...data, token, isSpent: false });
      if (isSpentLink(error)) setOpened({ token, isSpent: true });
    });
  }, [token, use, validateToken]);
  return opened?.token === token ? opened : { isSpent: false };
}
