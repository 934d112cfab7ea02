import { lookup } from "node:dns";
import { BlockList, isIP, type LookupFunction } from "node:net";

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  privateNetworks.addSubnet(network, bits, "ipv4");

const publicNetwork = new BlockList();
publicNetwork.addSubnet("2000::", 3, "ipv6");
const tunnels = new BlockList();
// These carry an address of IPv4 inside, which may be a private one.
for (const [network, bits] of [
  ["2001::", 32],
  ["2001:db8::", 32],
  ["2002::", 16],
] as const)
  tunnels.addSubnet(network, bits, "ipv6");

/** Tells whether an IP address is on the public internet, and not in a private or reserved network. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateNetworks.check(address, "ipv4");
  return isIP(address) === 6 && publicNetwork.check(address, "ipv6") && !tunnels.check(address, "ipv6");
}

/** Looks a host up and refuses it if one of its addresses is not allowed. The connection goes to a checked address. */
export function checkedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, []);
      if (addresses.length === 0 || !addresses.every(({ address }) => isAllowed(address)))
        return callback(new Error("The host is in a private network."), []);
      const [first] = addresses;
      if (options.all || !first) return callback(null, addresses);
      callback(null, first.address, first.family);
    });
}
