import { randomInt, randomUUID } from 'node:crypto'
import { type Visitor, visitor } from './visitor'

/** Where the story takes place. */
export type Ground = { url: string; now: () => Date }
export type Named = { name: string; lastName: string }
export type Member = { userId: string; name: string; email: string; password: string; browser: Visitor }

/** Somebody with an address in this domain and a password of the own choice, who has not signed up yet. */
export const memberOf = ({ url, now }: Ground, person: Named, domain: string): Member => ({
  userId: randomUUID(),
  name: `${person.name} ${person.lastName}`,
  email: `${mailbox(person)}@${domain}`,
  password: aPassword(),
  browser: visitor(url, now),
})

/** The address before the @. */
const mailbox = ({ name, lastName }: Named) =>
  `${name}.${lastName}`.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')

/** Nine letters and six digits at random, without those that look alike. */
export const aPassword = () => `${drawn('abcdefghjkmnpqrstuvwxyz', 9)}-${drawn('23456789', 6)}`
const drawn = (from: string, length: number) => Array.from({ length }, () => from[randomInt(from.length)]).join('')
