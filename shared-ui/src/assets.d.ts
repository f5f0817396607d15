/** Files that webpack emits beside the bundle: importing one gives its address. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
