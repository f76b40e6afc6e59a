import { meetingOf } from '@prumo/contracts/tasks/boardInChanges'
import { describe, expect, it } from 'vitest'
import { boardAfter, heldBoard } from '../given/boards'
import { fresh } from '../given/fresh'
import { listenTo } from '../given/listenTo'
import { rightsAt } from '../security/scene'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { prumo, founder, colleague, project } = await world()
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
const listen = (person: Person) => listenTo(prumo.url, person, { boards: 'true' })

async function shared() {
  const ana = await founder()
  const bia = await colleague(ana)
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
  return { ana, bia, projectId }
}

const add = async (person: Person, projectId: string, title = 'Concretar a laje') => {
  const { steps } = await person.ask('board', { projectId })
  const taskId = fresh()
  await person.act('AddTask', { projectId, taskId, stepId: steps[0]?.stepId ?? '', title, ...dates })
  return taskId
}

const reached = (stream: Awaited<ReturnType<typeof listen>>, { position }: { position: string }) =>
  expect.poll(() => stream.boards().at(-1)?.position ?? 0).toBeGreaterThanOrEqual(Number(position))

describe('Updates with boards', () => {
  it('SES-15 bring what changed, small and so that a board held before is the whole board after', async () => {
    const { ana, bia, projectId } = await shared()
    const taskId = await add(ana, projectId)
    const stream = await listen(bia)
    const before = await heldBoard(bia, projectId)
    const { stepId = '' } = before.board.steps[1] ?? {}
    await add(ana, projectId, 'Sondar')
    await ana.act('MoveTask', { projectId, taskId, stepId, beforeTaskId: null })
    await ana.act('AddTag', {
      projectId,
      tagId: fresh(),
      description: 'Obra',
      textColour: '#ffffff',
      colour: '#335577',
    })
    await ana.act('ChangeTask', { projectId, taskId: await add(ana, projectId, 'Vai embora'), progress: 10 })
    await reached(stream, await ana.act('DeleteTask', { projectId, taskId }))
    expect(boardAfter(before, stream.boards())).toEqual((await heldBoard(bia, projectId)).board)
    for (const board of stream.boards()) expect(JSON.stringify(board).length).toBeLessThan(5000)
  })

  it('SES-15 leave out what is large, which is asked for then, and follow what is small after that', async () => {
    const { ana, bia, projectId } = await shared()
    const stream = await listen(bia)
    const before = await heldBoard(bia, projectId)
    const tags = Array.from({ length: 60 }, (_, number) => ({
      projectId,
      tagId: fresh(),
      description: `Etiqueta ${number}`,
      textColour: '#ffffff',
      colour: '#335577',
    }))
    for (const tag of tags) await ana.act('AddTag', tag)
    const last = await ana.act('AddTag', { ...tags[0], tagId: fresh(), description: 'Última' } as never)
    await expect.poll(() => stream.messages.at(-1)?.data.position ?? 0).toBeGreaterThanOrEqual(Number(last.position))
    expect(stream.boards().length).toBeLessThan(61)
    const later = await heldBoard(bia, projectId)
    const heard = stream.boards().length
    const taskId = await add(ana, projectId)
    await expect.poll(() => stream.boards().slice(heard).length).toBe(1)
    const [change] = stream.boards().slice(heard)
    if (!change) throw new Error('nothing came')
    expect(meetingOf(before.standing, change)).toBe('gap')
    expect(boardAfter(later, [change]).tasks.map((task) => task.taskId)).toEqual([taskId])
  })

  it('ORG-09 bring a board to nobody who may not see it: another organization, no role, no right to tasks', async () => {
    const { ana, bia, projectId } = await shared()
    const [stranger, caio] = [await founder(), await colleague(ana)]
    const [mine, hers, his, foreign] = [
      await listen(ana),
      await listen(bia),
      await listen(caio),
      await listen(stranger),
    ]
    await add(ana, projectId, 'SEGREDO 1')
    await expect.poll(() => hers.boards().length).toBeGreaterThan(0)
    expect(JSON.stringify([his.messages, foreign.messages])).not.toContain('SEGREDO')

    const profile = { profileId: fresh(), name: `Perfil ${fresh()}`, mayOwnProjects: true }
    const permissions = { ...rightsAt('totalControl'), tasks: 'noAccess' as const }
    await ana.act('CreateAccessProfile', { ...profile, permissions })
    await ana.act('AssignAccessProfile', { userId: bia.userId, profileId: profile.profileId })
    await add(ana, projectId, 'SEGREDO 2')
    await expect.poll(() => JSON.stringify(mine.messages)).toContain('SEGREDO 2')
    await expect.poll(() => hers.messages.at(-1)?.data.position).toBe(mine.messages.at(-1)?.data.position)
    expect(JSON.stringify(hers.messages), 'she hears that something changed').not.toContain('SEGREDO 2')

    await ana.act('AssignAccessProfile', { userId: bia.userId, profileId: null })
    await ana.act('UnshareProject', { projectId, userId: bia.userId })
    await add(ana, projectId, 'SEGREDO 3')
    await expect.poll(() => JSON.stringify(mine.messages)).toContain('SEGREDO 3')
    await expect.poll(() => hers.projectIds()).toContain(projectId)
    expect(JSON.stringify(hers.messages)).not.toContain('SEGREDO 3')
  })

  it('SES-15 come at once, and of a storm at most twenty times a second', async () => {
    const { ana, bia, projectId } = await shared()
    const taskId = await add(ana, projectId)
    const stream = await listen(bia)
    const before = await heldBoard(bia, projectId)
    const began = performance.now()
    const report = (progress: number) => ana.attempt('ChangeTask', { projectId, taskId, progress })
    await Promise.all(Array.from({ length: 60 }, (_, number) => report(number)))
    const seconds = (performance.now() - began) / 1000
    await reached(stream, await ana.act('ChangeTask', { projectId, taskId, progress: 100 }))
    expect(boardAfter(before, stream.boards())).toEqual((await heldBoard(bia, projectId)).board)
    const count = stream.messages.filter(({ event }) => event === 'changed').length
    expect(count).toBeLessThanOrEqual(Math.ceil(seconds * 20) + 4)
  })

  it('API-09 are refused with another word for boards', async () => {
    const { status } = await (await founder()).request('GET', '/rest/updates?boards=yes')
    expect(status).toBe(422)
  })
})
