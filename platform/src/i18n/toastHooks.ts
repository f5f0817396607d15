import { useCallback } from "react";
import type { PlatformEvents } from "../events/platformEvents";
import { events } from "../events/events";
import { useErrorWords } from "./errorWords";

/** How a toast differs from the usual: an error, for 10 seconds, about nothing that others are about. */
export type ToastOptions = Omit<PlatformEvents["toastRequested"], "message">;

/** Shows a message in the page's list of toasts. */
export function useToast(): (message: string, options?: ToastOptions) => void {
  return useCallback(
    (message, options) => events.emit("toastRequested", { message, ...options }),
    [],
  );
}

/** Toasts what {@link useErrorWords} says of a failure, one toast for each sentence. */
export function useApiErrorToast(): (error: unknown, options?: ToastOptions) => void {
  const words = useErrorWords();
  return useCallback(
    (error, options) => {
      for (const message of words(error)) events.emit("toastRequested", { message, ...options });
    },
    [words],
  );
}
