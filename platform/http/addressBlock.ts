import { isIP } from 'node:net'

/**
 * Where a request comes from, as far as it is counted: an IPv4 address, or the /56 of IPv6 that one customer of a provider has at least. Other spellings of an address
 * are in the same block, and so is whatever is no address.
 */
export function addressBlock(address: string): string {
  const [plain = ''] = address.split('%')
  const version = isIP(plain)
  if (version === 4) return plain
  return version === 6 ? blockOf(groupsOf(plain)) : 'no address'
}

function blockOf(groups: readonly number[]): string {
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}

/** The eight groups of an IPv6 address: a URL writes it in hexadecimal, the longest run of zeros left out. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [before, after] = [numbersIn(head), numbersIn(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const numbersIn = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
const bytesOf = (group: number) => [group >> 8, group & 0xff]
