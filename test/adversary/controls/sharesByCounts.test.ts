import type { LargeWork } from '@prumo/query-service/pipeline/largeWork'
import { expect, it, vi } from 'vitest'
import { openControl } from '../control'

vi.mock('@prumo/query-service/pipeline/answer', async (original) =>
  (await import('../largeRunning')).countingAnswers(original),
)
/** Whatever is asked begins at once, as it did before. */
vi.mock('@prumo/query-service/pipeline/largeWork', () => ({
  openLargeWork: (): LargeWork => ({
    asked: (_, work) => work(),
    question: (_, work) => work(async () => {}),
    download: async () => {},
    written: (_, lines) => lines,
  }),
}))

const { found } = await openControl('shares of questions (H1, M1)')

it('T34 an adversary finds large questions that one person is answered without a bound', async () => {
  const findings = await found(['shares by counts'], ['wbs', 'actionLog', 'search'])
  expect(findings.filter((finding) => /^runs \d+ at once$/.test(finding))).toHaveLength(3)
})
