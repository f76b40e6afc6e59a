import { isIPv4 } from 'node:net'
import { addressIn } from './addressIn'

/**
 * Where a request comes from, as far as it is counted: an IPv4 address, or the /56 of IPv6 that one customer of a provider has at least. Other spellings of an address
 * are in the same block, and so is whatever is no address.
 */
export function addressBlock(text: string): string {
  const [plain = ''] = text.split('%')
  const address = addressIn(plain)
  if (address === undefined) return 'no address'
  return isIPv4(address) ? address : blockOf(groupsOf(address))
}

function blockOf([first = 0, second = 0, third = 0, fourth = 0]: readonly number[]): string {
  return `${[first, second, third, fourth & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}

/** The eight groups of an IPv6 address, of which the longest run of zeros may be left out. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const [before, after] = [numbersIn(head), numbersIn(tail ?? '')]
  return [...before, ...Array<number>(8 - before.length - after.length).fill(0), ...after]
}

const numbersIn = (text: string) => (text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16)))
