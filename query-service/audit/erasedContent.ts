import type { RecordedEvent } from '@prumo/platform/eventLog/eventLog'
import type { Knex } from 'knex'
import { columns } from '../reading/columns'
import { indexesOf } from './treeRows'

type Erasure = { by: string; projectId: string; position: number; rule: string; at: string; toAt: string }

/**
 * What an export says about erased content (prumo-verify/FORMAT.md), and the position of the event that records the
 * erasure.
 */
export type ErasedBy = { erased: { at: string; by: string; rule: string }; position: number }
/** `undefined` for what was not erased. */
export type ErasedContent = (event: RecordedEvent) => ErasedBy | undefined

/**
 * The erasures that the first `size` entries of the tree record. Later ones are unknown to who checks against that
 * head; the next head covers them.
 */
export async function erasedContent(db: Knex, organizationId: string, size: number): Promise<ErasedContent> {
  const all: Erasure[] = await db('audit_erasures')
    .where({ organization_id: organizationId })
    .orderBy('position')
    .select(columns('projectId', 'position', 'rule', 'toAt'), { by: 'erasure_id', at: 'erased_at' })
  const indexes = await indexesOf(
    db,
    organizationId,
    all.map(({ position }) => position),
  )
  const recorded = all.filter(({ position }) => (indexes.get(position) ?? size) < size)
  return (event) => {
    if (event.type === 'ActionLogErased') return undefined
    const erasure = recorded.find((each) => isErasedBy(each, event))
    if (!erasure) return undefined
    const { at, by, rule, position } = erasure
    return { erased: { at, by, rule }, position }
  }
}

const isErasedBy = ({ projectId, position, toAt }: Erasure, event: RecordedEvent) =>
  event.projectId === projectId && event.position < position && inMicroseconds(event.at) <= inMicroseconds(toAt)

/** Instants of the same length, which compare as texts. */
const inMicroseconds = (instant: string) =>
  instant.replace(/(?:\.(\d+))?Z$/, (_, fraction = '') => `.${fraction.padEnd(6, '0')}Z`)
