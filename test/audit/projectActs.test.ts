import { wholeProjectLog } from '@prumo/contracts/audit/actionLog'
import type { Act } from '@prumo/contracts/audit/queries'
import { partFieldOf, recordFieldOf } from '@prumo/contracts/meanings'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askedDocument } from '../documents/askedDocument'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { times } from '../run/length'
import type { Person } from '../world/person'
import { world } from '../world/world'

const clock = { time: new Date('2026-03-02T09:00:00Z'), now: () => clock.time }
const theWorld = await world({}, clock)
const { founder, colleague, project, databaseUrl } = theWorld
const pool = new pg.Pool({ connectionString: databaseUrl, max: 1, options: '-c timezone=UTC' })
afterAll(() => pool.end())
/** Each command has an instant of its own. */
const tick = () => {
  clock.time = new Date(clock.time.getTime() + 1000)
}

type Done = { record: string; kind: string; userId: string | null; at: string }

/** What was done to the records of a project, as the log has it. */
async function recorded(projectId: string): Promise<Done[]> {
  const { rows } = await pool.query<{ type: string; at: string; data: string; metadata: string }>(
    'select type, at, data, metadata from log.events where project_id = $1 order by position',
    [projectId],
  )
  return rows.map(({ type, at, ...row }) => {
    const data = JSON.parse(row.data)
    const record = data[partFieldOf.get(type) ?? recordFieldOf.get(type) ?? '']
    const { actor } = JSON.parse(row.metadata)
    return {
      record: record?.id ?? record,
      kind: type,
      userId: actor.userId ?? null,
      at,
    }
  })
}

async function shownTo(person: Person, projectId: string): Promise<{ recordId: string; acts: Act[] }[]> {
  const viewId = fresh()
  await person.act('ViewProjectActionLog', { projectId, viewId, filters: wholeProjectLog })
  return (await person.ask('projectChanges', { viewId, limit: 200 })).items
}

/** Every act that is shown was done by whom it names, then and then; and everybody who did something is named. */
async function expectTrue(person: Person, projectId: string) {
  const items = await shownTo(person, projectId)
  const log = await recorded(projectId)
  expect(items.length).toBeGreaterThan(0)
  for (const { recordId, acts } of items) {
    const spans = new Map<string, Done[]>()
    for (const done of log.filter(({ record }) => record === recordId)) {
      const key = `${done.kind} ${done.userId}`
      spans.set(key, [...(spans.get(key) ?? []), done])
    }
    expect(acts.map(({ kind, actor, firstAt, lastAt }) => [`${kind} ${actor.userId}`, firstAt, lastAt])).toEqual(
      [...spans].map(([key, done]) => [key, done[0]?.at, done.at(-1)?.at]),
    )
  }
}

describe('What changed names whoever did it', () => {
  it('DOC-04 one person writes a document and asks for approval, and two approve: each has their own acts', async () => {
    const document = await askedDocument(theWorld)
    const { author, approvers, projectId, documentId } = document
    for (const approver of approvers) {
      tick()
      await document.approve(approver)
    }
    const item = (await shownTo(author, projectId)).find(({ recordId }) => recordId === documentId)
    const kindsOf = ({ userId }: Person) =>
      item?.acts.flatMap(({ kind, actor }) => (actor.userId === userId ? [kind] : []))
    expect(kindsOf(author)).toEqual(['DocumentCreated', 'DocumentApproverNamed', 'SignOffRequested'])
    for (const approver of approvers)
      expect(kindsOf(approver)).toEqual(['SignOffViewed', 'SignOffAccepted', 'DocumentApproved'])
    expect(item?.acts.map(({ actor }) => actor.name)).toEqual(expect.arrayContaining(['Ana Souza', 'Bia Rocha']))
    await expectTrue(author, projectId)
  })

  describe('whatever three people do to the same records', () => {
    let people: Person[]
    let ids: { projectId: string; stepId: string; taskIds: string[]; itemId: string }
    beforeAll(async () => {
      const ana = await founder()
      people = [ana, await colleague(ana), await colleague(ana)]
    })

    const begin = async () => {
      const [ana, ...others] = people as [Person, Person, Person]
      const projectId = await project(ana)
      for (const { email } of others) await ana.act('ShareProject', { projectId, email, as: ['team'] })
      const stepId = await firstStepOf(ana, projectId)
      ids = { projectId, stepId, taskIds: [fresh(), fresh()], itemId: fresh() }
      const [taskId = ''] = ids.taskIds
      const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
      for (const each of ids.taskIds)
        await ana.act('AddTask', { projectId, stepId, taskId: each, title: 'Fundação', ...dates })
      await ana.act('AddChecklistItem', { projectId, taskId, itemId: ids.itemId, ...anItem })
      return projectId
    }
    const anItem = { description: 'Trena', startOn: null, endOn: null, assigneeId: null }

    const gestures: ((person: Person, nth: number) => Promise<unknown>)[] = [
      (person, nth) => person.act('ChangeTask', { ...aTask(nth), title: `Fundação ${nth}` }),
      (person, nth) => person.act('ChangeTask', { ...aTask(nth), progress: nth % 100 }),
      (person, nth) =>
        person.act('ChangeTask', { ...aTask(nth), priority: nth % 2 ? 'high' : 'low', title: `F${nth}` }),
      (person, nth) => person.act('TickChecklistItem', { ...aTask(0), itemId: ids.itemId, done: nth % 2 === 0 }),
      (person, nth) =>
        person.act('AddComment', {
          projectId: ids.projectId,
          target: { kind: 'task', id: aTask(nth).taskId },
          commentId: fresh(),
          content: [{ text: `Visto ${nth}` }],
        }),
    ]
    const aTask = (nth: number) => ({ projectId: ids.projectId, taskId: ids.taskIds[nth % 2] ?? '' })
    const gesture = fc.record({ who: fc.nat(2), what: fc.nat(gestures.length - 1) })

    it('AUD-01 no act is shown with an actor or at a time that is not its own, and none is left out', () =>
      fc.assert(
        fc.asyncProperty(fc.array(gesture, { minLength: 6, maxLength: 24 }), async (done) => {
          const projectId = await begin()
          for (const [nth, { who, what }] of done.entries()) {
            tick()
            await gestures[what]?.(people[who] as Person, nth)
          }
          await expectTrue(people[0] as Person, projectId)
        }),
        { numRuns: times(6, 60) },
      ))
  })
})
