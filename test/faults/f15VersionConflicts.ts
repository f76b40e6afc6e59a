import { randomUUID } from 'node:crypto'
import type { Person } from '../world/person'
import { attemptPatiently } from './attemptPatiently'
import type { Fault } from './fault'
import { lastWriteWins } from './mutants/lastWriteWins'
import type { RecordedRow } from './recordedRows'
import { projectWithStep, withTwoCommandServices } from './twoCommandServices'

const clients = 16
/** Of all that succeed, so much is each client's at least, where there are enough to tell. */
const fairPart = 0.02
const enoughToTell = 1000
/** Who was refused comes back after a while: who hammers wins by being nearer. */
const longestPauseMs = 40
const blindWrites = 10

type Written = { by: number; id: string; expected: number; version: number }

/** Each round is a write that succeeds: the writer has seen what it changes, whoever else writes. */
export const versionConflicts: Fault = {
  id: 'F15',
  name: '16 clients change one stream, each what it has seen',
  rounds: { short: 60, long: 1000 },
  run: ({ rounds, random, control }) =>
    withTwoCommandServices(control ? lastWriteWins : undefined, async ({ founder, rows }) => {
      const people = await founder()
      const { projectId, stepId } = await projectWithStep(people[0])
      const task = { projectId, stepId, taskId: randomUUID(), startOn: '2026-03-02', endOn: '2026-03-06' }
      const { version } = await people[0].act('AddTask', { ...task, title: 'Sapata' })
      const written: Written[] = []
      const violations: string[] = []
      const isOver = () => written.length >= rounds || violations.length > 100

      const writeOn = async (by: number, person: Person) => {
        for (let seen = version; !isOver(); ) {
          const id = randomUUID()
          const data = { projectId, taskId: task.taskId, description: `${id}` }
          const { status, body } = await attemptPatiently(person, 'ChangeTask', data, {
            id,
            expectedVersion: seen,
          })
          if (status === 200) {
            written.push({ by, id, expected: seen, version: body.version })
            seen = body.version
          } else {
            const current = Number(body.details?.current)
            if (status !== 409 || body.code !== 'version.conflict' || !(current > seen))
              violations.push(`${status} ${body.code} tells ${current} to who has seen ${seen}`)
            seen = Math.max(seen, current || 0)
          }
          await new Promise((resolve) => setTimeout(resolve, random() * longestPauseMs))
        }
      }
      await Promise.all(Array.from({ length: clients }, (_, by) => writeOn(by, people[by % 2] ?? people[0])))

      // Without an expected version nobody is refused: what conflicts is decided again.
      const blindly = async (person: Person) => {
        for (let turn = 0; turn < blindWrites; turn++) {
          const data = { projectId, taskId: task.taskId, description: randomUUID() }
          const { status, body } = await attemptPatiently(person, 'ChangeTask', data)
          if (status !== 200) violations.push(`${status} ${body.code} for who expects no version`)
        }
      }
      await Promise.all(Array.from({ length: clients }, (_, by) => blindly(people[by % 2] ?? people[0])))

      const log = (await rows()).filter(({ stream }) => stream === `plan-${projectId}`)
      return {
        rounds: written.length,
        violations: [...violations, ...lost(written, log), ...unfair(written)],
        recoveryMs: [],
      }
    }),
}

function lost(written: readonly Written[], log: readonly RecordedRow[]): string[] {
  const found: string[] = []
  for (const { id, expected, version } of written) {
    if (version !== expected + 1) found.push(`written at ${version} what had seen ${expected}`)
    if (log[version]?.commandId !== id) found.push(`version ${version} was told to a command that is not there`)
  }
  const changes = log.filter(({ type }) => type === 'TaskDescribed').length - clients * blindWrites
  const versions = new Set(written.map(({ version }) => version)).size
  if (versions !== written.length) found.push(`${written.length} successes have ${versions} versions`)
  if (changes !== written.length) found.push(`${written.length} successes are ${changes} events`)
  return found
}

function unfair(written: readonly Written[]): string[] {
  if (written.length < enoughToTell) return []
  const parts = Array.from({ length: clients }, (_, by) => written.filter((written) => written.by === by).length)
  return parts.flatMap((part, by) =>
    part < written.length * fairPart ? [`client ${by} wrote ${part} of ${written.length}`] : [],
  )
}
