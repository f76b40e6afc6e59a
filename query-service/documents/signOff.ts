import { type Feature, isClosedTo } from '@prumo/contracts/access'
import { featuresOfContent } from '@prumo/contracts/documents/embedded'
import type { Knex } from 'knex'
import type { Asker, Query } from '../pipeline/query'
import { columns } from '../reading/columns'
import { peopleNames } from '../reading/peopleNames'
import { approverRights } from './approverRights'
import { type ApproverRow, personOf } from './approverRow'
import { fieldNameIn } from './fieldNameIn'
import { liveData } from './liveData'
import { ifOpen, sinceRequest } from './sinceRequest'

type Row = {
  round: number
  standing: 'asked' | 'approved' | 'returned' | 'withdrawn' | 'voided'
  contentHash: string
  content: string
  documentVersion: number
  requestedAt: string
  requestedById: string | null
  endedAt: string | null
  reason: string | null
  voidedBy: { by: string; fieldId: string | null } | null
  approvers: ApproverRow[]
}

export const signOff: Query<'signOff'> = async (db, { projectId, documentId }, asker) => {
  const { actor, reader, projectNow } = asker
  const { organizationId, userId } = actor
  const rows: Row[] = await db('documents_sign_offs')
    .where({ organization_id: organizationId, project_id: projectId, document_id: documentId })
    .orderBy('round', 'desc')
    .select(
      columns(
        'round',
        'standing',
        'content',
        'reason',
        'approvers',
        'contentHash',
        'documentVersion',
        'requestedAt',
        'requestedById',
        'endedAt',
        'voidedBy',
      ),
    )
  const names = await peopleNames(db, asker, rows.flatMap(peopleIn))
  const [newest, ...earlier] = rows
  const accepted = earlier.find(({ approvers }) =>
    approvers.some((approver) => approver.userId === userId && approver.acceptedAt),
  )
  const shown = accepted && featuresOfContent(accepted.content)
  const isOpen = shown?.every((feature) => !isClosedTo(reader, feature, projectNow))
  const stands = newest?.standing === 'asked' || newest?.standing === 'approved'
  const since = stands ? sinceRequest(newest.content, await liveData(db, projectId, asker)) : noneSince
  const rightsOf = await rightsInRound(db, asker, newest)
  return {
    rounds: rows.map(({ content, requestedById, approvers, voidedBy, ...row }) => ({
      ...row,
      requestedBy: personOf(requestedById, names),
      voidedBy: voidedBy && {
        by: voidedBy.by,
        fieldName: fieldNameIn(voidedBy.fieldId, [content, contentAfter(rows, row.round)]),
      },
      approvers: approvers.map((approver) => ({
        ...approver,
        name: names.get(approver.userId) || null,
        ...(row.round === newest?.round && approver.act === null ? rightsOf(approver.userId) : isDone),
      })),
    })),
    current: newest ? { round: newest.round, content: newest.content } : null,
    since: [...since].map(([fieldId, { now }]) => ({ fieldId, now: ifOpen(now, asker) })),
    lastAccepted: accepted && isOpen ? { round: accepted.round, content: accepted.content } : null,
  }
}

const peopleIn = ({ requestedById, approvers }: Row) => [requestedById, ...approvers.map(({ userId }) => userId)]

const noneSince: ReturnType<typeof sinceRequest> = new Map()

/** What those may do who have not decided on what is to be approved now. Of others nothing is to be said. */
const rightsInRound = (db: Knex, asker: Asker, newest: Row | undefined) =>
  newest?.standing === 'asked'
    ? approverRights(
        db,
        asker,
        newest.approvers.map(({ userId }) => userId),
        featuresOfContent(newest.content),
      )
    : () => isDone

const isDone: { hasAccess: boolean; mayNotSee: Feature[] } = { hasAccess: true, mayNotSee: [] }

const contentAfter = (rows: readonly Row[], round: number) => rows.find((row) => row.round === round + 1)?.content
