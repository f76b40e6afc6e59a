import { randomUUID } from 'node:crypto'
import type { Agenda } from './agenda'
import { day } from './day'
import { keepHolidays } from './holidays'
import type { Members } from './organization'
import { partnerId } from './partnerId'
import type { Part } from './people'
import { plannedLink } from './plannedLink'
import { type Group, overlapping, type Stage, school, schoolChecklists, schoolTags } from './school'
import { schoolCanvas } from './schoolCanvas'
import { schoolDocuments } from './schoolDocuments'
import { schoolFiles } from './schoolFiles'
import { tellRealized } from './schoolFronts'
import { schoolLedger } from './schoolLedger'
import { schoolTalk } from './schoolTalk'

type Row = Group['tasks'][number]
export type Laid = { projectId: string; taskIds: ReadonlyMap<string, string>; stepIds: Record<Stage, string> }

/** The way over the board; who moves a task there, where that is not its own person. */
const way: readonly { stage: Stage; by?: Part }[] = [
  { stage: 'todo' },
  { stage: 'doing' },
  { stage: 'waiting', by: 'analyst' },
  { stage: 'queue' },
  { stage: 'verify', by: 'approver' },
  { stage: 'done', by: 'approver' },
]

/** The main project: laid out on the first day, then lived through to today by the people whose work it is. */
export async function schoolProject(members: Members, agenda: Agenda, today: Date): Promise<string> {
  const laid = await laidOut(members, today)
  const costCards = await schoolCanvas(members, laid.projectId, today)
  for (const row of school.flatMap(({ tasks }) => tasks)) live(members, laid, row, agenda, today)
  tickOff(members, laid, agenda)
  measure(members, laid, agenda)
  correct(members, laid, agenda, today)
  schoolDocuments(members, laid.projectId, agenda, today)
  schoolLedger(members, laid, agenda, today)
  tellRealized(members, laid.projectId, costCards, agenda)
  schoolTalk(members, laid, agenda)
  schoolFiles(members, laid, agenda)
  return laid.projectId
}

async function laidOut(members: Members, today: Date): Promise<Laid> {
  const { founder, analyst, approver, engineer, foreman, auditor } = members
  const projectId = randomUUID()
  await founder.browser.act('CreateProject', {
    projectId,
    pitch: 'Reforma da Escola Municipal Prof. Anisio Teixeira',
    internalCode: 'OBR-014',
    customerName: null,
    customerId: await partnerId(founder.browser, 'Secretaria Municipal de Educação'),
    portfolioName: 'Programa Escola Segura',
    tags: ['obra pública', 'educação'],
    currency: 'BRL',
    language: 'pt-BR',
    copyFrom: null,
    description: 'Reforço estrutural, cobertura nova, instalações e acessibilidade, com a escola em funcionamento.',
    sharedWith: [engineer, analyst, approver].map(({ email }) => ({ email, as: ['team'] })),
  })
  await founder.browser.act('ShareProject', { projectId, email: foreman.email, as: ['team'] })
  await founder.browser.act('ShareProject', { projectId, email: auditor.email, as: ['stakeholder'] })
  await founder.browser.act('AppointManager', { projectId, userId: engineer.userId })
  await keepHolidays(engineer.browser, projectId, today)
  const stepIds = await stepsOf(members, projectId)
  const tagIds = new Map<string, string>()
  for (const [description, colour] of Object.entries(schoolTags)) {
    tagIds.set(description, randomUUID())
    await engineer.browser.act('AddTag', {
      projectId,
      tagId: tagIds.get(description) ?? '',
      description,
      colour,
      textColour: '#ffffff',
    })
  }
  return { projectId, stepIds, taskIds: await added(members, { projectId, stepIds, tagIds }, today) }
}

async function stepsOf({ engineer }: Members, projectId: string): Promise<Record<Stage, string>> {
  const { steps } = await engineer.browser.ask('board', { projectId })
  const [todo = '', doing = '', queue = '', verify = '', done = ''] = steps.map(({ stepId }) => stepId)
  const waiting = randomUUID()
  await engineer.browser.act('AddStep', {
    projectId,
    stepId: waiting,
    name: 'Aguardando fornecedor',
    taskLimit: null,
    finishes: false,
    description: 'O que parou à espera de material ou de fabricação.',
  })
  await engineer.browser.act('MoveStep', { projectId, stepId: waiting, beforeStepId: queue })
  await engineer.browser.act('ChangeStep', { projectId, stepId: doing, taskLimit: 14 })
  return { todo, doing, waiting, queue, verify, done }
}

type Ground = { projectId: string; stepIds: Record<Stage, string>; tagIds: ReadonlyMap<string, string> }

async function added({ engineer, ...others }: Members, ground: Ground, today: Date) {
  const members = { engineer, ...others }
  const taskIds = new Map<string, string>()
  for (const { name, tag, requirements, after, tasks } of school) {
    let before = school.find((group) => group.name === after)?.tasks.at(-1)
    for (const row of tasks) {
      const [title, , , who, priority, , hours] = row
      const taskId = randomUUID()
      const { startOn, endOn } = spanOf(row, today)
      const link = before && (overlapping.get(title) ?? plannedLink(spanOf(before, today), { startOn, endOn }))
      const predecessor = link && before && taskIds.get(before[0])
      await engineer.browser.act('AddTask', {
        projectId: ground.projectId,
        taskId,
        stepId: ground.stepIds.todo,
        title,
        priority,
        requirements,
        startOn,
        endOn,
        baselineStartOn: startOn,
        baselineEndOn: endOn,
        deliveryGroup: name,
        assigneeId: members[who].userId,
        tagIds: [ground.tagIds.get(tag) ?? ''],
        estimatedMinutes: hours * 60,
        predecessorIds: predecessor ? [predecessor] : [],
      })
      taskIds.set(title, taskId)
      if (predecessor && (link.kind !== 'FS' || link.lag !== 0)) {
        const dependency = { projectId: ground.projectId, taskId, predecessorId: predecessor }
        await engineer.browser.act('ChangeDependency', { ...dependency, ...link, was: { kind: 'FS', lag: 0 } })
      }
      before = row
    }
  }
  return taskIds
}

const spanOf = ([, from, to]: Row, today: Date) => ({ startOn: day(today, from), endOn: day(today, to) })

/** The foreman has no licence to change anything: the engineer records his work. */
const hands = (members: Members, part: Part) => members[part === 'foreman' ? 'engineer' : part].browser

/** How a task goes over the board, on the days on which it did. */
function live(members: Members, { projectId, taskIds, stepIds }: Laid, row: Row, agenda: Agenda, today: Date): void {
  const [title, from, to, who, , stage, hours, progress = stage === 'done' ? 100 : 0, slipDays = 0] = row
  if (stage === 'todo') return
  const task = { projectId, taskId: taskIds.get(title) ?? '' }
  const browser = hands(members, who)
  const end = to + slipDays
  const middle = Math.min(Math.round((from + end) / 2), -1)
  const days: Record<Stage, [offset: number, hour: number]> = {
    todo: [from, 8],
    doing: [from, 8],
    waiting: [middle, 14],
    queue: [end, 14],
    verify: [end, 16],
    done: [end + 1, 10],
  }
  for (const { stage: next, by } of way.slice(1, way.findIndex((step) => step.stage === stage) + 1)) {
    if (next === 'waiting' && stage !== 'waiting') continue
    const mover = by ? members[by].browser : browser
    const move = { ...task, stepId: stepIds[next], beforeTaskId: null }
    agenda.on(...days[next], () => mover.act('MoveTask', move))
  }
  if (progress > 30)
    agenda.on(middle, 11, () => browser.act('ChangeTask', { ...task, progress: Math.round(progress / 20) * 10 }))
  if (slipDays > 0) {
    const dates = { startOn: day(today, from), endOn: day(today, end) }
    agenda.on(Math.min(to, -1), 12, () => browser.act('ChangeTask', { ...task, ...dates }))
  }
  const realizedMinutes = Math.round(hours * 60 * (progress / 100) * (slipDays ? 1.2 : 0.95))
  agenda.on(Math.min(end, -1), 13, () => browser.act('ChangeTask', { ...task, progress, realizedMinutes }))
}

/** The items of a checklist come with the task; the first ones are ticked off while it is done. */
function tickOff({ engineer }: Members, { projectId, taskIds }: Laid, agenda: Agenda): void {
  for (const [title, { items, done }] of Object.entries(schoolChecklists)) {
    const taskId = taskIds.get(title) ?? ''
    const [, from = 0, to = 0] = school.flatMap(({ tasks }) => tasks).find(([name]) => name === title) ?? []
    for (const [index, description] of items.entries()) {
      const item = { projectId, taskId, itemId: randomUUID() }
      const nobody = { assigneeId: null, startOn: null, endOn: null }
      agenda.on(Math.min(from - 1, -7), 9, () =>
        engineer.browser.act('AddChecklistItem', { ...item, description, ...nobody }),
      )
      const tickedOn = Math.min(Math.round(from + ((to - from) * (index + 1)) / items.length), -1)
      if (index < done)
        agenda.on(tickedOn, 12, () => engineer.browser.act('TickChecklistItem', { ...item, done: true }))
    }
  }
}

/** The plan as it was contracted, and how it stood when the licences were there: what has slipped since shows. */
function measure({ engineer }: Members, { projectId }: Laid, agenda: Agenda): void {
  const save = (name: string) => () =>
    engineer.browser.act('SaveBaseline', { projectId, baselineId: randomUUID(), name, asOfOn: null })
  agenda.on(-80, 9, save('Contrato'))
  agenda.on(-43, 17, save('Depois das licenças'))
}

/** What nobody gets right the first time, and the log remembers. */
function correct(members: Members, { projectId, taskIds, stepIds }: Laid, agenda: Agenda, today: Date): void {
  const { founder, engineer, approver } = members
  const twice = { projectId, taskId: randomUUID() }
  const dates = { startOn: day(today, 5), endOn: day(today, 6) }
  const title = 'Calhas e rufos (repetida)'
  agenda.on(-6, 10, () =>
    engineer.browser.act('QuickAddTask', { ...twice, ...dates, stepId: stepIds.todo, title, assigneeId: null }),
  )
  agenda.on(-6, 11, () => engineer.browser.act('DeleteTask', twice))
  const rework = { projectId, taskId: taskIds.get('Esgoto dos sanitários acessíveis') ?? '' }
  agenda.on(0, 8, () => approver.browser.act('MoveTask', { ...rework, stepId: stepIds.doing, beforeTaskId: null }))
  agenda.on(0, 8, () =>
    approver.browser.act('ChangeTask', { ...rework, progress: 80, priority: 'high', endOn: day(today, 3) }),
  )
  // Known only afterwards: what was reported before stands beside it.
  const removal = { projectId, taskId: taskIds.get('Remover telhas de fibrocimento com amianto') ?? '' }
  agenda.on(-15, 16, () => engineer.browser.act('ChangeTask', { ...removal, estimatedMinutes: 150 * 60 }))
  const mural = { projectId, taskId: taskIds.get('Mural dos alunos no pátio') ?? '' }
  agenda.on(-20, 15, () => founder.browser.act('ChangeTask', { ...mural, title: 'Mural dos alunos no pátio coberto' }))
  const pitch = 'Reforma da Escola Municipal Prof. Anísio Teixeira'
  agenda.on(-85, 9, () => founder.browser.act('ChangeProjectDetails', { projectId, pitch }))
  agenda.on(-50, 17, () =>
    engineer.browser.act('LockStepFields', { projectId, stepId: stepIds.done, fields: ['startOn', 'endOn'] }),
  )
  for (const part of ['founder', 'analyst', 'approver'] as const)
    agenda.on(-88, 10, () => members[part].browser.act('MarkFavorite', { projectId, favorite: true }))
}
