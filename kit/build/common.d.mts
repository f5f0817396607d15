import type { Configuration } from "webpack";

export function common(dir: string, argv?: { mode: "production" | "development" }): Configuration;
