import { useEffect, useState } from "react";
import { Outlet } from "react-router-dom";
import type { MessageLoaders } from "../i18n/messages";
import { currentLanguage, hasMessages, loadMessages, registerMessages } from "../i18n/translator";
import { MessagesOf } from "../i18n/useTranslation";

/**
 * The frame around a remote's screens: its own texts, loaded before anything
 * shows. Texts that cannot be loaded are an error for the slot's boundary.
 */
export function RemoteFrame({ name, messages }: { name: string; messages: MessageLoaders }) {
  const [isReady, setReady] = useState(() => hasMessages(name, currentLanguage()));
  const [failure, setFailure] = useState<unknown>();

  useEffect(() => {
    let isCurrent = true;
    registerMessages(name, messages);
    loadMessages(name, currentLanguage()).then(
      () => isCurrent && setReady(true),
      (error: unknown) => isCurrent && setFailure(error),
    );
    return () => {
      isCurrent = false;
    };
  }, [name, messages]);

  if (failure !== undefined) throw failure;
  if (!isReady) return null;
  return (
    <MessagesOf package={name}>
      <Outlet />
    </MessagesOf>
  );
}
