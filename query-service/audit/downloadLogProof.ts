import { Readable } from 'node:stream'
import { auditsEverything } from '@prumo/contracts/access'
import type { ActionLogFilters } from '@prumo/contracts/audit/actionLog'
import { calls } from '@prumo/contracts/calls'
import { queries } from '@prumo/contracts/index'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import type { Answering } from '../pipeline/answering'
import { asDownload } from '../pipeline/asDownload'
import { authorize } from '../pipeline/authorize'
import type { Handler } from '../pipeline/callDoor'
import { parkedPosition } from '../pipeline/parkedPosition'
import type { Asker } from '../pipeline/query'
import { headBefore } from './headRows'
import { type ProofSource, proofFile } from './proofFile'
import { refuseProofInPart, refuseProofOfElsewhere } from './proofsInPart'
import { recordedExport } from './recordedExport'

const { need } = calls.downloadLogProof
const reads = [...queries.inclusionProof.reads, 'audit_exports']

/**
 * The events of an export that this person recorded in the last ten minutes, for prumo-verify (prumo-verify/FORMAT.md).
 * It reaches to the last head signed before it. Who audits everything without a filter gets the whole log, others what
 * they see. Each page is read with the rights of its moment.
 */
export const downloadLogProof =
  (parts: Answering): Handler<'downloadLogProof'> =>
  ({ exportId }, { session }) =>
  async (ctx) => {
    const { filters, exportedAt } = await recordedExport(parts, session, exportId, ['proof'])
    const within = pagesOf(parts, session, filters)
    const [head, isWhole] = await within(async (db, asker) => {
      await refuseProofOfElsewhere(db, asker, filters)
      const isWhole = auditsEverything(asker.actor) && !isFiltered(filters)
      return [await headBefore(db, session.organizationId, exportedAt), isWhole] as const
    })
    if (!head) throw new Refused('head.unknown')
    const source: ProofSource = {
      organizationId: session.organizationId,
      within,
      recordedAt: parts.log.recordedAt,
      ...(isWhole ? { scope: 'all' } : { scope: 'some', filters }),
    }
    asDownload(ctx, `log-proof-${exportedAt.slice(0, 19).replaceAll(':', '-')}.jsonl`)
    ctx.type = 'application/jsonl; charset=utf-8'
    // Uncompressed, the download breaks off at the client when reading fails midway.
    ctx.compress = false
    ctx.body = Readable.from(parts.large.written(session, proofFile(source, head)))
  }

const isFiltered = ({ kinds, withoutViews, ...others }: ActionLogFilters) =>
  withoutViews || kinds.length > 0 || Object.values(others).some((value) => value !== null)

/** Reads each page in its own transaction. */
const pagesOf =
  (parts: Answering, session: Session, filters: ActionLogFilters): ProofSource['within'] =>
  (read) =>
    parts.database.within(session.organizationId, async (db: Knex) => {
      const asker: Asker = await authorize(db, session, parts, { need })
      // A file cannot say what it lacks, so there is none.
      if ((await parkedPosition(db, session.organizationId, reads)) !== undefined)
        throw new HttpProblem(503, 'readModels.parked')
      await refuseProofInPart(db, asker, filters)
      return read(db, asker)
    })
