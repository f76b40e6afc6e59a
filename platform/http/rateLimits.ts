import type { Pool } from 'pg'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { addressBlock } from './addressBlock'
import { passwordGuesses } from './passwordGuesses'
import { storedLimit } from './storedLimit'
import { isWithinLimit, withinLimit } from './withinLimit'

/** How often callers may act. Addresses are personal data: they count by block, and only a pseudonym is stored. */
export type RateLimits = {
  /** Any request: of a person, or of an address that nobody has signed in from. */
  request(who: { userId: string } | { address: string }): Promise<void>
  /** What another system tells, by where it comes from: many at once from one place. */
  notice(address: string): Promise<void>
  /** What may be a guess at any secret, by where it comes from: counted before it is read. */
  guessFrom(address: string): Promise<void>
  /** What visitors may do, each by itself. */
  visit(deed: string, address: string): Promise<void>
  /** A guess at an account's password. */
  guessPassword(account: string, address: string): Promise<void>
  /** It was right: what was counted of that account begins anew. */
  guessedPassword(account: string, address: string): Promise<void>
  /** A head that somebody of the organization has signed at once. */
  signHead(organizationId: string): Promise<void>
  /** A project that is copied: its parts are made long after the answer. */
  copyProject(organizationId: string): Promise<void>
  /** A picture that is fetched from a link of the organization's. */
  fetchPicture(organizationId: string): Promise<void>
  /** A postal code that is looked up at a service outside. */
  lookUpAddress(userId: string): Promise<void>
  /** Whether one more recovery is mailed to this account, whoever asks for it. */
  mailsRecovery(userId: string): Promise<boolean>
  /** A link that somebody has mailed to themselves. */
  mailLink(userId: string): Promise<void>
}

type Options = {
  requestsPerMinute: number
  noticesPerMinute: number
  guessesPerAccount: number
  guessesPerNetwork: number
  wrongPasswordsPerHour: number
  headsPerHour: number
  copiesPerHour: number
  picturesPerHour: number
  /** What stands for an address where it is counted. */
  hash: (address: string) => string
}

/** More than anybody types. */
const mostLookUpsPerMinute = 30

/** Mailed to an account while the code of the first is good: whoever gets no further one has one. */
const recoveriesAtOnce = 5
const recoveryMinutes = 30

const minutes = (count: number) => count * 60

export function openRateLimits(pool: Pool, limits: Options): RateLimits {
  const requests = new RateLimiterMemory({ points: limits.requestsPerMinute, duration: minutes(1) })
  const notices = new RateLimiterMemory({ points: limits.noticesPerMinute, duration: minutes(1) })
  const lookUps = new RateLimiterMemory({ points: mostLookUpsPerMinute, duration: minutes(1) })
  const byNetwork = storedLimit(pool, 'network', limits.guessesPerNetwork, minutes(60))
  const visits = storedLimit(pool, 'visit', limits.guessesPerAccount, minutes(15))
  const links = storedLimit(pool, 'link', limits.guessesPerAccount, minutes(15))
  const recoveries = storedLimit(pool, 'recovery', recoveriesAtOnce, minutes(recoveryMinutes))
  const heads = storedLimit(pool, 'head', limits.headsPerHour, minutes(60))
  const copies = storedLimit(pool, 'copy', limits.copiesPerHour, minutes(60))
  const pictures = storedLimit(pool, 'picture', limits.picturesPerHour, minutes(60))
  const passwords = passwordGuesses(pool, {
    perPlace: limits.guessesPerAccount,
    perHour: limits.wrongPasswordsPerHour,
  })
  const placeOf = (address: string) => limits.hash(addressBlock(address))

  return {
    request: (who) => withinLimit(() => requests.consume('userId' in who ? who.userId : addressBlock(who.address))),
    notice: (address) => withinLimit(() => notices.consume(addressBlock(address))),
    guessFrom: (address) => withinLimit(() => byNetwork.consume(placeOf(address))),
    visit: (deed, address) => withinLimit(() => visits.consume(`${deed}|${placeOf(address)}`)),
    guessPassword: (account, address) => passwords.guess(account, placeOf(address)),
    guessedPassword: (account, address) => passwords.guessedRight(account, placeOf(address)),
    signHead: (organizationId) =>
      withinLimit(() => heads.consume(organizationId), 'head.tooOften', { most: limits.headsPerHour }),
    copyProject: (organizationId) =>
      withinLimit(() => copies.consume(organizationId), 'project.copiedTooOften', { most: limits.copiesPerHour }),
    fetchPicture: (organizationId) => withinLimit(() => pictures.consume(organizationId)),
    lookUpAddress: (userId) => withinLimit(() => lookUps.consume(userId)),
    mailsRecovery: (userId) => isWithinLimit(() => recoveries.consume(userId)),
    mailLink: (userId) => withinLimit(() => links.consume(userId)),
  }
}
