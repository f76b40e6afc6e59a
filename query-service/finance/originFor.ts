import { isClosedTo } from '@prumo/contracts/access'
import type { Origin } from '@prumo/contracts/finance/entry'
import type { Asker } from '../pipeline/query'

/** What an entry is for as somebody may see it: efforts are those of tasks, for whoever sees these. */
export const originFor = (origin: Origin | null, { reader, projectNow }: Asker): Origin | null =>
  origin && isClosedTo(reader, 'tasks', projectNow)
    ? { ...origin, items: origin.items.map((item) => ({ ...item, effortMinutes: null })) }
    : origin
