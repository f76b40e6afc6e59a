import type { CommandOf, CommandType } from '@prumo/contracts/index'
import { sendFile } from '../files/sendFile'
import { aField } from '../given/aField'
import { anArea } from '../given/anArea'
import { anEntry } from '../given/anEntry'
import { anInstantBetween } from '../given/anInstantBetween'
import { aPartner } from '../given/aPartner'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { crawl } from '../security/crawl'
import { examples } from '../security/examples'
import { profileWith } from '../security/giveRights'
import { idFieldsOf, withValue } from '../security/idFields'
import { type Ids, rightsAt, scene } from '../security/scene'
import { commandsOfFeatures, crawledOf, writeTexts } from '../security/writeTexts'
import type { Person } from '../world/person'
import type { World } from '../world/world'

/** In every name that is hidden. */
const mark = 'NOMEOCULTO'
const days = { startOn: '2026-03-02', endOn: '2026-03-06' }
const colours = { textColour: '#ffffff', colour: '#335577' }

/** The ids of one of each kind of thing that has a name, in a project that nobody else sees and beside it. */
async function hiddenThings(world: World, founder: Person): Promise<string[]> {
  const ids: string[] = []
  const named = (kind: string) => `${mark} ${kind}`
  const projectId = await world.project(founder, { pitch: named('project') })
  const add = async <Type extends CommandType>(type: Type, field: string, data: object): Promise<string> => {
    const id = fresh()
    ids.push(id)
    await founder.act(type, { ...data, [field]: id } as unknown as CommandOf<Type>['data'])
    return id
  }
  const inProject = { projectId }
  const stepId = await firstStepOf(founder, projectId)
  await founder.act('ChangeStep', { projectId, stepId, name: named('step') })
  const taskId = await add('AddTask', 'taskId', { ...inProject, stepId, title: named('task'), ...days })
  const item = { assigneeId: null, startOn: null, endOn: null, description: named('item') }
  await add('AddChecklistItem', 'itemId', { ...inProject, taskId, ...item })
  await add('AddTag', 'tagId', { ...inProject, description: named('tag'), ...colours })
  await add('AddHoliday', 'holidayId', { ...inProject, holidayOn: '2026-12-08', description: named('holiday') })
  await add('SaveBaseline', 'baselineId', { ...inProject, name: named('baseline'), asOfOn: null })
  const view = { screen: 'list', shared: true, filters: {} }
  await add('AddTaskView', 'taskViewId', { ...inProject, name: named('view'), ...view })
  const areaId = await add('AddArea', 'areaId', { ...inProject, canvas: 'project', ...anArea, name: named('area') })
  await add('AddCard', 'cardId', { ...inProject, areaId, title: named('card') })
  await add('RecordEntry', 'entryId', { ...inProject, ...anEntry(taskId, 10_00), title: named('entry') })
  const heading = { title: named('document'), number: null, copyFrom: null }
  const documentId = await add('CreateDocument', 'documentId', { ...inProject, ...heading })
  const section = { ...inProject, documentId, name: named('section') }
  const sectionId = await add('AddDocumentSection', 'sectionId', section)
  await add('AddDocumentField', 'fieldId', { ...section, sectionId, ...aField, name: named('field') })
  const fileId = fresh()
  await sendFile(founder, { projectId, fileId, content: 'planta' })
  const target = { kind: 'task' as const, id: taskId }
  await founder.act('AttachFile', { projectId, target, fileId, name: `${mark}.txt`, description: '' })
  await add('AddPartner', 'partnerId', { ...aPartner, name: named('partner') })
  await add('AddGoal', 'goalId', { title: named('goal'), dueOn: '2026-06-30' })
  await add('SaveAnalysisView', 'analysisViewId', { name: named('analysis'), choice: { columns: ['taskCount'] } })
  await add('CreateAccessProfile', 'profileId', {
    name: named('profile'),
    permissions: rightsAt('noAccess'),
    mayOwnProjects: false,
  })
  return [...ids, projectId, stepId, fileId]
}

/** Where the mark of a hidden name was answered to somebody who wrote its id wherever a text or an id stands. */
export async function namesTold(world: World): Promise<string[]> {
  const founder = await world.founder()
  const closed = { actionLog: 'viewOnly', organization: 'noAccess', customers: 'noAccess' } as const
  const writer = await world.colleague(founder, 'creator', await profileWith(founder, closed))
  const ids = await scene(world, founder, await world.colleague(founder, 'viewer'), [writer])
  const hidden = await hiddenThings(world, founder)
  const midway = await anInstantBetween()
  let turn = 0
  const next = () => hidden[turn++ % hidden.length] ?? ''
  await writeIds(writer, ids, hidden)
  const written = await writeTexts(writer, ids, next)
  const answers = await crawl(writer, { ...crawledOf(ids, written, [midway]), searched: [mark] }, [])
  return [...new Set(answers.flatMap(({ where, text }) => (text.includes(mark) ? where : [])))]
}

/** Each id that a command names is, in turn, that of a hidden thing; views of the log are narrowed to each of them. */
async function writeIds(writer: Person, ids: Ids, hidden: readonly string[]): Promise<void> {
  let turn = 0
  for (const type of commandsOfFeatures) {
    const example = examples[type](ids)
    const isViewed = type === 'ViewActionLog' || type === 'ViewProjectActionLog'
    for (const path of idFieldsOf(example)) {
      const chosen = isViewed && path.at(-1) === 'recordId' ? hidden : [hidden[turn++ % hidden.length] ?? '']
      for (const id of chosen) await writer.attempt(type, withValue(examples[type](ids), path, id) as never)
    }
  }
}
