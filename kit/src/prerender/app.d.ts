/** The app that is built: the build leads this name to its file. */
declare module "#app" {
  const app: import("./describeApp").App & import("@quotehaven/platform/shell").RemoteModule;
  export default app;
}

/** webpack's: loads a chunk of this build. */
declare let __webpack_chunk_load__: (chunk: string) => Promise<unknown>;
