import { useCallback } from "react";
import type { PlatformEvents } from "../events/platformEvents";
import { events } from "../events/events";
import { isApiError } from "../http/ApiError";
import { callSubject } from "../store/toasts";
import { useErrorMessages } from "../i18n/errorMessages";

/** How a toast differs from the usual: an error, for 10 seconds, about nothing that others are about. */
export type ToastOptions = Omit<PlatformEvents["toastRequested"], "message">;

/** Asks the store for toasts; those with a subject take the place of what was said of it before. */
function requestToasts(messages: readonly string[], options?: ToastOptions): void {
  const subject = options?.subject;
  if (subject !== undefined) events.emit("toastsWithdrawn", { subject });
  for (const message of messages) events.emit("toastRequested", { message, ...options });
}

/** Shows a message in the page's list of toasts: `store/toasts.ts` keeps it, `PageFrame` shows it. */
export function useToast(): (message: string, options?: ToastOptions) => void {
  return useCallback((message, options) => requestToasts([message], options), []);
}

/**
 * Toasts what {@link useErrorMessages} says of a failure, one toast for each sentence. Unless it is
 * given a subject, what is said of a call of the query cache goes when that call has succeeded.
 */
export function useApiErrorToast(): (error: unknown, options?: ToastOptions) => void {
  const messagesOf = useErrorMessages();
  return useCallback(
    (error, options) => {
      const call = isApiError(error) ? error.call : undefined;
      requestToasts(messagesOf(error), {
        ...(call !== undefined && { subject: callSubject(call) }),
        ...options,
      });
    },
    [messagesOf],
  );
}
