import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checks } from '../../../prumo-verify/checks.mjs'
import { takesTurn } from '../../run/eighth'
import { waitsForTurn } from '../../run/waits'
import { verifierAlone } from '../verifierAlone'
import { everySample, forgeries, honest } from './everySample'
import { inModules, inPython, outcomeOf, picked, save } from './judges'
import { kindsOfReview } from './kindsOfReview'

const { folder, run, runInThread } = verifierAlone()
const saved = everySample.map((sample, nth) => save(sample, join(folder, String(nth))))
const absent = spawnSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))']).status !== 0
const why = absent ? ' (skipped: no python3 of 3.9 or newer here)' : ''
const exits: Record<string, number> = { good: 0, notUnderstood: 2, older: 3 }
const exitOf = (outcome: unknown) => (typeof outcome === 'string' ? exits[outcome] : 1)
/** Those that are judged otherwise than they have to be, by name. */
const differing = (outcomes: readonly unknown[], of = everySample) =>
  of.flatMap(({ kind, name, outcome }, nth) =>
    JSON.stringify(outcomes[nth]) === JSON.stringify(outcome) ? [] : [{ kind, name, outcome, found: outcomes[nth] }],
  )

describe('AUD-01 The forgeries', () => {
  it('AUD-01 are many, of many kinds, beside honest files', () => {
    expect(forgeries.length).toBeGreaterThanOrEqual(200)
    expect(new Set(forgeries.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(40)
    expect(honest.length).toBeGreaterThanOrEqual(40)
    const names = everySample.map(({ kind, name }) => `${kind}: ${name}`)
    expect(names.filter((name, nth) => names.indexOf(name) !== nth)).toEqual([])
    console.log(
      `${forgeries.length} forgeries of ${new Set(forgeries.map(({ kind }) => kind)).size} kinds, ${honest.length} honest files`,
    )
  })

  it('AUD-01 are of all 57 kinds that were ever tried, and more', () => {
    const ofKind = (begins: readonly string[]) =>
      forgeries.filter(({ kind }) => begins.some((begin) => kind.startsWith(begin))).length
    const counts = Object.entries(kindsOfReview).map(([kind, begins]) => [kind, ofKind(begins)] as const)
    console.log(counts.map(([kind, count]) => `${String(count).padStart(4)}  ${kind}`).join('\n'))
    expect(counts).toHaveLength(57)
    expect(counts.filter(([, count]) => count === 0)).toEqual([])
    const nowhere = Object.values(kindsOfReview)
      .flat()
      .filter((begin) => ofKind([begin]) === 0)
    expect(nowhere).toEqual([])
  })

  const pickable = everySample.filter(({ heads }) => picked(heads))

  it('AUD-01 are each found by the modules, which find nothing in an honest file', async () => {
    const outcomes = []
    for (const sample of pickable) outcomes.push(await inModules(sample))
    expect(differing(outcomes, pickable)).toEqual([])
  })

  it.skipIf(absent)(`AUD-01 are each found by the second verifier, which finds nothing in an honest file${why}`, () =>
    expect(differing(inPython(saved, folder))).toEqual([]),
  )

  it('AUD-01 are each found by the program, which says so by how it ends', { timeout: 600_000 }, async () => {
    const begun = new Set<string>()
    const outcomes = []
    for (const [nth, { file, keys, heads }] of saved.entries()) {
      const { outcome: wanted } = everySample[nth] ?? {}
      const finding = typeof wanted === 'object' ? wanted.check : String(wanted)
      const options = [
        ...keys.flatMap((key) => ['--key', key]),
        ...heads.flatMap((path) => ['--heads', path]),
        '--json',
      ]
      // The first of each finding as an outsider has it judged: by a process of its own.
      const { status, output } = begun.has(finding) ? await runInThread(file, ...options) : run(file, ...options)
      begun.add(finding)
      const outcome = outcomeOf(JSON.parse(output))
      outcomes.push(status === exitOf(outcome) ? outcome : { status, outcome })
    }
    expect(differing(outcomes)).toEqual([])
  })

  const everyCheck = Object.keys(checks)
  it.for(everyCheck)('AUD-01 are not all found any more without the check: %s', async (check, { skip }) => {
    if (!takesTurn(check, everyCheck)) skip(waitsForTurn)
    const blind = { ...checks, [check]: () => true }
    // Those that it finds itself come first: mostly the first of them tells.
    const isFoundByIt = ({ outcome }: (typeof forgeries)[number]) =>
      typeof outcome === 'object' && outcome.check === check
    const inOrder = [...forgeries.filter(isFoundByIt), ...forgeries.filter((sample) => !isFoundByIt(sample))]
    for (const sample of inOrder) {
      if (!picked(sample.heads)) continue
      const outcome = await inModules(sample, blind).catch(() => 'fell over')
      if (JSON.stringify(outcome) !== JSON.stringify(sample.outcome)) return
    }
    expect.fail(`nothing needs the check ${check}`)
  })
})
