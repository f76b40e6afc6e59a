import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { watchCost } from './cost'
import { costLines } from './costLines'

/** About a second of work, and what it took, in microseconds. */
const busy = 'while (process.cpuUsage().user < 1e6) for (let i = 0; i < 1e6; i++); console.log(process.cpuUsage().user)'

describe('What a run costs', () => {
  it.skipIf(!existsSync('/proc/self/stat'))('counts what processes take that have ended meanwhile', () => {
    const before = watchCost().stop()?.total ?? 0
    const took = Number(execFileSync(process.execPath, ['-e', busy])) / 1e6
    const cost = watchCost().stop()
    expect((cost?.total ?? 0) - before).toBeGreaterThan(took * 0.9)
    expect(cost?.kinds.reduce((sum, [, seconds]) => sum + seconds, 0)).toBeCloseTo(cost?.total ?? 0)
  })

  it.skipIf(!existsSync('/proc/self/stat'))('counts what was killed and nobody waited for, by its kind', async () => {
    const watch = watchCost()
    const script = `${busy}; for (;;);`
    const shell = spawn('sh', ['-c', '"$0" -e "$1" chromium & sleep 60', process.execPath, script], { detached: true })
    await once(shell.stdout, 'data')
    // It is looked at each second.
    await setTimeout(2500)
    process.kill(-(shell.pid ?? 0), 'SIGKILL')
    await once(shell, 'exit')
    const kinds = new Map(watch.stop()?.kinds)
    expect(kinds.get('Chromium')).toBeGreaterThan(0.9)
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
