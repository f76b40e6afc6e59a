import { setTimeout as pause } from 'node:timers/promises'
import { derivedId } from '@prumo/platform/ids'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import type { Person } from '../world/person'
import type { Honest } from './honestStory'
import { must } from './means'
import type { Stage } from './stage'

/** A stranger uses up the id by which the system would give back an erased person's address. */
export async function erasureUsedUp(stage: Stage, { people: { erasing }, toBeErased, alsoToBeErased }: Honest) {
  const eve = await stage.founder({ companyName: 'Esgotar' })
  stage.keep('eve', eve)
  const commandId = derivedId(erasing.organizationId, `erasure releases ${toBeErased.userId}`)
  await useUp(eve, commandId)
  for (const { userId } of [toBeErased, alsoToBeErased])
    await erasing.act('EraseUser', { userId, reason: 'Pediu para sair', successorId: null })
  const keys = 'select person_id as id from platform.person_keys where person_id = any($1)'
  const kept = await stage.rows<{ id: string }>(keys, [[toBeErased.userId, alsoToBeErased.userId]])
  must(kept.length === 1 && kept[0]?.id === toBeErased.userId, 'the key of the one is still there')
  return { commandId, userId: toBeErased.userId }
}

/** The same for the record of where the next head went. */
export async function publicationUsedUp(stage: Stage, { people: { erasing } }: Honest) {
  const { organizationId } = erasing
  const eve = await stage.founder({ companyName: 'Esgotar ainda' })
  const counted = 'select count(*)::int as size from log.events where organization_id = $1'
  const [size] = (await stage.rows<{ size: number }>(counted, [organizationId])).map((row) => row.size)
  const commandId = derivedId(organizationId, `RecordPublication ${size} folder`)
  await useUp(eve, commandId)
  await erasing.act('SignHead', {})
  const failed = `select data from log.events where stream = $1 and type = 'HeadPublicationFailed'`
  must((await stage.rows(failed, [`heads-${organizationId}`])).length === 1, 'the publication stands as failed')
  return { commandId, size }
}

/** The same for the end of an import, which then never comes. */
export async function importUsedUp(stage: Stage, { people: { erasing }, projects: { erasing: projectId } }: Honest) {
  const eve = await stage.founder({ companyName: 'Esgotar mais' })
  const importId = fresh()
  const commandIds = ['finish', 'fail'].map((name) => derivedId(importId, `run ${name}`))
  for (const commandId of commandIds) await useUp(eve, commandId)
  const table = Buffer.from('Código;Tarefa;Etapa;Início;Fim\nE-1;Cobertura;A fazer;31/01/2027;15/02/2027')
  const sent = await erasing.request('POST', `/rest/uploads?projectId=${projectId}&fileName=tarefas.csv`, table, {
    'Content-Type': 'application/octet-stream',
  })
  const { uploadId } = sent.body as { uploadId: string }
  const columns = { key: 'Código', title: 'Tarefa', step: 'Etapa', startOn: 'Início', endOn: 'Fim' }
  const mapping = { columns, extra: [], steps: {} }
  await erasing.act('StartImport', { projectId, importId, uploadId, mapping, formats: {} })
  await pause(3000)
  const jobs = await stage.rows('select from platform.import_jobs where import_id = $1', [importId])
  must(jobs.length === 1, 'the import does not end')
  return { commandIds, importId }
}

const useUp = (eve: Person, commandId: string) => {
  const profile = { profileId: fresh(), name: `Perfil ${fresh().slice(0, 8)}`, mayOwnProjects: true }
  return eve.act('CreateAccessProfile', { ...profile, permissions: everyRight }, commandId)
}
