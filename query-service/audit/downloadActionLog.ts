import { Readable } from 'node:stream'
import { exportFormats } from '@prumo/contracts/audit/actionLog'
import type { Action } from '@prumo/contracts/audit/queries'
import { calls } from '@prumo/contracts/calls'
import { queries } from '@prumo/contracts/index'
import { HttpProblem } from '@prumo/platform/errors'
import type { Session } from '@prumo/platform/sessions/sessions'
import type { Knex } from 'knex'
import type { Answering } from '../pipeline/answering'
import { asDownload } from '../pipeline/asDownload'
import { authorize } from '../pipeline/authorize'
import type { Handler } from '../pipeline/callDoor'
import { parkedPosition } from '../pipeline/parkedPosition'
import { zonesIn } from '../reading/zonesIn'
import { wordingIn } from '../texts/wordingIn'
import { exportFiles } from './exportFiles'
import { logPage } from './logPage'
import { type RecordedExport, recordedExport } from './recordedExport'
import { visibleActions } from './visibleActions'

type Page = { items: Action[]; next: string | null }

/** Few enough that nobody waits long while they are read. */
const pageSize = 100
const { need } = calls.downloadActionLog
const reads = [...queries.actionLog.reads, 'audit_exports', 'organization_time_zones']

/**
 * The file of an export that this person recorded in the last ten minutes. It ends at the export itself, so it is the
 * same each time. Each page is read with the rights of its moment.
 */
export const downloadActionLog =
  (parts: Answering): Handler<'downloadActionLog'> =>
  ({ exportId, separator, language, search }, { session }) =>
  async (ctx) => {
    const recorded = { ...(await recordedExport(parts, session, exportId, exportFormats)), search }
    const first = await pageOf(parts, session, recorded)
    const zones = await parts.database.within(session.organizationId, (db) => zonesIn(db, session.organizationId))
    const { type, extension, write } = exportFiles[recorded.format]
    asDownload(ctx, `action-log-${recorded.exportedAt.slice(0, 19).replaceAll(':', '-')}.${extension}`)
    ctx.type = type
    // Uncompressed, the download breaks off at the client when reading fails midway.
    ctx.compress = false
    const pages = pagesFrom(first, (after) => pageOf(parts, session, recorded, after))
    const written = write(pages, { separator, wording: wordingIn(language, zones) })
    ctx.body = Readable.from(parts.large.written(session, written))
  }

const pageOf = (
  parts: Answering,
  session: Session,
  { filters, position, search }: RecordedExport<string> & { search: string | undefined },
  after?: string,
): Promise<Page> =>
  parts.database.within(session.organizationId, async (db) => {
    const asker = await authorize(db, session, parts, { need })
    const parked = await parkedPosition(db, session.organizationId, reads)
    // A file cannot say what it lacks, so there is none.
    if (parked !== undefined && parked <= position) throw new HttpProblem(503, 'readModels.parked')
    const narrow = (query: Knex.QueryBuilder) => {
      query.where('a.position', '<=', position)
      visibleActions(db, asker.actor, filters)(query)
    }
    return logPage(db, asker, { after, limit: pageSize, search }, narrow)
  })

async function* pagesFrom(first: Page, read: (after: string) => Promise<Page>) {
  let page = first
  yield page.items
  while (page.next) {
    page = await read(page.next)
    yield page.items
  }
}
