import { hash, verify } from '@node-rs/argon2'
import { queue } from '../queue'

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
const mayWait = 20

/** Hashing costs memory and time on purpose, so few are hashed at once; beyond a short queue the caller is asked to come back. */
export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long for `undefined` (nobody's password) as for a wrong one. */
  matches(hashed: string | undefined, password: string): Promise<boolean>
}

export async function openPasswords(): Promise<Passwords> {
  const turn = queue(atOnce, mayWait)
  const nobodys = await hash('nobody has this password', cost)
  return {
    hash: (password) => turn(() => hash(password, cost)),
    matches: (hashed, password) =>
      turn(async () => (await verify(hashed ?? nobodys, password)) && hashed !== undefined),
  }
}
