export default "asset-stub";
