import type { WebpackPluginInstance } from "webpack";

export const IntegrityPlugin: new (options: { listsHashes: boolean }) => WebpackPluginInstance;
