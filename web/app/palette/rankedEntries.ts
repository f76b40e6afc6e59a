import { containsWords, plainText } from '../../platform/formats/plainText'
import type { Entry } from './entry'

type Offered = {
  /** Of the project at hand. */
  atHand: readonly Entry[]
  /** Of projects that were named together with it. */
  named: readonly Entry[]
  /** Places and commands. */
  others: readonly Entry[]
  /** Records that the server found. */
  records: readonly Entry[]
}

/** What was typed, meant in the project at hand first, then in others, as a place or command, and as a record. */
export function rankedEntries(typed: string, { atHand, named, others, records }: Offered): Entry[] {
  const [byName, byPlace] = parted(atHand.filter(isMeant(typed)), isTitle(typed))
  const [begun, rest] = parted(others.filter(isMeant(typed)), isTitle(typed))
  return unique([...byName, ...byPlace, ...named, ...begun, ...records, ...rest])
}

const isMeant =
  (typed: string) =>
  ({ title, also = '' }: Entry) =>
    containsWords(`${title} ${also}`, typed)
const isTitle =
  (typed: string) =>
  ({ title }: Entry) =>
    plainText(title).startsWith(plainText(typed))

const parted = <Item>(items: readonly Item[], is: (item: Item) => boolean) =>
  [items.filter(is), items.filter((item) => !is(item))] as const

const unique = (entries: readonly Entry[]) =>
  [...new Map([...entries].reverse().map((each) => [each.key, each])).values()].reverse()
