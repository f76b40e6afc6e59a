import type { CommandOf } from '@prumo/contracts/index'
import type { Fields } from '../platform/forms/formFields'
import { type entryIn, installmentIdOf } from './entryValues'
import { recurrenceIn } from './recurrenceRows'

type Series = Omit<CommandOf<'RepeatEntry'>['data'], 'projectId' | 'seriesId'>

/** An entry that recurs, as its form holds it, and what is wrong with it: field → code. */
export function seriesIn({ text }: Fields, { entry, errors }: ReturnType<typeof entryIn>) {
  const { rows, error } = recurrenceIn(text('recurrence')) ?? { rows: [], error: 'entry.repeatCount' }
  const { installments, realizedOn, realizedCents, plannedOn: _, ...fields } = entry
  return {
    errors: {
      ...errors,
      ...(installments.length > 1 && { installments: 'entry.repeatInstallments' }),
      ...(realizedOn !== null && { realizedOn: 'entry.repeatRealized' }),
      ...(realizedCents !== null && { realizedCents: 'entry.repeatRealized' }),
      ...(error && { recurrence: error }),
    },
    /** Sent again, the same series has the same entries. */
    entry: (seriesId: string): Series => ({
      ...fields,
      entries: rows.map(({ plannedOn, dueOn }, index) => ({
        entryId: installmentIdOf(seriesId, 2 * index),
        installmentId: installmentIdOf(seriesId, 2 * index + 1),
        plannedOn,
        dueOn,
      })),
    }),
  }
}
