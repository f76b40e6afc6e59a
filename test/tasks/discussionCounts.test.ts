import { meetingOf } from '@prumo/contracts/tasks/boardInChanges'
import { describe, expect, it } from 'vitest'
import { sendFile } from '../files/sendFile'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { listenTo } from '../given/listenTo'
import { rightsAt } from '../security/scene'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { momentBetween } from './momentBetween'

const { prumo, founder, colleague, project } = await world()

/** Ana's project with a task, which Bia may see as well. */
async function scene() {
  const ana = await founder()
  const bia = await colleague(ana)
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
  const taskId = fresh()
  const stepId = await firstStepOf(ana, projectId)
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, taskId, stepId, title: 'Concretar a laje', ...dates })
  const target = { kind: 'task' as const, id: taskId }
  const comment = async () => {
    const commentId = fresh()
    const { position } = await ana.act('AddComment', { projectId, target, commentId, content: [{ text: 'Pronto' }] })
    return { projectId, target, commentId, position }
  }
  const attach = async () => {
    const fileId = fresh()
    await sendFile(ana, { projectId, fileId, content: 'planta' })
    await ana.act('AttachFile', { projectId, target, fileId, name: `${fileId}.txt`, description: '' })
    return { projectId, target, fileId }
  }
  return { ana, bia, projectId, taskId, comment, attach }
}

/** Takes the right to discussions from somebody. */
async function closeDiscussions(ana: Person, { userId }: Person) {
  const permissions = { ...rightsAt('editOnly'), discussion: 'noAccess' as const }
  const profile = { profileId: fresh(), name: `Perfil ${fresh()}`, mayOwnProjects: true, permissions }
  await ana.act('CreateAccessProfile', profile)
  await ana.act('AssignAccessProfile', { userId, profileId: profile.profileId })
}

type Counted = { commentCount?: number | undefined; fileCount?: number | undefined }
const countsIn = (tasks: readonly Counted[]) => tasks.map(({ commentCount, fileCount }) => [commentCount, fileCount])
const none = [undefined, undefined]

async function shown(person: Person, projectId: string, asOf?: string) {
  const at = asOf === undefined ? {} : { asOf }
  const board = await person.inquire('board', { projectId, ...at })
  const listed = await person.inquire('tasks', { scope: 'all', projectId, today: '2026-03-02', limit: 10, ...at })
  const { tasks } = board.body as unknown as { tasks: Counted[] }
  const { items } = listed.body as unknown as { items: Counted[] }
  return [...countsIn(tasks), ...countsIn(items)]
}

async function standingOf(person: Person, projectId: string) {
  const { headers } = await person.inquire('board', { projectId })
  return JSON.parse(headers.get('Standing') ?? '') as { position: number; edition: string }
}

async function since(person: Person, projectId: string, { position, edition }: { position: number; edition: string }) {
  const { body } = await person.inquire('board', { projectId, since: position, edition })
  return body as unknown as { tasks: Counted[]; changed?: object }
}

describe('What is said of a task and attached to it', () => {
  it('COM-01 COM-03 is counted on its card and in lists, without what was deleted', async () => {
    const { ana, projectId, comment, attach } = await scene()
    expect(await shown(ana, projectId)).toEqual([none, none])
    const first = await comment()
    await comment()
    const file = await attach()
    expect(await shown(ana, projectId)).toEqual([
      [2, 1],
      [2, 1],
    ])
    const { position: _, ...deleted } = first
    await ana.act('DeleteComment', deleted)
    await ana.act('RemoveFile', file)
    expect(await shown(ana, projectId)).toEqual([
      [1, undefined],
      [1, undefined],
    ])
    const across = await ana.ask('tasks', { scope: 'all', today: '2026-03-02', limit: 10 })
    expect(countsIn(across.items)).toEqual([[1, undefined]])
  })

  it('COM-01 AUD-01 is counted as of a moment of the past as it was then', async () => {
    const { ana, projectId, comment, attach } = await scene()
    await comment()
    const then = await momentBetween()
    await comment()
    await attach()
    expect(await shown(ana, projectId, then)).toEqual([
      [1, undefined],
      [1, undefined],
    ])
    expect((await shown(ana, projectId))[0]).toEqual([2, 1])
  })

  it('COM-01 ORG-09 is counted for nobody to whom discussions are closed, today and in the past', async () => {
    const { ana, bia, projectId, comment, attach } = await scene()
    await comment()
    await attach()
    const then = await momentBetween()
    await closeDiscussions(ana, bia)
    expect(await shown(bia, projectId)).toEqual([none, none])
    expect(await shown(bia, projectId, then)).toEqual([none, none])
    const across = await bia.ask('tasks', { scope: 'all', today: '2026-03-02', limit: 10 })
    expect(countsIn(across.items)).toEqual([none])
  })
})

describe('A board that somebody watches', () => {
  it('COM-01 SES-15 is brought the counts of one card by a comment, and nothing for who may not read it', async () => {
    const { ana, bia, projectId, taskId, comment } = await scene()
    const caio = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: caio.email, as: ['team'] })
    await closeDiscussions(ana, caio)
    const [hers, his] = [
      await listenTo(prumo.url, bia, { boards: 'true' }),
      await listenTo(prumo.url, caio, { boards: 'true' }),
    ]
    const [before, closed] = [await standingOf(bia, projectId), await standingOf(caio, projectId)]
    const { position } = await comment()
    const heard = (stream: typeof hers) => stream.boards().find((board) => board.position >= Number(position))
    await expect.poll(() => heard(hers)).toBeTruthy()
    await expect.poll(() => heard(his)).toBeTruthy()
    const [change, closedChange] = [heard(hers), heard(his)]
    expect(change?.tasks.map((task) => [task.taskId, task.commentCount])).toEqual([[taskId, 1]])
    expect(JSON.stringify(change).length).toBeLessThan(1000)
    expect([closedChange?.tasks, closedChange?.gone]).toEqual([[], []])
    expect(change && meetingOf(before, change)).toBe('follows')
    expect(closedChange && meetingOf(closed, closedChange)).toBe('follows')
    expect(closedChange && meetingOf(before, closedChange)).toBe('gap')
  })

  it('COM-01 ORG-09 is answered whole once discussions are closed to somebody, or open again', async () => {
    const { ana, bia, projectId, comment } = await scene()
    await comment()
    const open = await standingOf(bia, projectId)
    await closeDiscussions(ana, bia)
    const closed = await standingOf(bia, projectId)
    const after = await since(bia, projectId, open)
    expect([after.changed, countsIn(after.tasks)]).toEqual([undefined, [none]])
    await comment()
    const later = await since(bia, projectId, closed)
    expect([later.tasks, later.changed]).toEqual([[], { since: closed.position, gone: [] }])
    await ana.act('AssignAccessProfile', { userId: bia.userId, profileId: null })
    const again = await since(bia, projectId, closed)
    expect([again.changed, countsIn(again.tasks)]).toEqual([undefined, [[2, undefined]]])
  })
})
