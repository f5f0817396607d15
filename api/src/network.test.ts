import { areaOf, namesProxies, networkOf } from "./network";

it.each([
  ["203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["::ffff:203.0.113.7", "203.0.113.7", "203.0.113.0/24"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["2001:db8:1:2::1", "2001:db8:1:2::/64", "2001:db8:1::/48"],
  ["fe80::1%eth0", "fe80::/64", "fe80::/48"],
  ["::1", "::/64", "::/48"],
  ["no address", "no address", "no address"],
])("%s is at the place %s, in the area %s", (ip, place, area) => {
  expect([networkOf(ip), areaOf(ip)]).toEqual([place, area]);
});

it.each([
  ["10.0.0.1", true],
  ["10.0.0.0/8", true],
  ["fd00::/8", true],
  ["loopback", true],
  ["10.0.0.0/99", false],
  ["proxy.internal", false],
])("%s names proxies: %s", (text, expected) => {
  expect(namesProxies(text)).toBe(expected);
});
