import { confidentialIn } from '@prumo/contracts/confidential'
import { type Answer, queries } from '@prumo/contracts/index'
import type { Standing } from '@prumo/contracts/query'
import { withChanges } from '@prumo/contracts/tasks/boardInChanges'
import { projections } from '@prumo/projections/index'
import { besideTables } from '@prumo/query-service/tasks/boardChanges'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { times } from '../run/length'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const { founder, colleague, project } = theWorld
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

type Board = Answer<'board'>
type Held = { board: Board; standing: Standing }

async function boardOf(person: Person, projectId: string, held?: Partial<Standing> & { since?: number | string }) {
  const reply = await person.inquire('board', {
    projectId,
    since: held?.since ?? held?.position,
    edition: held?.edition,
  })
  const board = reply.body as unknown as Board
  return { reply, board, standing: JSON.parse(reply.headers.get('Standing') ?? 'null') as Standing }
}

async function held(person: Person, projectId: string): Promise<Held> {
  const { board, standing } = await boardOf(person, projectId)
  return { board, standing }
}

/** The board that somebody has who held an earlier one and asks for what has changed. */
async function broughtUp(person: Person, projectId: string, { board, standing }: Held) {
  const { tasks, changed, ...beside } = (await boardOf(person, projectId, standing)).board
  expect(changed?.since).toBe(standing.position)
  return withChanges(board, { tasks, gone: changed?.gone ?? [], beside })
}

/** A project with tasks, a tag and a colleague, and what may happen to it. */
async function scene() {
  const ana = await founder()
  const bia = await colleague(ana)
  const projectId = await project(ana)
  await ana.act('ShareProject', { projectId, email: bia.email, as: ['stakeholder'] })
  const { steps } = await ana.ask('board', { projectId })
  const stepIds = steps.map(({ stepId }) => stepId)
  const tagIds = [fresh(), fresh()]
  for (const tagId of tagIds)
    await ana.act('AddTag', {
      projectId,
      tagId,
      description: `Obra ${tagId}`,
      textColour: '#ffffff',
      colour: '#335577',
    })
  const [taskIds, gone, commentIds]: [string[], string[], string[]] = [[], [], []]
  const any = <Item>(items: readonly Item[], number: number) => items[number % items.length] as Item
  const happenings: ((number: number) => Promise<unknown>)[] = [
    (number) => {
      taskIds.push(fresh())
      const data = { projectId, taskId: taskIds.at(-1) ?? '', stepId: any(stepIds, number), title: `Muro ${number}` }
      return ana.act('AddTask', { ...data, ...dates })
    },
    (number) =>
      ana.attempt('MoveTask', {
        projectId,
        taskId: any(taskIds, number),
        stepId: any(stepIds, number * 7),
        beforeTaskId: null,
      }),
    (number) => ana.attempt('ChangeTask', { projectId, taskId: any(taskIds, number), title: `Laje ${number}` }),
    (number) => ana.attempt('ChangeTask', { projectId, taskId: any(taskIds, number), tagIds: [any(tagIds, number)] }),
    (number) => ana.attempt('ChangeTask', { projectId, taskId: any(taskIds, number), tagIds: [] }),
    (number) => ana.attempt('ChangeTask', { projectId, taskId: any(taskIds, number), assigneeId: bia.userId }),
    (number) => {
      const item = { description: `Item ${number}`, assigneeId: null, startOn: null, endOn: null }
      return ana.attempt('AddChecklistItem', { projectId, taskId: any(taskIds, number), itemId: fresh(), ...item })
    },
    (number) => {
      gone.push(any(taskIds, number))
      return ana.attempt('DeleteTask', { projectId, taskId: any(taskIds, number) })
    },
    (number) => ana.attempt('RestoreTask', { projectId, taskId: any(gone, number) }),
    (number) =>
      ana.attempt('AddStep', {
        projectId,
        stepId: fresh(),
        name: `Etapa ${fresh()}`,
        description: '',
        finishes: number % 2 === 0,
        taskLimit: null,
      }),
    (number) => {
      commentIds.push(fresh())
      const target = { kind: 'task' as const, id: any(taskIds, number) }
      return ana.attempt('AddComment', {
        projectId,
        target,
        commentId: commentIds.at(-1) ?? '',
        content: [{ text: 'Pronto' }],
      })
    },
    (number) => {
      const target = { kind: 'task' as const, id: any(taskIds, number * 3) }
      return ana.attempt('DeleteComment', { projectId, target, commentId: any(commentIds, number) ?? fresh() })
    },
    () => ana.attempt('ChangeProjectDetails', { projectId, pitch: `Escola ${fresh()}` }),
  ]
  return { ana, bia, projectId, stepIds, taskIds, happenings }
}

describe('A board that is brought up by changes', () => {
  it('SES-15 is the whole board, whatever happened since, for whoever may see it', async () => {
    const { ana, bia, projectId, happenings } = await scene()
    const kept: Held[] = []
    const acted = fc.tuple(fc.nat(happenings.length - 1), fc.nat(50))
    await happenings[0]?.(0)
    await fc.assert(
      fc.asyncProperty(fc.array(acted, { minLength: 1, maxLength: 6 }), fc.nat(), async (acts, since) => {
        kept.push(await held(ana, projectId))
        for (const [which, number] of acts) await happenings[which]?.(number)
        const earlier = kept[since % kept.length] as Held
        const whole = await held(bia, projectId)
        expect(await broughtUp(ana, projectId, earlier)).toEqual(whole.board)
        expect(await broughtUp(bia, projectId, earlier)).toEqual(whole.board)
      }),
      { numRuns: times(25, 250), endOnFailure: true },
    )
  })

  it('SES-15 has the same objects for what has not changed', async () => {
    const { ana, projectId, happenings, taskIds } = await scene()
    for (const number of [0, 1]) await happenings[0]?.(number)
    const before = await held(ana, projectId)
    await ana.act('ChangeTask', { projectId, taskId: taskIds[0] ?? '', title: 'Outra laje' })
    const after = await broughtUp(ana, projectId, before)
    const taskOf = ({ tasks }: Board, taskId = '') => tasks.find((task) => task.taskId === taskId)
    expect(taskOf(after, taskIds[1])).toBe(taskOf(before.board, taskIds[1]))
    expect(taskOf(after, taskIds[0])?.title).toBe('Outra laje')
  })

  it('SES-15 is answered whole where the asker’s board is no ground: of another edition, or of the future', async () => {
    const { ana, projectId, happenings } = await scene()
    await happenings[0]?.(0)
    const { standing } = await held(ana, projectId)
    for (const ground of [
      { ...standing, edition: '1.1' },
      { ...standing, edition: undefined },
      { ...standing, position: standing.position + 1_000_000 },
    ]) {
      const { board } = await boardOf(ana, projectId, ground as Standing)
      expect([board.changed, board.tasks.length]).toEqual([undefined, 1])
    }
  })

  it.each(['-1', '1.5', 'NaN', '1e99', 'null', '9'.repeat(40), '%00'])(
    'API-09 refuses to begin at %s',
    async (since) => {
      const { ana, projectId } = await scene()
      const { reply } = await boardOf(ana, projectId, { since, edition: '1' })
      expect([reply.status, (reply.body as { code: string }).code]).toEqual([422, 'fields.invalid'])
    },
  )

  it('ORG-09 is for nobody who lost the right, nor for another organization', async () => {
    const { ana, bia, projectId, happenings } = await scene()
    const stranger = await founder()
    const { standing } = await held(bia, projectId)
    await happenings[0]?.(0)
    expect((await boardOf(bia, projectId, standing)).board.changed?.since).toBe(standing.position)
    await ana.act('UnshareProject', { projectId, userId: bia.userId })
    expect((await boardOf(bia, projectId, standing)).reply.status).toBe(404)
    expect((await boardOf(stranger, projectId, standing)).reply.status).toBe(404)
    expect((await boardOf(theWorld.visitor(), projectId, standing)).reply.status).toBe(401)
  })

  it('AUD-01 is not what the past is answered as', async () => {
    const { ana, projectId, happenings } = await scene()
    await happenings[0]?.(0)
    const { standing } = await held(ana, projectId)
    const { body, headers } = await ana.inquire('board', {
      projectId,
      since: standing.position,
      edition: standing.edition,
      asOf: new Date().toISOString(),
    })
    expect([(body as unknown as Board).tasks.length, (body as unknown as Board).changed]).toEqual([1, undefined])
    expect(headers.get('Standing')).toBeNull()
  })
})

describe('The board', () => {
  it('ORG-09 is the same for whoever may see it, discussions and the project’s people, so changes of it are as well', () => {
    expect(confidentialIn(queries.board.output)).toBeUndefined()
    expect(queries.board.leavesOut).toEqual(['discussion', 'projects'])
  })

  it('SES-15 has every event that may change a card among the changes of cards', () => {
    const ofTable = new Map(projections.map((projection) => [projection.table, Object.keys(projection.on)]))
    // The counts of discussions have positions of their own, for those to whom they are open.
    const positioned = ['tasks_card_changes', 'discussion_task_counts']
    const followed = ofTable.get('tasks_card_changes') ?? []
    const shown = queries.board.reads.filter((table) => !besideTables.includes(table) && !positioned.includes(table))
    const lacking = shown.flatMap((table) => (ofTable.get(table) ?? []).filter((type) => !followed.includes(type)))
    expect(shown).toContain('tasks_checklist_items')
    expect(lacking).toEqual([])
  })
})
