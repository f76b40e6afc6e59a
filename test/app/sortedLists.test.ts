import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareTexts } from '@prumo/contracts/formats/compareTexts'
import { plainText } from '@prumo/contracts/formats/plainText'
import { withoutMark } from '@prumo/contracts/markedNames'
import { beforeAll, describe, expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import { anEntry } from '../given/anEntry'
import { aPartner } from '../given/aPartner'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { type Person, typedPassword } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
/** In the order of Portuguese; `agua` and `água` may change places. */
const words = ['abacate', 'abacaxi', 'Ágata', 'agua', 'água', 'casa', 'Çedilha', 'Óleo', 'Zinco']
const shuffled = ['Zinco', 'água', 'Ágata', 'casa', 'abacaxi', 'Óleo', 'agua', 'abacate', 'Çedilha']
let ana: Person
let projectId: string
let baselineId: string

/** An organization with a thing of each kind for every word. */
beforeAll(async () => {
  ana = await theWorld.founder({ name: 'Ana', lastName: 'Lista' })
  projectId = await theWorld.project(ana, { pitch: 'Obra' })
  const stepId = await firstStepOf(ana, projectId)
  baselineId = fresh()
  await ana.act('SaveBaseline', { projectId, baselineId, name: 'Vazia', asOfOn: null })
  for (const word of shuffled) await thingsNamed(word, stepId)
  await ana.ask('files', { projectId, limit: 1 })
})

async function thingsNamed(word: string, stepId: string) {
  const [tagId, fileId, userId] = [fresh(), fresh(), fresh()]
  await ana.act('AddTag', { projectId, tagId, description: word, textColour: '#ffffff', colour: '#335577' })
  const email = `lista-${userId.slice(0, 8)}@obra.example`
  const user = { userId, licence: 'viewer', profileId: null, name: word, lastName: 'Lista' } as const
  await ana.act('AddUser', { ...user, email, password: typedPassword, language: 'pt-BR' })
  await ana.act('ShareProject', { projectId, email, as: ['stakeholder'] })
  const [title, deliveryGroup, days] = [word, word, { startOn: '2026-03-02', endOn: '2026-03-06' }]
  const task = { projectId, taskId: fresh(), stepId, title, deliveryGroup, tagIds: [tagId], assigneeId: userId }
  await ana.act('AddTask', { ...task, ...days })
  await ana.act('RecordEntry', { projectId, entryId: fresh(), ...anEntry(task.taskId, 100), title })
  const view = { name: word, screen: 'list', shared: false, filters: {} } as const
  await ana.act('AddTaskView', { projectId, taskViewId: fresh(), ...view })
  await ana.act('SaveAnalysisView', { analysisViewId: fresh(), name: word, choice: { columns: ['taskCount'] } })
  const profile = { profileId: fresh(), name: word, permissions: everyRight, mayOwnProjects: true }
  await ana.act('CreateAccessProfile', profile)
  await ana.act('AddPartner', { partnerId: fresh(), ...aPartner, name: word })
  await theWorld.project(ana, { pitch: word, internalCode: `listado ${word}` })
  await sendFile(ana, { projectId, fileId, content: word })
  await ana.act('AttachFile', {
    projectId,
    target: { kind: 'project', id: projectId },
    fileId,
    name: word,
    description: '',
  })
}

type Page<Item> = { items: readonly Item[]; next: string | null }

/** All pages of so few items that accents and ties lie at their ends. */
async function paged<Item>(ask: (after: string | undefined) => Promise<Page<Item>>): Promise<Item[]> {
  const all: Item[] = []
  let after: string | undefined
  do {
    const { items, next } = await ask(after)
    all.push(...items)
    after = next ?? undefined
  } while (after !== undefined && all.length <= 10 * words.length)
  return all
}

const tasks = (group?: 'assignee' | 'tag' | 'deliveryGroup') => async () => {
  const wanted = {
    scope: 'all',
    projectId,
    today: '2026-03-02',
    sort: 'title',
    limit: 2,
    ...(group && { group }),
  } as const
  const items = await paged((after) => ana.ask('tasks', { ...wanted, ...(after && { after }) }))
  return items.map(({ title }) => title)
}
const found = async (kind: 'project' | 'person', text: string) =>
  (await ana.ask('search', { text })).flatMap(({ kind: its, title }) =>
    its === kind ? [title.replace(' Lista', '')] : [],
  )

const lists: Record<string, () => Promise<(string | undefined)[]>> = {
  'tasks by title': tasks(),
  'tasks by person': tasks('assignee'),
  'tasks by tag': tasks('tag'),
  'tasks by delivery group': tasks('deliveryGroup'),
  'groups of the work breakdown': async () =>
    (await ana.ask('wbs', { projectId })).rows.flatMap(({ kind, title }) => (kind === 'group' ? [title] : [])),
  'tags of a board': async () => (await ana.ask('board', { projectId })).tags.map(({ description }) => description),
  'people of a board': async () => namesOf((await ana.ask('board', { projectId })).people),
  'people of a project': async () => {
    const { people } = await ana.ask('project', { projectId })
    return people.flatMap(({ name, owner }) => (owner ? [] : [name]))
  },
  'tags to choose': async () =>
    (await ana.ask('taskChoices', { projectId })).tags.map(({ description }) => description),
  'delivery groups to choose': async () => (await ana.ask('taskChoices', { projectId })).deliveryGroups,
  'saved views of the analysis': async () => (await ana.ask('analysisViews', {})).items.map(({ name }) => name),
  'saved views': async () => (await ana.ask('taskViews', { projectId })).items.map(({ name }) => name),
  'tasks of a comparison': () =>
    paged((after) => ana.ask('baselineComparison', { projectId, baselineId, limit: 2, ...(after && { after }) })).then(
      (items) => items.map(({ after }) => after?.title),
    ),
  projects: async () =>
    (await ana.ask('projects', { scope: 'all' })).flatMap(({ pitch }) => (pitch === 'Obra' ? [] : [pitch])),
  'access profiles': async () => (await ana.ask('accessProfiles', {})).map(({ name }) => name),
  partners: () =>
    paged((after) => ana.ask('partners', { limit: 2, ...(after && { after }) })).then((items) =>
      items.map(({ name }) => name ?? undefined),
    ),
  'installments by title': () =>
    paged((after) => ana.ask('installments', { projectId, sort: 'title', limit: 2, ...(after && { after }) })).then(
      (items) => items.map(({ title }) => title),
    ),
  files: () =>
    paged((after) => ana.ask('files', { projectId, sort: 'name', limit: 2, ...(after && { after }) })).then((items) =>
      items.map(({ name }) => name),
    ),
  'projects that are found': () => found('project', 'listado'),
  'people who are found': () => found('person', 'lista-'),
}
const namesOf = (people: readonly { name: string }[]) =>
  people.flatMap(({ name }) => (name === 'Ana Lista' ? [] : [withoutMark(name).replace(' Lista', '')]))

describe('SES-11 lists come in the order of Portuguese, page by page, each thing once', () => {
  it.each(Object.keys(lists))('%s', async (name) => {
    const shown = (await lists[name]?.()) ?? []
    expect(shown.map((word) => plainText(word ?? ''))).toEqual(words.map(plainText))
    expect(shown.toSorted()).toEqual(words.toSorted())
  })
})

it('SES-11 no source sorts texts in another way', () => {
  expect([...shuffled].sort(compareTexts)).toEqual(words)
  const root = join(import.meta.dirname, '..', '..')
  const sorting = /localeCompare|Intl\.Collator|orderByRaw\([^)]*\blower\(|order by[^;]*\blower\(/i
  const sources = ['contracts', 'query-service', 'projections', 'web'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/node_modules|\.test\.|dist/.test(path))
      .map((path) => join(folder, path)),
  )
  expect(sources.filter((path) => sorting.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
