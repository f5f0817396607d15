/** Files that webpack emits beside the bundle: importing one gives its address. */
declare module "*.pdf" {
  const url: string;
  export default url;
}
