import type { Config } from '../config'

/** Where people reach the product: in mails and links. */
export const publicUrlOf = ({ PUBLIC_URL, PORT }: Config): string => PUBLIC_URL ?? `http://localhost:${PORT}`

/** From where a browser may send what changes something. */
export const publicOriginsOf = (config: Config): ReadonlySet<string> =>
  new Set([publicUrlOf(config), config.CLIENT_ORIGIN ?? publicUrlOf(config)].map((url) => new URL(url).origin))
