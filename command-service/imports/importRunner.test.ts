import type { Message } from '@prumo/contracts/message'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { newId } from '@prumo/platform/ids'
import { type Logger, openLogger } from '@prumo/platform/telemetry/logger'
import { Map as PersistentMap } from 'immutable'
import { expect, it } from 'vitest'
import { importRunner } from './importRunner'

const [projectId, importId, taskId, organizationId, userId] = [newId(), newId(), newId(), newId(), newId()]
const job = { projectId, importId, organizationId, userId, sessionRef: '' }
const busy = async () => Promise.reject(new HttpProblem(503, 'service.busy'))

/** A runner of a project's import, which added one task, on a service that is busy. */
function openRunner(state: string, { undos = 1, refuses = '', logger = openLogger('silent') } = {}) {
  const states: Record<string, unknown> = {
    imports: { imports: new Map([[importId, { state, uploadId: newId() }]]) },
    plan: { tasks: new Map(refuses ? [] : [[taskId, {}]]) },
    files: PersistentMap(),
    discussion: PersistentMap(),
  }
  const added = {
    type: 'TaskAdded',
    data: { projectId, taskId },
    metadata: { correlationId: importId, commandId: 'row' },
  }
  const undone = { type: 'ImportUndoStarted', data: { projectId, importId } }
  const reported: string[] = []
  const ids: string[] = []
  const removed: string[] = []
  const tries: string[] = []
  const parts = {
    runner: {
      run: busy,
      runInternal: async ({ type }: Message, { id }: { id: string }) => {
        if (type === refuses) throw new Refused('command.tooLarge')
        reported.push(type)
        ids.push(id)
      },
    },
    domain: {
      aggregates: { load: async (_: unknown, stream: string) => ({ state: states[stream.split('-')[0] ?? ''] }) },
      history: async (stream: string) => (stream.startsWith('plan') ? [added] : Array(undos).fill(undone)),
      now: () => new Date(),
      systemId: (name: string) => name,
    },
    uploads: { find: busy },
    jobs: {
      add: async () => {},
      hold: async ({ importId }: { importId: string }) => {
        tries.push(importId)
        return async () => {}
      },
      remove: async ({ kind }: { kind: string }) => void removed.push(kind),
    },
    logger,
  }
  return { reported, ids, removed, tries, ...importRunner(parts as unknown as Parameters<typeof importRunner>[0]) }
}

it.each([
  ['run', 'running'],
  ['undo', 'undoing'],
] as const)(
  'IMP-04 the %s of an import waits for a service that is busy, and is neither ended nor failed',
  async (kind, state) => {
    const { begin, stop, reported, removed } = openRunner(state)
    await begin({ ...job, kind })
    await stop()
    expect([...reported, ...removed]).toEqual([])
  },
)

it('IMP-04 an undo that fails again is recorded as failed again, under an id that the log does not know', async () => {
  const idsOf = async (undos: number) => {
    const { begin, stop, reported, ids } = openRunner('undoing', { undos, refuses: 'FinishImportUndo' })
    await begin({ ...job, kind: 'undo' })
    await stop()
    expect(reported).toEqual(['FailImport'])
    return ids
  }
  expect(await idsOf(2)).not.toEqual(await idsOf(1))
})

it('IMP-04 says once what an import waits for, however often it is tried', async () => {
  const errors: string[] = []
  const logger = { ...openLogger('silent'), error: (_: object, text: string) => void errors.push(text) }
  const { begin, stop, tries } = openRunner('running', { logger: logger as unknown as Logger })
  // While a try is under way no other begins.
  const begun = () => begin({ ...job, kind: 'run' }).then(() => tries.length)
  await expect.poll(begun).toBeGreaterThan(2)
  await stop()
  expect(errors).toHaveLength(1)
})
