import { queries } from '@prumo/contracts/index'
import { beforeAll, expect, it } from 'vitest'
import { sendFile } from './files/sendFile'
import { anEntry } from './given/anEntry'
import { firstStepOf } from './given/firstStepOf'
import { fresh } from './given/fresh'
import type { Person } from './world/person'
import { world } from './world/world'

const { founder, project } = await world()
const wanted = 'Instalação ELÉTRICA do térreo'
const unwanted = 'Pintura da fachada'
let ana: Person
let viewId = ''
let ledgerOf = ''

/** What each query that searches finds, by the names of what it finds. */
const searches: Record<string, (search: string) => Promise<(string | null)[]>> = {
  actionLogChoices: async (search) =>
    (await ana.ask('actionLogChoices', { viewId, of: 'project', search })).items.map(({ name }) => name),
  documentApprovers: async (search) => (await ana.ask('documentApprovers', { search })).items.map(({ name }) => name),
  documents: async (search) => (await ana.ask('documents', { search })).items.map(({ title }) => title),
  files: async (search) => (await ana.ask('files', { search })).items.map(({ name }) => name),
  installments: async (search) =>
    (await ana.ask('installments', { projectId: ledgerOf, search })).items.map(({ title }) => title),
  listedEntries: async (search) => {
    const { items } = await ana.ask('listedEntries', { projectId: ledgerOf, search })
    const entries = items.map(({ entryId }) => ana.ask('entry', { projectId: ledgerOf, entryId }))
    return (await Promise.all(entries)).map(({ title }) => title)
  },
  partners: async (search) => (await ana.ask('partners', { search })).items.map(({ name }) => name),
  projects: async (search) => (await ana.ask('projects', { scope: 'all', search })).map(({ pitch }) => pitch),
  search: async (text) => (await ana.ask('search', { text })).map(({ title }) => title),
  tasks: async (search) =>
    (await ana.ask('tasks', { scope: 'all', today: '2026-03-02', search })).items.map(({ title }) => title),
}

/** A row of the log says who acted as well: its words are tried in `test/audit/searchedLog.test.ts`. */
const triedAlone = ['actionLog']

beforeAll(async () => {
  ana = await founder({ name: 'Instalação ELÉTRICA', lastName: 'do térreo' })
  for (const name of [wanted, unwanted]) {
    const projectId = await project(ana, { pitch: name })
    const stepId = await firstStepOf(ana, projectId)
    const [taskId, documentId, fileId] = [fresh(), fresh(), fresh()]
    const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
    await ana.act('AddTask', { projectId, taskId, stepId, title: name, ...dates })
    ledgerOf ||= projectId
    if (ledgerOf === projectId)
      for (const title of [wanted, unwanted])
        await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(taskId, 1), title })
    await ana.act('CreateDocument', { projectId, documentId, title: name, number: null, copyFrom: null })
    await ana.act('NameDocumentApprover', { projectId, documentId, userId: ana.userId })
    await ana.act('AddPartner', { partnerId: fresh(), types: ['customer'], name })
    await sendFile(ana, { projectId, fileId, content: 'planta' })
    await ana.act('AttachFile', { projectId, target: { kind: 'task', id: taskId }, fileId, name, description: '' })
  }
  viewId = fresh()
  const everything = { personId: null, recordId: null, projectId: null, kinds: [], from: null, to: null }
  await ana.act('ViewActionLog', { viewId, filters: { ...everything, withoutViews: false } })
})

it.each(Object.keys(searches))('%s finds words in any order, whatever their accents and case', async (query) => {
  const found = searches[query]
  for (const text of ['elétrica', 'ELÉTRICA', 'eletrica', 'TÉRREO instalação', 'terreo ELETR'])
    expect([...new Set(await found?.(text))], text).toEqual([wanted])
  expect(await found?.('elétrica fachada')).toEqual([])
})

it('Whatever searches for text is among those that are tried', () => {
  const searching = Object.entries(queries).filter(([name, { input }]) => name === 'search' || 'search' in input.shape)
  expect(searching.map(([name]) => name).sort()).toEqual([...triedAlone, ...Object.keys(searches)].sort())
})
