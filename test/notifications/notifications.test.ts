import type { CommentContent } from '@prumo/contracts/discussion/comments'
import { beforeEach, describe, expect, it } from 'vitest'
import { askedDocument, ownPassword } from '../documents/askedDocument'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
let ana: Person
let bia: Person
let projectId: string
let stepId: string

beforeEach(async () => {
  ana = await theWorld.founder()
  projectId = await theWorld.project(ana)
  stepId = await firstStepOf(ana, projectId)
})

/** Somebody new on the team, with an empty inbox. */
async function teammate(): Promise<Person> {
  const person = await theWorld.colleague(ana)
  await ana.act('ShareProject', { projectId, email: person.email, as: ['team'] })
  await person.signIn()
  return person
}

const inboxOf = async (
  person: Person,
  input: { kind?: 'mention'; unread?: 'yes'; limit?: number; after?: string } = {},
) => person.ask('notifications', input)
const shownTo = async (person: Person) =>
  (await inboxOf(person)).items.map(({ kind, recordName, by, count, unread }) => [
    kind,
    recordName,
    by?.name,
    count,
    unread,
  ])
const unreadOf = async (person: Person) => (await person.ask('unreadNotifications', {})).count

async function addTask(title: string, changes: object = {}) {
  const taskId = fresh()
  await ana.act('AddTask', { projectId, taskId, stepId, title, ...dates, ...changes })
  return taskId
}
async function comment(by: Person, taskId: string, content: CommentContent) {
  const commentId = fresh()
  await by.act('AddComment', { projectId, target: { kind: 'task', id: taskId }, commentId, content })
  return commentId
}

describe('A person’s notifications', () => {
  beforeEach(async () => {
    bia = await teammate()
  })

  it('NOT-04 say that nothing is mailed where this installation sends no mails about them', async () => {
    await bia.act('SetNotificationMail', { byMail: true })
    expect((await inboxOf(bia)).byMail).toBeNull()
  })

  it('NOT-04 COM-01 tell of a mention, with who, where and when', async () => {
    const taskId = await addTask('Concretagem')
    await comment(ana, taskId, [{ text: 'Veja, ' }, { mention: bia.userId }])
    const { items } = await inboxOf(bia)
    expect(items).toEqual([
      {
        kind: 'mention',
        correlationId: expect.any(String),
        at: expect.stringMatching(/^\d{4}-/),
        by: { userId: ana.userId, name: 'Ana Souza' },
        projectId,
        projectPitch: expect.any(String),
        recordKind: 'task',
        recordId: taskId,
        recordName: 'Concretagem',
        recordExists: true,
        count: 1,
        unread: true,
      },
    ])
    expect(await unreadOf(bia)).toBe(1)
  })

  it('NOT-04 COM-01 tell of a mention that a comment gets later, and not twice of one that it had', async () => {
    const person = await teammate()
    const taskId = await addTask('Alvenaria')
    const target = { kind: 'task' as const, id: taskId }
    const commentId = await comment(ana, taskId, [{ text: 'Veja' }])
    await ana.act('UpdateComment', { projectId, target, commentId, content: [{ mention: person.userId }] })
    await ana.act('UpdateComment', {
      projectId,
      target,
      commentId,
      content: [{ text: 'Olá ' }, { mention: person.userId }],
    })
    expect(await shownTo(person)).toEqual([['mention', 'Alvenaria', 'Ana Souza', 1, true]])
  })

  it('NOT-04 tell of an assignment, at once or later, and not of one’s own', async () => {
    const person = await teammate()
    await addTask('Formas', { assigneeId: person.userId })
    const later = await addTask('Armação')
    await ana.act('ChangeTask', { projectId, taskId: later, assigneeId: person.userId })
    const taskId = fresh()
    await person.act('AddTask', { projectId, taskId, stepId, title: 'Minha', ...dates, assigneeId: person.userId })
    expect(await shownTo(person)).toEqual([
      ['assignment', 'Armação', 'Ana Souza', 1, true],
      ['assignment', 'Formas', 'Ana Souza', 1, true],
    ])
    expect(await shownTo(ana)).toEqual([])
  })

  it('NOT-04 DOC-04 tell approvers of a request, and its author of signature and return', async () => {
    const author = await theWorld.founder()
    const document = await askedDocument(theWorld, { author })
    const [first, second] = document.approvers as [Person, Person]
    expect(await shownTo(first)).toEqual([['approvalRequest', 'Laudo de vistoria', 'Ana Souza', 1, true]])
    await document.approve(first)
    await document.accept(second)
    await second.act('Reauthenticate', { password: ownPassword })
    const signing = { signatureId: fresh(), language: 'pt-BR' as const, reason: 'Falta a foto', attachments: [] }
    await second.act('ReturnDocument', { ...(await document.seen()), ...signing })
    expect((await shownTo(author)).map(([kind]) => kind)).toEqual(['return', 'approval'])
  })

  it('NOT-04 are marked read, unread, and read all at once, by their owner only', async () => {
    const person = await teammate()
    const stranger = await teammate()
    for (const title of ['Um', 'Dois', 'Três']) await addTask(title, { assigneeId: person.userId })
    const [newest, middle] = (await inboxOf(person)).items
    if (!newest || !middle) throw new Error('nothing was assigned')
    const notifications = [{ kind: middle.kind, correlationId: middle.correlationId }]
    await stranger.act('MarkNotificationsRead', { notifications })
    expect(await unreadOf(person)).toBe(3)
    await person.act('MarkNotificationsRead', { notifications })
    expect((await inboxOf(person, { unread: 'yes' })).items.map(({ recordName }) => recordName)).toEqual(['Três', 'Um'])
    await person.act('MarkAllNotificationsRead', { through: newest.at })
    expect(await unreadOf(person)).toBe(0)
    await person.act('MarkNotificationsUnread', { notifications })
    expect((await inboxOf(person, { unread: 'yes' })).items.map(({ recordName }) => recordName)).toEqual(['Dois'])
    await addTask('Quatro', { assigneeId: person.userId })
    await person.act('MarkAllNotificationsRead', { through: newest.at })
    expect((await inboxOf(person, { unread: 'yes' })).items.map(({ recordName }) => recordName)).toEqual(['Quatro'])
  })

  it('NOT-04 come in pages, and by kind', async () => {
    const person = await teammate()
    const titles = ['Um', 'Dois', 'Três']
    for (const title of titles) await addTask(title, { assigneeId: person.userId })
    const taskId = await addTask('Quatro')
    await comment(ana, taskId, [{ mention: person.userId }])
    const first = await inboxOf(person, { limit: 2 })
    const second = await inboxOf(person, { limit: 2, after: first.next ?? '' })
    expect([...first.items, ...second.items].map(({ recordName }) => recordName)).toEqual([
      'Quatro',
      'Três',
      'Dois',
      'Um',
    ])
    expect(second.next).toBeNull()
    expect((await inboxOf(person, { kind: 'mention' })).items.map(({ recordName }) => recordName)).toEqual(['Quatro'])
  })

  it('NOT-04 are one for everything of one kind that one command brought about', async () => {
    const person = await teammate()
    const rows = ['Um', 'Dois', 'Três'].map((title) => `${title};A fazer;13/01/2027;20/01/2027;${person.email}`)
    const content = Buffer.from(['Tarefa;Etapa;Início;Fim;Responsável', ...rows].join('\n'))
    const sent = await ana.request('POST', `/rest/uploads?projectId=${projectId}&fileName=tarefas.csv`, content, {
      'Content-Type': 'application/octet-stream',
    })
    const { uploadId } = sent.body as { uploadId: string }
    const columns = { title: 'Tarefa', step: 'Etapa', startOn: 'Início', endOn: 'Fim', assignee: 'Responsável' }
    const importId = fresh()
    await ana.act('StartImport', {
      projectId,
      importId,
      uploadId,
      mapping: { columns, extra: [], steps: {} },
      formats: {},
    })
    await expect.poll(async () => (await ana.ask('import', { projectId, importId })).state).toBe('finished')
    await expect.poll(() => shownTo(person)).toEqual([['assignment', 'Três', 'Ana Souza', 3, true]])
  })

  it('NOT-04 ORG-09 tell nothing to whoever lost the right meanwhile', async () => {
    const person = await teammate()
    await addTask('Sigilosa', { assigneeId: person.userId })
    expect(await unreadOf(person)).toBe(1)
    await ana.act('UnshareProject', { projectId, userId: person.userId })
    await person.signIn()
    expect([await shownTo(person), await unreadOf(person)]).toEqual([[], 0])
  })

  it('NOT-04 ORG-09 tell nothing of what a right that was lost meanwhile is needed for, and the rest as before', async () => {
    const person = await teammate()
    await addTask('Sigilosa', { assigneeId: person.userId })
    const documentId = fresh()
    const place = { projectId, documentId }
    await ana.act('CreateDocument', { ...place, title: 'Laudo', number: null, copyFrom: null })
    await ana.act('AddComment', {
      projectId,
      target: { kind: 'document', id: documentId },
      commentId: fresh(),
      content: [{ mention: person.userId }],
    })
    expect(await unreadOf(person)).toBe(2)
    const profileId = fresh()
    const permissions = { ...everyRight, tasks: 'noAccess' } as const
    await ana.act('CreateAccessProfile', { profileId, name: 'Sem tarefas', permissions, mayOwnProjects: true })
    await ana.act('AssignAccessProfile', { userId: person.userId, profileId })
    await person.signIn()
    expect((await shownTo(person)).map(([kind, name]) => [kind, name])).toEqual([['mention', 'Laudo']])
    expect(await unreadOf(person)).toBe(1)
  })

  it('NOT-04 name a deleted task, which cannot be opened any more', async () => {
    const person = await teammate()
    const taskId = await addTask('Provisória', { assigneeId: person.userId })
    await ana.act('DeleteTask', { projectId, taskId })
    expect((await inboxOf(person)).items).toMatchObject([{ recordName: 'Provisória', recordExists: false }])
  })
})
