import { splitCents } from './splitCents'

type Parts = { parts: number[]; rest: number }

/**
 * An amount of an entry for each of the items that it is for, as these part what is planned of it, to the cent. `rest`
 * is for none of them; below zero where they are given more than is planned. All together are `cents`.
 */
export function originParts(cents: number, plannedCents: number, items: readonly { cents: number }[]): Parts {
  const weights = items.map((item) => item.cents)
  const given = weights.reduce((sum, weight) => sum + weight, 0)
  if (given > plannedCents) {
    const whole = Number((BigInt(cents) * BigInt(given)) / BigInt(plannedCents))
    return { parts: splitCents(whole, weights), rest: cents - whole }
  }
  const [rest = 0, ...parts] = splitCents(cents, [plannedCents - given, ...weights])
  return { parts, rest }
}
