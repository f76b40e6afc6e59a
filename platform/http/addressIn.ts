import { isIP, SocketAddress } from 'node:net'

/** The IP address that this text is, in its one spelling; `undefined` where it is none. An address with a zone (`%eth0`) says nothing elsewhere. */
export function addressIn(text: string): string | undefined {
  const version = text.includes('%') ? 0 : isIP(text)
  if (version === 0) return undefined
  const { address } = new SocketAddress({ address: text, family: version === 4 ? 'ipv4' : 'ipv6' })
  return address.replace(/^::ffff:(?=\d+\.)/, '')
}
