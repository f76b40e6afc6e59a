import type { CommentContent } from '@prumo/contracts/discussion/comments'
import { beforeAll, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
let ana: Person
let bia: Person
let projectId: string
let taskId: string

beforeAll(async () => {
  ana = await theWorld.founder()
  bia = await theWorld.colleague(ana)
  projectId = await theWorld.project(ana)
  taskId = crypto.randomUUID()
  const stepId = await firstStepOf(ana, projectId)
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Concretagem', ...dates })
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  // Bia reads from where Ana's last change stands.
  await bia.signIn()
})

const newTarget = () => ({ kind: 'task' as const, id: taskId })
const say = async (
  who: Person,
  content: CommentContent,
  target: { kind: 'task' | 'project'; id: string } = newTarget(),
) => {
  const commentId = crypto.randomUUID()
  await who.act('AddComment', { projectId, target, commentId, content })
  return commentId
}
const heard = (who: Person, after?: string, limit?: number) =>
  who.ask('comments', { projectId, kind: 'task', targetId: taskId, after, limit })

it('COM-01 a comment has its author, its date, emoji and mentions, and says when it was updated', async () => {
  const content = [{ text: 'Liberado 👷🏽‍♀️🇧🇷 ' }, { mention: bia.userId }, { text: ', confira' }]
  const commentId = await say(ana, content)
  const [comment] = (await heard(ana)).items
  expect(comment).toEqual({
    commentId,
    authorId: ana.userId,
    authorName: 'Ana Souza',
    mine: true,
    content: [content[0], { mention: bia.userId, name: 'Bia Rocha' }, content[2]],
    addedAt: expect.stringMatching(/^\d{4}-/),
    updatedAt: null,
  })
  await ana.act('UpdateComment', { projectId, target: newTarget(), commentId, content: [{ text: 'Suspenso' }] })
  const [updated] = (await heard(ana)).items
  expect(updated?.content).toEqual([{ text: 'Suspenso' }])
  expect((updated?.updatedAt ?? '') > (comment?.addedAt ?? '')).toBe(true)
  await ana.act('DeleteComment', { projectId, target: newTarget(), commentId })
  expect((await heard(ana)).items).toEqual([])
})

it('COM-01 what is said of a task is not said of the project, nor of another task', async () => {
  const commentId = await say(ana, [{ text: 'Da obra toda' }], { kind: 'project', id: projectId })
  expect((await heard(ana)).items).toEqual([])
  const ofProject = await ana.ask('comments', { projectId, kind: 'project', targetId: projectId })
  expect(ofProject.items.map((item) => item.commentId)).toEqual([commentId])
})

it('COM-01 pages go from the newest to the oldest, each comment once', async () => {
  const ids: string[] = []
  for (let index = 0; index < 7; index++) ids.unshift(await say(ana, [{ text: `${index}` }]))
  const seen: string[] = []
  let after: string | undefined
  do {
    const page = await heard(ana, after, 3)
    expect(page.total).toBe(7)
    seen.push(...page.items.map(({ commentId }) => commentId))
    after = page.next ?? undefined
  } while (after)
  expect(seen).toEqual(ids)
  for (const commentId of ids) await ana.act('DeleteComment', { projectId, target: newTarget(), commentId })
})

it('COM-01 only who takes part in the project, or administers the organization, can be mentioned', async () => {
  const stranger = await theWorld.colleague(ana)
  const foreign = await theWorld.founder()
  for (const mention of [stranger.userId, foreign.userId, crypto.randomUUID()]) {
    const data = { projectId, target: newTarget(), commentId: crypto.randomUUID(), content: [{ mention }] }
    const { status, body } = await bia.attempt('AddComment', data)
    expect([status, body.code]).toEqual([404, 'comment.mentionUnknown'])
  }
  const { people } = await heard(ana)
  expect(people.map(({ userId }) => userId).sort()).toEqual([ana.userId, bia.userId].sort())
})

it('COM-01 a mention stays when its person leaves, and the comment can still be updated', async () => {
  const guest = await theWorld.colleague(ana)
  await ana.act('ShareProject', { projectId, email: guest.email, as: ['team'] })
  const commentId = await say(ana, [{ mention: guest.userId }])
  await ana.act('UnshareProject', { projectId, userId: guest.userId })
  const { name, lastName } = await guest.ask('me', {})
  const mention = { mention: guest.userId, name: `${name} ${lastName}` }
  const read = async () => (await heard(ana)).items[0]?.content
  expect(await read()).toEqual([mention])
  const thanks = { text: ' obrigado' }
  const content = [{ mention: guest.userId }, thanks]
  await ana.act('UpdateComment', { projectId, target: newTarget(), commentId, content })
  expect(await read()).toEqual([mention, thanks])
  await ana.act('DeleteComment', { projectId, target: newTarget(), commentId })
})

it('COM-01 nobody changes what another person said; who manages may delete it', async () => {
  const commentId = await say(bia, [{ text: 'Eu disse' }])
  const words = { projectId, target: newTarget(), commentId, content: [{ text: 'Você disse' }] }
  expect((await ana.attempt('UpdateComment', words)).body.code).toBe('comment.notAuthor')
  const mine = await say(ana, [{ text: 'Meu' }])
  const gone = await bia.attempt('DeleteComment', { projectId, target: newTarget(), commentId: mine })
  expect([gone.status, gone.body.code]).toEqual([409, 'comment.notAuthor'])
  for (const id of [commentId, mine]) await ana.act('DeleteComment', { projectId, target: newTarget(), commentId: id })
})

it.each([
  [[], 'content'],
  [[{ text: ' \n\t' }], 'content'],
  [[{ text: 'a'.repeat(5001) }], 'content.0'],
  [[{ text: 'a'.repeat(3000) }, { text: 'a'.repeat(3000) }], 'content'],
  [[{ text: 'a', html: '<b>' }], 'content.0'],
  [[{ mention: 'ana' }], 'content.0'],
  ['<b>oi</b>', 'content'],
])('COM-01 is refused when it says nothing, too much, or is no plain text: %#', async (content, path) => {
  const data = { projectId, target: newTarget(), commentId: crypto.randomUUID(), content }
  const { status, body } = await ana.attempt('AddComment', data)
  expect(status).toBe(422)
  expect(body.fields?.map((field) => field.path.startsWith(path))).toContain(true)
})

it('COM-01 is kept byte for byte, markup too: it is text and nothing else', async () => {
  const text = '<img src=x onerror=alert(1)> [x](javascript:alert(1)) \u202eabc ﷽ e\u0301 👨‍👩‍👧‍👦'
  const commentId = await say(ana, [{ text }])
  expect((await heard(ana)).items[0]?.content).toEqual([{ text }])
  await ana.act('DeleteComment', { projectId, target: newTarget(), commentId })
})

it('COM-01 ORG-09 what is said of a task is for who may see tasks', async () => {
  const profileId = crypto.randomUUID()
  const permissions = Object.fromEntries(
    ['projects', 'discussion'].map((feature) => [feature, 'editOnly']),
  ) as Parameters<typeof ana.act<'CreateAccessProfile'>>[1]['permissions']
  const all = [
    'projects',
    'canvas',
    'tasks',
    'hours',
    'finance',
    'risks',
    'documents',
    'discussion',
    'customers',
    'portfolios',
    'imports',
    'actionLog',
    'organization',
  ]
  const whole = { ...Object.fromEntries(all.map((feature) => [feature, 'noAccess'])), ...permissions }
  await ana.act('CreateAccessProfile', { profileId, name: 'Conversa', permissions: whole, mayOwnProjects: false })
  const talker = await theWorld.colleague(ana, 'editor', profileId)
  await ana.act('ShareProject', { projectId, email: talker.email, as: ['team'] })
  await talker.signIn()
  const commentId = crypto.randomUUID()
  const onTask = { projectId, target: newTarget(), commentId, content: [{ text: 'oi' }] }
  expect((await talker.attempt('AddComment', onTask)).body.code).toBe('discussion.targetUnknown')
  expect((await talker.inquire('comments', { projectId, kind: 'task', targetId: taskId })).status).toBe(404)
  const target = { kind: 'project' as const, id: projectId }
  expect((await talker.attempt('AddComment', { ...onTask, target })).status).toBe(200)
  expect((await talker.inquire('comments', { projectId, kind: 'project', targetId: projectId })).status).toBe(200)
})

it('COM-01 AUD-01 is in the action log with what was said before and after, and whom it called', async () => {
  const commentId = await say(ana, [{ text: 'Veja ' }, { mention: bia.userId }])
  const content = [{ text: 'Visto' }]
  await ana.act('UpdateComment', { projectId, target: newTarget(), commentId, content })
  const { items } = await ana.ask('taskHistory', { projectId, taskId })
  expect(items[0]).toMatchObject({ kind: 'CommentUpdated', recordId: taskId, recordName: 'Concretagem' })
  const change = items[0]?.changes.find(({ field }) => field === 'content')
  expect(change?.before).toEqual({
    value: [{ text: 'Veja ' }, { mention: bia.userId }],
    names: { [bia.userId]: 'Bia Rocha' },
  })
  expect(change?.after).toEqual({ value: content, names: {} })
})
