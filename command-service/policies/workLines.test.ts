import { openLogger } from '@prumo/platform/telemetry/logger'
import { expect, it } from 'vitest'
import type { Due, DueWork } from './policyWork'
import { type WorkLinesParts, workLines } from './workLines'

const type = 'ProjectMarkedFavorite'
const work = (eventId: string): DueWork => ({ policy: 'note', eventId, stream: 's', organizationId: 'o', attempts: 0 })

it('a line that ends while the database is asked for due work is not begun again', async () => {
  const begun: string[] = []
  const [reactions, answers, rings]: [(() => void)[], ((due: Due) => void)[], number[]] = [[], [], []]
  const note = ({ id }: { id: string }) => {
    begun.push(id)
    return new Promise<void>((resolve) => reactions.push(resolve))
  }
  const parts = {
    log: { find: async (_: string, id: string) => ({ id, type, metadata: {} }) },
    codec: { decode: async (events: unknown) => events },
    policies: [{ name: 'note', on: { [type]: note } }],
    around: { systemId: String },
    logger: openLogger('silent'),
    work: { due: () => new Promise((resolve) => answers.push(resolve)), remove: async () => {} },
  } as unknown as WorkLinesParts
  const lines = workLines(parts, new AbortController().signal, () => rings.push(1))

  const first = lines.beginDue()
  answers[0]?.({ work: [work('first')], nextMs: undefined })
  await first
  await expect.poll(() => begun).toEqual(['first'])
  // The answer is of a moment in which the work was still to do.
  const second = lines.beginDue()
  reactions[0]?.()
  await expect.poll(() => rings.length).toBe(1)
  answers[1]?.({ work: [work('first')], nextMs: undefined })
  await second
  const third = lines.beginDue()
  answers[2]?.({ work: [work('second')], nextMs: undefined })
  await third
  await expect.poll(() => begun.at(-1)).toBe('second')
  expect(begun).toEqual(['first', 'second'])
})
