import type { Message } from '@prumo/contracts/message'
import { HttpProblem } from '@prumo/platform/errors'
import { newId } from '@prumo/platform/ids'
import { openLogger } from '@prumo/platform/telemetry/logger'
import { Map as PersistentMap } from 'immutable'
import { expect, it } from 'vitest'
import { importRunner } from './importRunner'

const [projectId, importId, taskId, organizationId, userId] = [newId(), newId(), newId(), newId(), newId()]
const job = { projectId, importId, organizationId, userId, sessionRef: '' }
const busy = async () => Promise.reject(new HttpProblem(503, 'service.busy'))

/** A runner of a project's import, which added one task, on a service that is busy. */
function openRunner(state: string) {
  const states: Record<string, unknown> = {
    imports: { imports: new Map([[importId, { state, uploadId: newId() }]]) },
    plan: { tasks: new Map([[taskId, {}]]) },
    files: PersistentMap(),
    discussion: PersistentMap(),
  }
  const added = {
    type: 'TaskAdded',
    data: { projectId, taskId },
    metadata: { correlationId: importId, commandId: 'row' },
  }
  const reported: string[] = []
  const removed: string[] = []
  const parts = {
    runner: { run: busy, runInternal: async ({ type }: Message) => void reported.push(type) },
    domain: {
      aggregates: { load: async (_: unknown, stream: string) => ({ state: states[stream.split('-')[0] ?? ''] }) },
      history: async () => [added],
      now: () => new Date(),
      systemId: (name: string) => name,
    },
    uploads: { find: busy },
    jobs: {
      add: async () => {},
      hold: async () => async () => {},
      remove: async ({ kind }: { kind: string }) => void removed.push(kind),
    },
    logger: openLogger('silent'),
  }
  return { reported, removed, ...importRunner(parts as unknown as Parameters<typeof importRunner>[0]) }
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
