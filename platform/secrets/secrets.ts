import { createHmac, hkdfSync } from 'node:crypto'

/** What is made from the one secret of an installation: each purpose has a key of its own. */
export type Secrets = {
  /** 32 bytes for this purpose. */
  key(purpose: string): Buffer
  /** A keyed hash, hexadecimal: whoever lacks the secret can neither make it nor guess what was hashed. */
  hash(purpose: string, text: string): string
}

export function secretsOf(secret: string): Secrets {
  const keys = new Map<string, Buffer>()
  const key = (purpose: string) => {
    const derived = keys.get(purpose)
    if (derived) return derived
    const made = Buffer.from(hkdfSync('sha256', secret, 'prumo', purpose, 32))
    keys.set(purpose, made)
    return made
  }
  return { key, hash: (purpose, text) => createHmac('sha256', key(purpose)).update(text).digest('hex') }
}
