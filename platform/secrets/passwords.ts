import { hash, verify } from '@node-rs/argon2'
import { openShares, type Turn } from '../concurrency/shares'

/** What Argon2id takes for each hash: memory in KiB, passes over it, lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** OWASP's parameters for Argon2id: 19 MiB, two passes, one lane. */
const recommended: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const atOnce = 2
/** A person needs one at a time; adding people, a few. Visitors of one office may share an address. */
const shares = {
  members: { eachAtOnce: 1, eachWaiting: 8, allWaiting: 100 },
  visitors: { eachAtOnce: atOnce, eachWaiting: 20, allWaiting: 100 },
}

/** Whose hash it is. */
export type HashingTurn = Turn<keyof typeof shares>

/** Hashing is expensive on purpose: few run at once, in turns, and too many are refused (429). */
export type Passwords = {
  hash(password: string, by: HashingTurn): Promise<string>
  /** Takes as long for `undefined` (nobody's password) as for a wrong one. */
  matches(hashed: string | undefined, password: string, by: HashingTurn): Promise<boolean>
}

export async function openPasswords(cost = recommended): Promise<Passwords> {
  const { run } = openShares(atOnce, (line: keyof typeof shares) => shares[line])
  const nobodys = await hash('nobody has this password', cost)
  return {
    hash: (password, by) => run(by, () => hash(password, cost)),
    matches: (hashed, password, by) =>
      run(by, async () => (await verify(hashed ?? nobodys, password)) && hashed !== undefined),
  }
}
