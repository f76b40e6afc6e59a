import { changesWhileOpen } from '@prumo/contracts/audit/lastChanges'
import type { CommandOf, CommandType, QueryInput } from '@prumo/contracts/index'
import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import { aCompany } from '../given/aCompany'
import { aField } from '../given/aField'
import { anArea } from '../given/anArea'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import type { Person } from '../world/person'
import { world } from '../world/world'

type Change = {
  of: Omit<QueryInput<'lastChanges'>, 'type'>
  data: object
  /** What it changes, and nothing else. */
  field: string
  /** The right whose absence closes it. */
  feature: keyof typeof everyRight
}

const theWorld = await world()
let ana: Person
let bia: Person
let caio: Person
let outside: Person
let projectId: string
let changes: Record<keyof typeof changesWhileOpen, Change>

beforeAll(async () => {
  ana = await theWorld.founder()
  bia = await theWorld.colleague(ana)
  caio = await theWorld.colleague(ana)
  outside = await theWorld.colleague(ana, 'viewer')
  projectId = await theWorld.project(ana)
  await manages(bia)
  await manages(caio)
  changes = await recordsOf(ana)
  for (const [type, { data }] of Object.entries(changes))
    await bia.act(type as CommandType, data as CommandOf<CommandType>['data'])
})

async function manages({ email, userId }: Person) {
  await ana.act('ShareProject', { projectId, email, as: ['team'] })
  await ana.act('AppointManager', { projectId, userId })
}

async function recordsOf(person: Person): Promise<typeof changes> {
  const { act, ask } = person
  const [tagId, areaId, profileId, documentId] = [fresh(), fresh(), fresh(), fresh()]
  const [sectionId, fieldId, taskId, itemId, holidayId] = [fresh(), fresh(), fresh(), fresh(), fresh()]
  const ofDocument = { projectId, documentId }
  const { stepId = '' } = (await ask('board', { projectId })).steps[0] ?? {}
  const item = { description: 'Medir', assigneeId: null, startOn: null, endOn: null }
  const permissions = { ...everyRight, actionLog: 'viewOnly' as const }
  const profile = { profileId, permissions, mayOwnProjects: false }
  await act('AddTag', { projectId, tagId, description: 'Obra', textColour: '#ffffff', colour: '#0f6c5c' })
  await act('AddHoliday', { projectId, holidayId, holidayOn: '2027-12-08', description: 'Padroeira' })
  await act('AddArea', { projectId, areaId, canvas: 'project', ...anArea })
  await act('CreateAccessProfile', { ...profile, name: 'Fiscais' })
  await act('CreateDocument', { ...ofDocument, title: 'Laudo', number: null, copyFrom: null })
  await act('AddDocumentSection', { ...ofDocument, sectionId, name: 'Dados' })
  await act('AddDocumentField', { ...ofDocument, sectionId, fieldId, ...aField, name: 'Parecer' })
  await act('AddTask', { projectId, taskId, stepId, title: 'Sondagem', startOn: '2026-03-02', endOn: '2026-03-03' })
  await act('AddChecklistItem', { projectId, taskId, itemId, ...item })
  const ofFile = { projectId, target: { kind: 'task' as const, id: taskId }, fileId: fresh() }
  await sendFile(person, { ...ofFile, content: 'furo' })
  await act('AttachFile', { ...ofFile, name: 'furo.txt', description: 'Furo' })
  const inDocument = { projectId, recordId: documentId }
  return {
    ChangeStep: change({ projectId, recordId: stepId }, { projectId, stepId, name: 'Nova' }, 'tasks'),
    ChangeTag: change({ projectId, recordId: tagId }, { projectId, tagId, colour: '#112233' }, 'tasks'),
    SetWorkTime: change(
      { projectId, recordId: projectId },
      { projectId, ...defaultWorkWeek, fridayMinutes: 420 },
      'tasks',
    ),
    ChangeHoliday: change(
      { projectId, recordId: holidayId },
      { projectId, holidayId, description: 'Dia da padroeira' },
      'tasks',
    ),
    ChangeChecklistItem: change(
      { projectId, recordId: taskId, partId: itemId },
      { projectId, taskId, itemId, description: 'Medir de novo' },
      'tasks',
    ),
    ChangeArea: change({ projectId, recordId: areaId }, { projectId, areaId, quickTip: 'Dica' }, 'canvas'),
    SaveCompany: { of: {}, data: { ...aCompany, city: 'Olinda' }, field: 'city', feature: 'organization' },
    ChangeAccessProfile: change({ recordId: profileId }, { ...profile, name: 'Outro nome' }, 'organization'),
    RenameDocument: change(inDocument, { ...ofDocument, title: 'Laudo novo', number: null }, 'documents'),
    RenameDocumentSection: change(
      { ...inDocument, partId: sectionId },
      { ...ofDocument, sectionId, name: 'Medidas' },
      'documents',
    ),
    ChangeDocumentField: change({ ...inDocument, partId: fieldId }, { ...ofDocument, fieldId, name: 'Ó' }, 'documents'),
    DescribeFile: change(
      { projectId, recordId: taskId, partId: ofFile.fileId },
      { ...ofFile, description: 'Furo 1' },
      'tasks',
    ),
  }
}

const changeable = ['name', 'colour', 'description', 'quickTip', 'title', 'fridayMinutes']
const change = (of: Change['of'], data: object, feature: Change['feature']): Change => ({
  of,
  data,
  feature,
  field: Object.keys(data).find((name) => changeable.includes(name)) ?? '',
})

const nothing = { changedFields: {} }
const types = Object.keys(changesWhileOpen) as (keyof typeof changesWhileOpen)[]

describe('Who changed a record meanwhile', () => {
  it.each(types)('SES-15 is answered by field, with a name and an instant, and no value: %s', async (type) => {
    const { of, field } = changes[type]
    const { changedFields } = await ana.ask('lastChanges', { type, ...of })
    const changed = { userId: bia.userId, name: 'Bia Rocha', at: expect.stringMatching(/^\d{4}-/) }
    expect(changedFields[field]).toEqual(changed)
    // The example company has more that is new than what is looked at.
    if (type !== 'SaveCompany') expect(changedFields).toEqual({ [field]: changed })
  })

  it.each(types)('ORG-09 is nothing to another organization, nor of a record that is not: %s', async (type) => {
    const stranger = await theWorld.founder()
    const { of } = changes[type]
    expect((await stranger.ask('lastChanges', { type, ...of })).changedFields).toEqual({})
    expect(await ana.ask('lastChanges', { type, ...of, recordId: fresh() })).toEqual(nothing)
    if (of.partId) expect(await ana.ask('lastChanges', { type, ...of, partId: fresh() })).toEqual(nothing)
    if (of.partId) expect(await ana.ask('lastChanges', { type, ...of, partId: undefined })).toEqual(nothing)
  })

  it.each(types)('ORG-09 is nothing to whoever may not change the record: %s', async (type) => {
    const { of, feature } = changes[type]
    const profileId = fresh()
    const permissions = { ...everyRight, [feature]: 'noAccess' as const }
    await ana.act('CreateAccessProfile', { profileId, name: `Sem ${type}`, permissions, mayOwnProjects: false })
    await ana.act('AssignAccessProfile', { userId: caio.userId, profileId })
    expect(await caio.ask('lastChanges', { type, ...of })).toEqual(nothing)
    await ana.act('AssignAccessProfile', { userId: caio.userId, profileId: null })
    expect(await caio.ask('lastChanges', { type, ...of })).not.toEqual(nothing)
    expect(await outside.ask('lastChanges', { type, ...of })).toEqual(nothing)
  })

  it('SES-15 names the last of several people, and nobody who was erased', async () => {
    const { of } = changes.ChangeTag
    const tagId = of.recordId ?? ''
    await caio.act('ChangeTag', { projectId, tagId, description: 'Do Caio' })
    await ana.act('ChangeTag', { projectId, tagId, textColour: '#eeeeee' })
    const latest = async () => (await ana.ask('lastChanges', { type: 'ChangeTag', ...of })).changedFields
    expect(await latest()).toMatchObject({
      description: { userId: caio.userId },
      textColour: { userId: ana.userId },
      colour: { userId: bia.userId },
    })
    await ana.act('EraseUser', { userId: caio.userId, reason: 'request', successorId: null })
    expect((await latest()).description).toMatchObject({ name: null })
  })
})
