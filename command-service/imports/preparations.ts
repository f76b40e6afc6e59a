import { HttpProblem, Refused } from '@prumo/platform/errors'
import type { Preparations, Request } from '../pipeline/preparation'
import { formatsFor } from './formatsFor'
import type { ImportJob, ImportJobs } from './importJobs'
import type { ImportRunner } from './importRunner'
import { jobsUnderWay } from './jobsUnderWay'
import type { Sheets } from './sheets'
import type { Uploads } from './uploads'

type Parts = { uploads: Uploads; sheets: Sheets; jobs: ImportJobs; runner: Pick<ImportRunner, 'begin'> }

export const importPreparations = ({ uploads, sheets, jobs, runner }: Parts): Preparations => ({
  StartImport: async ({ projectId, importId, uploadId, mapping, formats }, request, domain) => {
    const upload = await uploads.find(uploadId, projectId)
    if (!upload || upload.userId !== whoStarts(request)) throw new Refused('import.uploadUnknown')
    const sheet = await sheets.of(upload, mapping.headerRow)
    // One that lost its job would stand in the way of all others for ever.
    for (const underWay of await jobsUnderWay(domain, projectId)) await jobs.add(underWay)
    const job = jobOf(request, 'run', projectId, importId)
    await jobs.add(job)
    const { fileName, fileHash } = upload
    return {
      steps: [
        {
          type: 'StartImport',
          data: {
            projectId,
            importId,
            uploadId,
            fileName,
            fileHash,
            rowCount: sheet.rows.length,
            mapping,
            formats: formatsFor(sheet, mapping, formats),
          },
        },
      ],
      after: () => runner.begin(job),
    }
  },

  UndoImport: async (data, request) => {
    const job = jobOf(request, 'undo', data.projectId, data.importId)
    await jobs.add(job)
    return { steps: [{ type: 'UndoImport', data }], after: () => runner.begin(job) }
  },
})

/** What somebody sends on its way into a project is read by nobody else: it may hold what is closed to others. */
function whoStarts({ actor }: Request): string {
  if (actor.kind !== 'user') throw new HttpProblem(401, 'access.signIn')
  return actor.userId
}

function jobOf({ actor, session }: Request, kind: ImportJob['kind'], projectId: string, importId: string): ImportJob {
  if (actor.kind !== 'user') throw new HttpProblem(401, 'access.signIn')
  return {
    importId,
    kind,
    projectId,
    organizationId: actor.organizationId,
    userId: actor.userId,
    sessionRef: session?.sessionRef ?? '',
  }
}
