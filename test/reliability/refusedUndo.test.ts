import { readConfig } from '@prumo/platform/config'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startPrumo } from '../../startPrumo'
import { fresh } from '../given/fresh'
import { aSecret } from '../world/aSecret'
import { world } from '../world/world'

it('IMP-04 an undo that was refused stays refused when Prumo starts again', async () => {
  const theWorld = await world({})
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const [importId, taskId] = [fresh(), fresh()]
  const { runInternal } = theWorld.prumo.commands.runner
  const cause = () => ({
    id: fresh(),
    actor: { kind: 'user' as const, userId: ana.userId, sessionRef: '' },
    organizationId: ana.organizationId,
    by: { kind: 'visitor' as const },
    origin: null,
    permissionBasis: 'import',
    correlationId: importId,
  })
  const mapping = { columns: { title: 'a', step: 'b', startOn: 'c', endOn: 'd' }, extra: [], steps: {} }
  const file = { uploadId: fresh(), fileName: 'tarefas.csv', fileHash: '', rowCount: 1, mapping, formats: {} }
  await runInternal({ type: 'StartImport', data: { projectId, importId, ...file } }, cause())
  const task = {
    taskId,
    stepId: steps[0]?.stepId ?? '',
    title: 'Importada',
    startOn: '2026-03-02',
    endOn: '2026-03-06',
  }
  await runInternal({ type: 'QuickAddTask', data: { projectId, ...task, assigneeId: null } }, cause())

  const refused = await ana.attempt('UndoImport', { projectId, importId })
  expect([refused.status, refused.body.code]).toEqual([409, 'import.notFinished'])

  const database = new pg.Pool({ connectionString: theWorld.databaseUrl, max: 1 })
  const again = await startPrumo(
    readConfig({
      PORT: '0',
      PRUMO_DATA: theWorld.folder,
      DATABASE_URL: theWorld.databaseUrl,
      LOG_LEVEL: 'silent',
      PRUMO_SECRET: aSecret,
    }),
  )
  onTestFinished(async () => {
    await again.stop()
    await database.end()
  })
  await expect.poll(async () => (await database.query('select from platform.import_jobs')).rowCount).toBe(0)
  const { rows } = await database.query("select type from log.events where type in ('TaskDeleted', 'ImportUndone')")
  expect(rows).toEqual([])
})
