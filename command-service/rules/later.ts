import type { Refusal } from '@prumo/contracts/index'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'

/** An event behind an action that is to be taken back, with the name that its person has now. */
export type Later = { type: string; data: object; userId: string | null; name: string | null; at: string }

type Why = Extract<Refusal, 'undo.changedSince' | 'undo.deletedSince'>

/** Refuses by whom and when; `null` where an event came between that nobody has read yet. */
export const refusedFor = (code: Why, later: Later | undefined, details: object = {}): Refused =>
  new Refused(code, { ...details, userId: later?.userId ?? null, name: later?.name ?? null, at: later?.at ?? null })

/** What an event says of each thing: of one, or of several tasks at once. */
export const partsOf = ({ data }: Pick<Later, 'data'>): readonly object[] => {
  const { moves, baselines } = data as { moves?: readonly object[]; baselines?: readonly object[] }
  return moves ?? baselines ?? [data]
}

/** The last event that names this record, and fits. */
export const lastOf = (
  since: readonly Later[],
  record: Readonly<Record<string, unknown>>,
  fits: (later: Later) => boolean = () => true,
): Later | undefined =>
  since.findLast((later) =>
    partsOf(later).some(
      (data) => Object.entries(record).every(([name, id]) => data[name as never] === id) && fits({ ...later, data }),
    ),
  )

/** Whether somebody else did it, or the system. */
export const isByOthers = ({ userId }: Later, { actor }: By): boolean =>
  actor.kind !== 'user' || actor.userId !== userId
