import { expect, it } from 'vitest'
import { bulkChanges } from './bulkChanges'

const read = (texts: Record<string, string>) =>
  bulkChanges({
    text: (name) => texts[name] ?? '',
    all: (name) => (name in texts ? [texts[name] ?? ''] : []),
    has: (name) => name in texts,
  })

it('TSK-05 what is left empty is not changed', () =>
  expect(read({ priority: ' ' })).toEqual({ changes: {}, errors: {} }))

it('TSK-05 what is filled in is set, nobody and 0 as well', () =>
  expect(
    read({ assigneeId: 'nobody', progress: '0', stepId: 'fazer', addedTagIds: 'urgente', endOn: '2026-03-10' }),
  ).toEqual({
    changes: { assigneeId: null, progress: 0, stepId: 'fazer', addedTagIds: ['urgente'], endOn: '2026-03-10' },
    errors: {},
  }))

it('TSK-02 the end comes after the start, and both are days', () => {
  expect(read({ startOn: '2026-03-10', endOn: '2026-03-02' }).errors).toEqual({ endOn: 'task.endBeforeStart' })
  expect(read({ startOn: '31/02', endOn: 'amanhã' }).errors).toEqual({ startOn: 'day.invalid', endOn: 'day.invalid' })
})

it.each(['101', '-1', '5,5', 'metade'])('TSK-10 progress is a whole number from 0 to 100: %s', (progress) =>
  expect(read({ progress }).errors).toEqual({ progress: 'progress.invalid' }),
)
