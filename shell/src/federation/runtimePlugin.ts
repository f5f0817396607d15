const SCRIPT_TIMEOUT_MS = 8_000;

/**
 * Federation runtime plugin of the shell: a remote's entry runs only if its hash is the one in the
 * registry, and a server that hangs is given up after eight seconds.
 */
export default function quotehavenRuntimePlugin() {
  return {
    name: "quotehaven",
    createScript({ url }: { url: string }) {
      const script = document.createElement("script");
      script.src = url;
      window.quotehavenScript?.(script);
      return { script, timeout: SCRIPT_TIMEOUT_MS };
    },
  };
}
