import { useCallback } from "react";
import type { PlatformEvents } from "../events/platformEvents";
import { events } from "../events/events";
import { useErrorWords } from "./errorWords";

/** How a toast differs from the usual: an error, for 10 seconds, about nothing that others are about. */
export type ToastOptions = Omit<PlatformEvents["toastRequested"], "message">;

/** Shows messages; those with a subject in place of what was said of it before. */
function tell(messages: readonly string[], options?: ToastOptions): void {
  const subject = options?.subject;
  if (subject !== undefined) events.emit("toastsWithdrawn", { subject });
  for (const message of messages) events.emit("toastRequested", { message, ...options });
}

/** Shows a message in the page's list of toasts. */
export function useToast(): (message: string, options?: ToastOptions) => void {
  return useCallback((message, options) => tell([message], options), []);
}

/** Toasts what {@link useErrorWords} says of a failure, one toast for each sentence. */
export function useApiErrorToast(): (error: unknown, options?: ToastOptions) => void {
  const words = useErrorWords();
  return useCallback((error, options) => tell(words(error), options), [words]);
}
