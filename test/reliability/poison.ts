import { isAny, type Leaf, leavesIn, withLeaf } from './leaves'

/** What is to stand in the log: data as an object, or as the exact text of it. */
export type Smuggled = { type: string; data: object | string; metadata?: string }
export type Random = () => number

/** A kind of event that our rules never let in. `of` makes such events from a valid one, if it can, for one append. */
export type Poison = { name: string; of: (good: Good, random: Random) => Smuggled[] }
export type Good = { type: string; data: object }

/** What is to stand in the text of the data exactly so: JSON has numbers that JavaScript does not write. */
export const exactly = (text: string) => `exactly:${text}`
export const textOf = (data: unknown): string => JSON.stringify(data).replaceAll(/"exactly:([^"]*)"/g, '$1')

export const pick = <T>(choices: readonly T[], random: Random): T | undefined =>
  choices[Math.floor(random() * choices.length)]

/** Puts another value in the place of one of those that are such. */
export const inPlaceOf = (
  name: string,
  isSuch: (leaf: Leaf) => boolean,
  ...values: readonly ((value: string, random: Random) => unknown)[]
): Poison => ({
  name,
  of: ({ type, data }, random) => {
    const leaf = pick(leavesIn(data).filter(isSuch), random)
    const make = pick(values, random)
    if (!leaf || !make) return []
    return [{ type, data: withLeaf(data, leaf.path, make(String(leaf.value), random)) as object }]
  },
})

export const inAnyPlace = (name: string, ...values: readonly ((value: string, random: Random) => unknown)[]) =>
  inPlaceOf(name, isAny, ...values)

/** Has this text where its data should be. */
export const asText = (name: string, make: (text: string, random: Random) => string): Poison => ({
  name,
  of: ({ type, data }, random) => [{ type, data: make(JSON.stringify(data), random) }],
})

/** Letters that no compression makes shorter. */
export const noise = (length: number, random: Random): string => {
  let text = ''
  while (text.length < length) text += Math.floor(random() * 2 ** 52).toString(36)
  return text.slice(0, length)
}
