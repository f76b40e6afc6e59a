import { Refused } from '@prumo/platform/errors'
import type { Domain } from '../pipeline/domain'
import { projectPlace } from '../projects/projectPlace'
import { plan } from '../tasks/plan'
import { formatsFor } from './formatsFor'
import type { ImportCommands } from './importCommands'
import type { ImportJob } from './importJobs'
import { imports, nextRowOf } from './imports'
import { importTasks } from './importTasks'
import { projectNames } from './projectNames'
import { countedResults, rowReports } from './rowReports'
import type { Sheets } from './sheets'
import type { Uploads } from './uploads'

const rowsInReport = 25

type Parts = { domain: Domain; uploads: Uploads; sheets: Sheets }

/**
 * Runs the rows of an import that have not been reported yet, reports them, and ends the import.
 * `throwIfStopping` is called before each command.
 */
export async function runRows(
  { domain, uploads, sheets }: Parts,
  { projectId, importId }: ImportJob,
  { run, report, doneBefore }: ImportCommands,
  throwIfStopping: () => void,
): Promise<void> {
  const { aggregates } = domain
  const { state } = await aggregates.load(imports, `imports-${projectId}`)
  const started = state.imports.get(importId)
  const upload = started && (await uploads.find(started.uploadId, projectId))
  const place = await projectPlace(aggregates, projectId)
  if (started?.state !== 'running') return
  if (!upload || !place) throw new Refused('import.uploadUnknown')
  const sheet = await sheets.of(upload, started.mapping.headerRow, 'patient')
  const { state: planned } = await aggregates.load(plan, `plan-${projectId}`)
  const reports = rowReports(rowsInReport, (fromRow, toRow, results) =>
    report(
      { type: 'ReportImportRows', data: { projectId, importId, fromRow, toRow, ...countedResults(results) } },
      `report ${fromRow}`,
    ),
  )
  await importTasks({
    projectId,
    sheet,
    mapping: started.mapping,
    formats: formatsFor(sheet, started.mapping, started.formats),
    names: await projectNames(aggregates, planned, place),
    plan: async () => (await aggregates.load(plan, `plan-${projectId}`)).state,
    perform: async (command, row) => {
      throwIfStopping()
      return run(command, `row ${row}`)
    },
    did: await doneBefore(),
    from: nextRowOf(state, importId),
    report: reports.add,
  })
  await reports.flush()
  await report({ type: 'FinishImport', data: { projectId, importId } }, 'finish')
}
