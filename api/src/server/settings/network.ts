import ipaddr from "ipaddr.js";

/** What counts as one place of the internet: an IPv4 address, or the /64 of an IPv6 address. */
export function networkOf(ip: string): string {
  return prefixOf(ip, { ipv4: 32, ipv6: 64 });
}

/** Enough of an address to tell places apart in a log, and too little to tell whose it is. */
export function areaOf(ip: string): string {
  return prefixOf(ip, { ipv4: 24, ipv6: 48 });
}

/** Whether a text names proxies: an address, a range of them, or a kind such as `loopback`. */
export function namesProxies(text: string): boolean {
  return (
    ["loopback", "linklocal", "uniquelocal"].includes(text) ||
    ipaddr.isValid(text) ||
    ipaddr.isValidCIDR(text)
  );
}

function prefixOf(ip: string, bits: { ipv4: number; ipv6: number }): string {
  if (!ipaddr.isValid(ip)) return ip;
  const address = ipaddr.process(ip.split("%")[0] ?? ip);
  const length = bits[address.kind()];
  if (address.kind() === "ipv4" && length === 32) return address.toString();
  const network =
    address.kind() === "ipv4"
      ? ipaddr.IPv4.networkAddressFromCIDR(`${address.toString()}/${length}`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${length}`);
  return `${network.toString()}/${length}`;
}
