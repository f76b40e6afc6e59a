import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Target } from '@prumo/contracts/discussion/target'
import { readConfig } from '@prumo/platform/config'
import { folderFileStore } from '@prumo/platform/files/folder/folderFileStore'
import { identityKey } from '@prumo/platform/logIdentity/boundFiles'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startPrumo } from '../../startPrumo'
import { sendFile } from '../files/sendFile'
import { aSecret } from '../world/aSecret'
import { world } from '../world/world'

it('SUB-10 COM-03 what a crash left between the log and the store is settled by the next start', async () => {
  const theWorld = await world({})
  const ana = await theWorld.founder()
  const projectId = await theWorld.project(ana)
  const target = { kind: 'project' as const, id: projectId }
  const database = new pg.Pool({ connectionString: theWorld.databaseUrl, max: 1 })
  const { organizationId, userId } = ana
  const perform = (type: string, data: object) =>
    theWorld.prumo.commands.runner.runInternal(
      { type, data },
      {
        id: randomUUID(),
        actor: { kind: 'system' },
        by: { kind: 'visitor' },
        origin: null,
        organizationId,
        permissionBasis: 'system',
      },
    )
  const remember = (fileId: string, storageKey: string, arrived: Target | false) =>
    database.query('insert into platform.file_uploads values ($1, $2, $3, $4, $5, 6, $6, $7, $8, $9, now())', [
      organizationId,
      fileId,
      projectId,
      userId,
      storageKey,
      ...(arrived ? ['ab'.repeat(32), 'text/plain', arrived.kind, arrived.id] : [null, null, null, null]),
    ])

  const [kept, keptByDocument, removed, underWay] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
  for (const fileId of [kept, removed]) {
    await sendFile(ana, { projectId, fileId, content: 'planta' })
    await ana.act('AttachFile', { projectId, target, fileId, name: fileId, description: '' })
  }
  const ofDocument = { kind: 'document' as const, id: randomUUID() }
  const document = { projectId, documentId: ofDocument.id, title: 'Laudo', number: null, copyFrom: null }
  await ana.act('CreateDocument', document)
  await sendFile(ana, { projectId, fileId: keptByDocument, content: 'planta' })
  const about = { fileId: keptByDocument, name: keptByDocument, description: '' }
  await ana.act('AttachFile', { projectId, target: ofDocument, ...about })
  const filesRead = () => database.query('select file_id, storage_key from read.discussion_files')
  await expect.poll(async () => (await filesRead()).rows.length).toBe(3)
  const { rows } = await filesRead()
  const keyOf = (fileId: string) => rows.find((row) => row.file_id === fileId)?.storage_key as string
  // It ended after the attachment, before its note of it was gone.
  await remember(kept, keyOf(kept), target)
  await remember(keptByDocument, keyOf(keptByDocument), ofDocument)
  // It ended after the removal, before its storage was released.
  await remember(removed, keyOf(removed), target)
  await perform('RemoveFile', { projectId, target, fileId: removed })
  // It ended while a file was on its way.
  const half = randomUUID()
  await remember(underWay, half, false)
  await perform('ReserveStorage', { organizationId, fileId: underWay, size: 6, quota: 1e9 })
  const store = folderFileStore(join(theWorld.folder, 'files'))
  await store.put(
    half,
    (async function* () {
      yield Buffer.from('planta')
    })(),
    6,
  )

  const again = await startPrumo(
    readConfig({
      PORT: '0',
      PRUMO_DATA: theWorld.folder,
      DATABASE_URL: theWorld.databaseUrl,
      LOG_LEVEL: 'error',
      PRUMO_SECRET: aSecret,
    }),
  )
  onTestFinished(async () => {
    await again.stop()
    await database.end()
  })
  await expect.poll(async () => (await database.query('select from platform.file_uploads')).rowCount).toBe(0)
  await expect.poll(async () => (await ana.ask('storage', {})).used).toBe(12)
  const left = (await readdir(join(theWorld.folder, 'files'), { recursive: true })).filter((path) =>
    /[0-9a-f-]{36}$/.test(path),
  )
  expect(left.map((path) => path.slice(-36)).sort()).toEqual([identityKey, keyOf(kept), keyOf(keptByDocument)].sort())
  expect((await ana.ask('files', { projectId })).items.map(({ fileId }) => fileId).sort()).toEqual(
    [kept, keptByDocument].sort(),
  )
})
