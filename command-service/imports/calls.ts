import type { IncomingMessage } from 'node:http'
import { HttpProblem, Refused } from '@prumo/platform/errors'
import { readBytes } from '@prumo/platform/http/jsonBody'
import { newId } from '@prumo/platform/ids'
import { quotaOf } from '../discussion/quotaOf'
import { storage } from '../discussion/storage'
import { asUser } from '../pipeline/asUser'
import type { CallHandlers } from '../pipeline/callDoor'
import type { Domain } from '../pipeline/domain'
import { plan } from '../tasks/plan'
import { columnTexts } from './columnTexts'
import { formatsFor } from './formatsFor'
import { projectNames } from './projectNames'
import { rehearse } from './rehearse'
import type { Sheets } from './sheets'
import { sheetLimits } from './spreadsheet/sheetLimits'
import type { Uploads } from './uploads'

type Parts = { domain: Domain; uploads: Uploads; sheets: Sheets }

const rowsShown = 50

/** A file on its way into a project: sent, looked at, rehearsed. */
export function importCalls({ domain, uploads, sheets }: Parts): CallHandlers {
  const { aggregates, now } = domain

  /**
   * The bytes that the organization's files leave free. A table takes none of it for long, but may not exceed it
   * either.
   */
  const freeOf = async (organizationId: string) => {
    const { state } = await aggregates.load(storage, `storage-${organizationId}`)
    return (await quotaOf(aggregates, organizationId)) - state.used
  }

  return {
    uploadSheet: async ({ projectId, fileName }, { actor }, { req }) => {
      const { organizationId, userId } = asUser(actor)
      const content = await readSheet(req)
      const uploadId = newId()
      const sheet = await sheets.of({ uploadId, content })
      const upload = { uploadId, projectId, organizationId, userId, fileName, content }
      await uploads.keep(upload, await freeOf(organizationId))
      const { rows, ...about } = sheet
      return {
        ...about,
        uploadId,
        fileName,
        rowCount: rows.length,
        rows: rows.slice(0, rowsShown),
        columnTexts: columnTexts(sheet),
      }
    },

    rehearseImport: async ({ uploadId, projectId, mapping, formats }, { actor, project }) => {
      const upload = await uploads.find(uploadId, projectId)
      if (!project || upload?.userId !== asUser(actor).userId) throw new Refused('import.uploadUnknown')
      const sheet = await sheets.of(upload)
      const { state } = await aggregates.load(plan, `plan-${projectId}`)
      return {
        rows: await rehearse({
          projectId,
          sheet,
          mapping,
          formats: formatsFor(sheet, mapping, formats),
          names: await projectNames(aggregates, state, project),
          plan: state,
          by: { actor, at: now().toISOString(), project },
        }),
      }
    },
  }
}

const readSheet = (request: IncomingMessage) =>
  readBytes(request, sheetLimits.bytes).catch((error: unknown) => {
    throw error instanceof HttpProblem && error.status === 413
      ? new HttpProblem(413, 'import.fileTooLarge', { limit: sheetLimits.bytes })
      : error
  })
