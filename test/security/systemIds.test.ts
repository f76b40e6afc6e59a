import { bySystem } from '@prumo/command-service/audit/bySystem'
import { derivedId } from '@prumo/platform/ids'
import { beforeAll, describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { logOwner } from '../log/logOwner'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const { founder, colleague, project, prumo } = theWorld
const { pool: owner, logOf } = logOwner(theWorld.databaseUrl)

/** Somebody of another organization, who may send as many harmless commands under ids of their choice as they like. */
let eve: Person
beforeAll(async () => {
  eve = await founder()
})

const harmless = () => ({ profileId: fresh(), name: fresh(), permissions: everyRight, mayOwnProjects: true })
/** Uses an id up as a command's own: what it makes events of is no other's any more. */
const useUp = async (by: Person, ...ids: string[]) => {
  for (const id of ids) await by.attempt('CreateAccessProfile', harmless(), { id })
}
const ofSystem = ({ organizationId }: Person, name: string) => derivedId(organizationId, name)

const keysOf = async (personId: string) =>
  (await owner.query('select from platform.person_keys where person_id = $1', [personId])).rowCount

describe('Ids that a stranger has used up', () => {
  it('ACC-11 keep nobody from being erased', async () => {
    const ana = await founder()
    const [used, control] = [await colleague(ana), await colleague(ana)]
    const { userId } = used
    await useUp(eve, ofSystem(ana, `erasure releases ${userId}`), ofSystem(ana, `erasure removes ${userId}`))
    for (const person of [used, control])
      await ana.act('EraseUser', { userId: person.userId, reason: 'Saiu da empresa', successorId: null })
    expect([await keysOf(used.userId), await keysOf(control.userId)]).toEqual([0, 0])
    const again = { email: used.email, userId: fresh(), name: 'Bia', lastName: 'Rocha', language: 'pt-BR' as const }
    await ana.act('AddUser', { ...again, licence: 'viewer', profileId: null, password: 'Outra-senha-42' })
  })

  it('AUD-01 keep no head from being published, and from standing as published', async () => {
    const ana = await founder()
    const sizes = Array.from({ length: 40 }, (_, size) => size + 1)
    await useUp(eve, ...sizes.map((size) => ofSystem(ana, `RecordPublication ${size} folder`)))
    await ana.act('SignHead', {})
    const types = (await logOf(ana.organizationId)).map(({ type }) => type)
    expect(types.filter((type) => /^HeadPubl/.test(type))).toEqual(['HeadPublished'])
  })

  it('IMP-04 keep no import from going on, nor does one of them count as done by it', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const { steps } = await ana.ask('board', { projectId })
    const importId = fresh()
    const names = ['run row 2 add', 'run row 3 add', 'run report 0', 'run finish']
    await useUp(ana, importId, ...names.map((name) => derivedId(importId, name)))
    const { uploadId } = await sendTable(
      ana,
      projectId,
      'Título;Etapa;Início;Fim\nUm;Fazer;2026-03-02;2026-03-03\nDois;Fazer;2026-03-02;2026-03-03\n',
    )
    const mapping = {
      columns: { title: 'Título', step: 'Etapa', startOn: 'Início', endOn: 'Fim' },
      extra: [],
      steps: { Fazer: steps[0]?.stepId ?? '' },
    }
    await ana.act('StartImport', { projectId, importId, uploadId, mapping, formats: {} })
    await expect.poll(async () => (await ana.ask('import', { projectId, importId })).state).toBe('finished')
    expect(await ana.ask('import', { projectId, importId })).toMatchObject({ added: 2, refused: 0 })
  })

  it('IMP-04 make nobody’s change part of an import that is undone', async () => {
    const ana = await founder()
    const projectId = await project(ana)
    const { steps } = await ana.ask('board', { projectId })
    const stepId = steps[0]?.stepId ?? ''
    const [importId, taskId] = [fresh(), fresh()]
    const dates = { startOn: '2026-03-02', endOn: '2026-03-03' }
    await ana.act('AddTask', { projectId, taskId, stepId, title: 'De alguém', ...dates }, importId)
    const { uploadId } = await sendTable(ana, projectId, 'Título;Etapa;Início;Fim\nUm;Fazer;2026-03-02;2026-03-03\n')
    const columns = { title: 'Título', step: 'Etapa', startOn: 'Início', endOn: 'Fim' }
    const mapping = { columns, extra: [], steps: { Fazer: stepId } }
    await ana.act('StartImport', { projectId, importId, uploadId, mapping, formats: {} })
    const stateOf = async () => (await ana.ask('import', { projectId, importId })).state
    await expect.poll(stateOf).toBe('finished')
    await ana.act('UndoImport', { projectId, importId })
    await expect.poll(stateOf).toBe('undone')
    expect((await ana.ask('task', { projectId, taskId })).title).toBe('De alguém')
  })
})

describe('What the system does', () => {
  const release = (holderId: string) => ({ type: 'ReleaseName', data: { kind: 'email', name: fresh(), holderId } })
  const claimed = async (by: Person) => {
    const step = release(by.userId)
    await prumo.commands.runner.runInternal({ ...step, type: 'ClaimName' }, cause(by, fresh()))
    return step
  }
  const cause = ({ organizationId }: Person, name: string) => bySystem(around, organizationId, name)
  const around = { systemId: (name: string) => derivedId('6f0c9f4e-6f43-4a6c-8f3d-2f1f0d1f7a10', name) }

  it('ACC-11 was done where an older version did it under the former id', async () => {
    const ana = await founder()
    const step = await claimed(ana)
    const { formerId, ...of } = cause(ana, 'erasure releases somebody')
    const { position } = await prumo.commands.runner.runInternal(step, { ...of, id: String(formerId) })
    const before = (await logOf(ana.organizationId)).length
    await prumo.commands.runner.runInternal({ ...step, type: 'ClaimName' }, cause(ana, fresh()))
    const again = await prumo.commands.runner.runInternal(step, cause(ana, 'erasure releases somebody'))
    expect(again.position).toBe(position)
    expect((await logOf(ana.organizationId)).length).toBe(before + 1)
  })

  it('ACC-11 was not done where somebody else used the former id', async () => {
    const ana = await founder()
    const step = await claimed(ana)
    const { formerId, ...of } = cause(ana, 'erasure releases somebody')
    const actor = { kind: 'user' as const, userId: ana.userId, sessionRef: '' }
    await prumo.commands.runner.runInternal(step, { ...of, id: String(formerId), actor })
    await prumo.commands.runner.runInternal({ ...step, type: 'ClaimName' }, cause(ana, fresh()))
    const before = (await logOf(ana.organizationId)).length
    await prumo.commands.runner.runInternal(step, cause(ana, 'erasure releases somebody'))
    expect((await logOf(ana.organizationId)).length).toBe(before + 1)
  })

  it('has ids that the secret of the installation is needed for', () => {
    const { id, formerId } = bySystem({ systemId: () => 'of the secret' }, eve.organizationId, 'head 1')
    expect(id).toBe('of the secret')
    expect(formerId).toBe(derivedId(eve.organizationId, 'head 1'))
  })
})

/** Sends a spreadsheet on its way into a project. */
async function sendTable(by: Person, projectId: string, csv: string) {
  const headers = { 'Content-Type': 'application/octet-stream' }
  const path = `/rest/uploads?projectId=${projectId}&fileName=tarefas.csv`
  return (await by.request('POST', path, Buffer.from(csv), headers)).body as { uploadId: string }
}
