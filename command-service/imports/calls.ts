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
import { formatsFor } from './formatsFor'
import { imports } from './imports'
import { likelyHeaderRow } from './likelyHeaderRow'
import { projectNames } from './projectNames'
import { rehearse } from './rehearse'
import type { Sheets } from './sheets'
import { sheetLimits } from './spreadsheet/sheetLimits'
import { uploadOf } from './uploadOf'
import type { Uploads } from './uploads'

type Parts = { domain: Domain; uploads: Uploads; sheets: Sheets }

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

  /** What somebody sends on its way into a project is read by nobody else. */
  const ownUpload = async (uploadId: string, projectId: string, actor: Parameters<typeof asUser>[0]) => {
    const upload = await uploads.find(uploadId, projectId)
    if (upload?.userId !== asUser(actor).userId) throw new Refused('import.uploadUnknown')
    return upload
  }

  return {
    uploadSheet: async ({ projectId, fileName }, { actor }, { req }) => {
      const { organizationId, userId } = asUser(actor)
      const content = await contentOf(req)
      const uploadId = newId()
      const sent = { uploadId, projectId, organizationId, userId, fileName, content }
      const first = await sheets.of(sent)
      const { state } = await aggregates.load(imports, `imports-${projectId}`)
      const headerRow = likelyHeaderRow(first, Object.values(state.mapping?.columns ?? {}))
      const sheet = headerRow === first.headerRow ? first : await sheets.of(sent, headerRow)
      await uploads.keep(sent, await freeOf(organizationId))
      return uploadOf({ uploadId, fileName }, sheet)
    },

    readSheet: async ({ uploadId, projectId, headerRow }, { actor }) => {
      const upload = await ownUpload(uploadId, projectId, actor)
      return uploadOf(upload, await sheets.of(upload, headerRow))
    },

    rehearseImport: async ({ uploadId, projectId, mapping, formats }, { actor, project }) => {
      const upload = await ownUpload(uploadId, projectId, actor)
      if (!project) throw new Refused('import.uploadUnknown')
      const sheet = await sheets.of(upload, mapping.headerRow)
      const { state } = await aggregates.load(plan, `plan-${projectId}`)
      const names = await projectNames(aggregates, state, project)
      const rows = await sheets.inTurn(upload, () =>
        rehearse({
          projectId,
          sheet,
          mapping,
          formats: formatsFor(sheet, mapping, formats),
          names,
          plan: state,
          by: { actor, at: now().toISOString(), project },
        }),
      )
      return { rows }
    },
  }
}

const contentOf = (request: IncomingMessage) =>
  readBytes(request, sheetLimits.bytes).catch((error: unknown) => {
    throw error instanceof HttpProblem && error.status === 413
      ? new HttpProblem(413, 'import.fileTooLarge', { limit: sheetLimits.bytes })
      : error
  })
