import type { WebpackPluginInstance } from "webpack";

export const RetrySharesPlugin: new () => WebpackPluginInstance;
