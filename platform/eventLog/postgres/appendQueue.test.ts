import { expect, it } from 'vitest'
import { appendQueue } from './appendQueue'

const event = () => ({
  id: crypto.randomUUID(),
  type: 'TagAdded',
  organizationId: null,
  projectId: null,
  data: '{}',
  metadata: '{}',
})

it('A line that does not move takes only so many: whoever comes after is asked to come back', async () => {
  let letGo = () => {}
  const stuck = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const append = appendQueue({
    write: async (batch) => {
      await stuck
      return batch.map(() => ['done', 1, 0, ''])
    },
    repeated: async () => [],
    written: () => {},
  })
  const outcomes = Array.from({ length: 1200 }, (_, number) =>
    append(`s-${number}`, -1, [event()]).then(
      () => 'done',
      ({ status }: { status: number }) => status,
    ),
  )
  letGo()
  const answers = await Promise.all(outcomes)
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1000)
  expect(new Set(answers.slice(1000))).toEqual(new Set([503]))
})
