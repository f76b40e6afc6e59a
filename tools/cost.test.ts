import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { watchCost } from './cost'
import { costLines } from './costLines'

const busy = 'const until = process.cpuUsage().user + 1e6; while (process.cpuUsage().user < until);'

describe('What a run costs', () => {
  it.skipIf(!existsSync('/proc/self/stat'))('counts what processes take that have ended meanwhile', () => {
    const before = watchCost().stop()?.total ?? 0
    const watch = watchCost()
    execFileSync(process.execPath, ['-e', busy])
    const cost = watch.stop()
    expect((cost?.total ?? 0) - before).toBeGreaterThan(0.9)
    expect(cost?.kinds.reduce((sum, [, seconds]) => sum + seconds, 0)).toBeCloseTo(cost?.total ?? 0)
  })

  it('is printed by kind and by file, the dearest first', () => {
    const files = Array.from({ length: 12 }, (_, number) => ({ file: `${number}.test.ts`, seconds: number }))
    const lines = costLines({ total: 7, kinds: [['Postgres', 4]] }, files, { busy: 2, timeouts: 1 })
    expect(lines).toContain('      4  Postgres')
    expect(lines).toContain('     11  11.test.ts')
    expect(lines).not.toContain('      1  1.test.ts')
    expect(lines.at(-1)).toBe('\nMet: 2 × 503 that was asked again, 1 × KnexTimeoutError')
  })

  it('is said to be not known where no system tells it', () => {
    expect(costLines(undefined, [], { busy: 0, timeouts: 0 }).filter((line) => line === '  not known')).toHaveLength(2)
  })
})
