import Router from '@koa/router'
import { may, type Need } from '@prumo/contracts/access'
import { importFormats, importMapping } from '@prumo/contracts/imports/imports'
import { id, line } from '@prumo/contracts/values'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { denied } from '@prumo/platform/http/denied'
import { readBytes, readJson } from '@prumo/platform/http/jsonBody'
import { newId } from '@prumo/platform/ids'
import { sheetLimits } from '@prumo/platform/spreadsheet/sheetLimits'
import { parse } from '@prumo/platform/values/parse'
import type { Context } from 'koa'
import { z } from 'zod'
import { quotaOf } from '../discussion/quotaOf'
import { storage } from '../discussion/storage'
import { projectPlace } from '../pipeline/actors'
import type { Domain } from '../pipeline/domain'
import type { WhoAsks } from '../pipeline/whoAsks'
import { plan } from '../tasks/plan'
import { formatsFor, sheetIn } from './checkedSheet'
import { knownIn } from './knownIn'
import { rehearse } from './rehearse'
import type { Uploads } from './uploads'

const need: Need = { of: 'project', feature: 'imports', level: 'editOnly' }
const rowsShown = 50

const target = z.strictObject({ projectId: id, fileName: line(255) })
const rehearsal = z.strictObject({ projectId: id, mapping: importMapping, formats: importFormats })

/** A file on its way into a project: sent, looked at, rehearsed. What it does is then asked for by the command StartImport. */
export function uploadRoutes(domain: Domain, uploads: Uploads, whoAsks: WhoAsks) {
  const { aggregates, now } = domain

  const permitted = async (ctx: Context, projectId: string) => {
    ctx.state.need = need
    const { actor } = await whoAsks(ctx)
    const place = await projectPlace(aggregates, projectId)
    const verdict = may(actor, need, place)
    if (!verdict.allowed) throw denied(verdict, need)
    if (actor.kind === 'visitor' || !place) throw new HttpProblem(404, 'resource.unknown')
    return { actor, place }
  }

  /** What the organization's files leave it, in bytes: a table on its way takes none of that for long, but no more either. */
  const freeOf = async (organizationId: string) => {
    const { state } = await aggregates.load(storage, `storage-${organizationId}`)
    return (await quotaOf(aggregates, organizationId)) - state.used
  }

  return new Router({ prefix: '/rest/uploads' })
    .post('/', async (ctx) => {
      const { projectId, fileName } = parse(target, { ...ctx.query })
      const { actor } = await permitted(ctx, projectId)
      const content = await readBytes(ctx.req, sheetLimits.bytes).catch((error: unknown) => {
        throw error instanceof HttpProblem && error.status === 413
          ? new HttpProblem(413, 'import.fileTooLarge', { limit: sheetLimits.bytes })
          : error
      })
      const sheet = await sheetIn(content)
      const uploadId = newId()
      const { organizationId, userId } = actor
      const upload = { uploadId, projectId, organizationId, userId, fileName, content }
      await uploads.keep(upload, await freeOf(organizationId))
      const { rows, ...about } = sheet
      ctx.body = {
        uploadId,
        fileName,
        ...about,
        rowCount: rows.length,
        rows: rows.slice(0, rowsShown),
        columnTexts: valuesOf(sheet),
      }
    })
    .post('/:uploadId/rehearsal', async (ctx) => {
      if ((await whoAsks(ctx)).actor.kind === 'visitor') throw new HttpProblem(401, 'access.signIn')
      const { projectId, mapping, formats } = parse(rehearsal, await readJson(ctx.req))
      ctx.state.asked = { projectId }
      const { actor, place } = await permitted(ctx, projectId)
      const upload = await uploads.find(parse(id, ctx.params.uploadId), projectId)
      if (upload?.userId !== actor.userId) throw new Refused('import.uploadUnknown')
      const sheet = await sheetIn(upload.content)
      const { state } = await aggregates.load(plan, `plan-${projectId}`)
      const known = await knownIn(aggregates, state, place)
      const by = { actor, at: now().toISOString(), project: place }
      ctx.body = {
        rows: await rehearse({
          projectId,
          sheet,
          mapping,
          formats: formatsFor(sheet, mapping, formats),
          known,
          plan: state,
          by,
        }),
      }
    })
}

/** The different values of each column that are not typed by the workbook: what the format of a column is detected from, and steps are matched with. */
function valuesOf({
  header,
  rows,
}: {
  header: readonly string[]
  rows: readonly (readonly { text: string; date?: string; number?: number }[])[]
}): string[][] {
  return header.map((_, column) => {
    const texts = new Set<string>()
    for (const row of rows) {
      const cell = row[column]
      if (cell && cell.date === undefined && cell.number === undefined) texts.add(cell.text)
    }
    return [...texts]
  })
}
