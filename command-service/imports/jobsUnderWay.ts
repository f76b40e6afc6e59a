import type { RecordedEvent } from '@prumo/contracts/index'
import type { Domain } from '../pipeline/domain'
import type { ImportJob } from './importJobs'
import { imports } from './imports'

const stages: Readonly<Record<string, { kind: ImportJob['kind']; began: RecordedEvent['type'] }>> = {
  running: { kind: 'run', began: 'ImportStarted' },
  undoing: { kind: 'undo', began: 'ImportUndoStarted' },
}

/** The jobs of a project's imports under way, as the log tells them. */
export async function jobsUnderWay({ aggregates, history }: Domain, projectId: string): Promise<ImportJob[]> {
  const stream = `imports-${projectId}`
  const { state } = await aggregates.load(imports, stream)
  const underWay = [...state.imports].flatMap(([importId, { state: name }]) => {
    const stage = stages[name]
    return stage ? [{ importId, ...stage }] : []
  })
  if (underWay.length === 0) return []
  const events = await history(stream)
  return underWay.flatMap(({ importId, kind, began }) => {
    const isBegin = ({ type, data }: RecordedEvent) =>
      type === began && (data as { importId?: string }).importId === importId
    const { organizationId, metadata } = events.find(isBegin) ?? {}
    if (!organizationId || metadata?.actor.kind !== 'user') return []
    const { userId, sessionRef } = metadata.actor
    return [{ importId, kind, projectId, organizationId, userId, sessionRef }]
  })
}
