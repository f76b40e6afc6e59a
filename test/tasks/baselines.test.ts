import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { movedClock } from '../past/toldAgain'
import { times } from '../run/length'
import { giveRights } from '../security/giveRights'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { clock, pass, now } = movedClock(new Date('2026-03-02T12:00:00Z'))
const theWorld = await world({}, clock)
const { founder, colleague, project } = theWorld
const ana = await founder()
const day = 24 * 60

/** Sessions end while days go by. */
async function daysLater(days: number, ...people: Person[]) {
  pass(days * day)
  for (const person of [ana, ...people]) await person.signIn()
}

/** A project with two tasks, and what people do with its baselines. */
async function plannedProject(by: Person = ana) {
  const projectId = await project(by)
  const stepId = await firstStepOf(by, projectId)
  const [dig, pour] = [fresh(), fresh()]
  const add = (taskId: string, title: string, startOn: string, endOn: string, more: object = {}) =>
    by.act('AddTask', { projectId, stepId, taskId, title, startOn, endOn, ...more })
  await add(dig, 'Escavar', '2026-03-02', '2026-03-06', { estimatedMinutes: 600, hourCents: 5000 })
  await add(pour, 'Concretar', '2026-03-09', '2026-03-13', { estimatedMinutes: 300 })
  const save = async (name: string, asOfOn: string | null = null) => {
    const baselineId = fresh()
    await by.act('SaveBaseline', { projectId, baselineId, name, asOfOn })
    return baselineId
  }
  const compare = (baselineId: string, laterBaselineId?: string, more: object = {}) =>
    by.ask('baselineComparison', { projectId, baselineId, ...(laterBaselineId && { laterBaselineId }), ...more })
  const change = (taskId: string, changes: object) => by.act('ChangeTask', { projectId, taskId, ...changes })
  return { projectId, stepId, dig, pour, add, save, compare, change }
}

describe('A baseline of a project', () => {
  it('is compared with the plan of now: what slipped, came, went, and what it costs', async () => {
    const { projectId, dig, pour, add, save, compare, change } = await plannedProject()
    const contract = await save('Contrato')
    expect(await compare(contract)).toMatchObject({
      items: [],
      next: null,
      counts: { changed: 0, late: 0, added: 0, removed: 0 },
      endShift: 0,
    })
    // From Friday to the Tuesday after next: seven working days.
    await change(dig, { endOn: '2026-03-17', estimatedMinutes: 900, deliveryGroup: 'Fundação' })
    await ana.act('DeleteTask', { projectId, taskId: pour })
    const cure = fresh()
    await add(cure, 'Curar', '2026-03-18', '2026-03-20', { estimatedMinutes: 60, hourCents: 1000 })
    const compared = await compare(contract)
    expect(compared.counts).toEqual({ changed: 1, late: 1, added: 1, removed: 1 })
    expect(compared.before).toEqual({ tasks: 2, endOn: '2026-03-13', estimatedMinutes: 900, costCents: 50_000 })
    expect(compared.after).toEqual({ tasks: 2, endOn: '2026-03-20', estimatedMinutes: 960, costCents: 76_000 })
    expect(compared.endShift).toBe(5)
    expect(compared.items).toMatchObject([
      {
        taskId: dig,
        before: { title: 'Escavar', endOn: '2026-03-06', workingDays: 5, deliveryGroup: null, costCents: 50_000 },
        after: { endOn: '2026-03-17', workingDays: 12, deliveryGroup: 'Fundação', costCents: 75_000 },
        startShift: 0,
        endShift: 7,
        dependsOtherwise: false,
      },
      { taskId: pour, before: { title: 'Concretar' }, after: null, endShift: null },
      { taskId: cure, before: null, after: { title: 'Curar' }, startShift: null },
    ])
    for (const [show, taskId] of [
      ['late', dig],
      ['added', cure],
      ['removed', pour],
    ] as const)
      expect((await compare(contract, undefined, { show })).items.map((item) => item.taskId)).toEqual([taskId])
  })

  it('has its tasks as they were, when they are deleted and restored', async () => {
    const { projectId, dig, save, compare } = await plannedProject()
    const first = await save('Antes')
    await ana.act('DeleteTask', { projectId, taskId: dig })
    const without = await save('Sem ela')
    await ana.act('RestoreTask', { projectId, taskId: dig, stepId: null })
    expect((await compare(first)).items).toEqual([])
    expect((await compare(first, without)).counts).toMatchObject({ removed: 1, added: 0 })
    expect((await compare(without)).counts).toMatchObject({ removed: 0, added: 1 })
    const dates = await ana.ask('baselineDates', { projectId, baselineId: first })
    expect(dates.items).toContainEqual({ taskId: dig, startOn: '2026-03-02', endOn: '2026-03-06' })
    expect((await ana.ask('baselineDates', { projectId, baselineId: without })).items).toHaveLength(1)
  })

  it('says of a milestone that it takes no working day, as the work breakdown does', async () => {
    const { projectId, pour, save, compare, change } = await plannedProject()
    await change(pour, { startOn: '2026-03-13' })
    const asTask = await save('Como tarefa')
    await change(pour, { isMilestone: true })
    const contract = await save('Contrato')
    await change(pour, { startOn: '2026-03-16', endOn: '2026-03-16' })
    const daysIn = async (baselineId: string) =>
      (await compare(baselineId)).items.map(({ before, after }) => [before?.workingDays, after?.workingDays])
    expect(await daysIn(contract)).toEqual([[0, 0]])
    expect(await daysIn(asTask)).toEqual([[1, 0]])
    const { rows } = await ana.ask('wbs', { projectId })
    expect(rows.find(({ id }) => id === pour)?.workingDays).toBe(0)
  })

  it('GAN-09 has the working days of its own time: a later holiday shortens the plan, and not the baseline', async () => {
    const { projectId, dig, pour, save, compare } = await plannedProject()
    const before = await save('Antes do feriado')
    await ana.act('SetWorkTime', { projectId, ...defaultWorkWeek, fridayMinutes: 0 })
    await ana.act('AddHoliday', { projectId, holidayId: fresh(), holidayOn: '2026-03-04', description: 'Local' })
    const days = (await compare(before)).items.map(({ taskId, before, after }) => [
      taskId,
      before?.workingDays,
      after?.workingDays,
    ])
    expect(days).toEqual([
      [pour, 5, 4],
      [dig, 5, 3],
    ])
  })

  it('says which dependency is not as it was, and pages through what differs', async () => {
    const { projectId, dig, pour, add, save, compare } = await plannedProject()
    const before = await save('Antes')
    await ana.act('AddDependency', { projectId, taskId: pour, predecessorId: dig, kind: 'SS', lag: 1 })
    expect((await compare(before)).items).toMatchObject([{ taskId: pour, dependsOtherwise: true, endShift: 0 }])
    const added = ['b', 'A', 'c'].map((title) => ({ taskId: fresh(), title }))
    for (const { taskId, title } of added) await add(taskId, title, '2026-03-02', '2026-03-03')
    const titles: (string | undefined)[] = []
    let after: string | null | undefined
    do {
      const page = await compare(before, undefined, { limit: 2, ...(after && { after }) })
      titles.push(...page.items.map((item) => item.after?.title))
      after = page.next
    } while (after)
    expect(titles).toEqual(['Concretar', 'A', 'b', 'c'])
  })

  it('says why a task changed: the actions between both, by whom, and no others', async () => {
    const { projectId, dig, save, change } = await plannedProject()
    await change(dig, { endOn: '2026-03-09' })
    const first = await save('Primeira')
    await change(dig, { endOn: '2026-03-10', description: 'Chuva' })
    await change(dig, { endOn: '2026-03-11' })
    const second = await save('Segunda')
    await ana.act('DeleteTask', { projectId, taskId: dig })
    const reasons = async (laterBaselineId?: string, more: object = {}) => {
      const input = { projectId, taskId: dig, baselineId: first, ...(laterBaselineId && { laterBaselineId }), ...more }
      const { items, next } = await ana.ask('baselineReasons', input)
      return { kinds: items.map(({ kind }) => kind), next, items }
    }
    expect((await reasons(second)).kinds).toEqual(['TaskRescheduled', 'TaskRescheduled'])
    expect((await reasons()).kinds).toEqual(['TaskDeleted', 'TaskRescheduled', 'TaskRescheduled'])
    const { next, items } = await reasons(undefined, { limit: 1 })
    expect(items[0]).toMatchObject({ actor: { userId: ana.userId }, recordName: 'Escavar' })
    expect((await reasons(undefined, { limit: 2, after: next })).next).toBeNull()
  })

  it.each([
    ['isMilestone', { isMilestone: true, endOn: '2026-03-02' }, 'TaskMilestoneSet'],
    ['deadlineOn', { deadlineOn: '2026-03-20' }, 'TaskDeadlineSet'],
    ['title', { title: 'Escavar tudo' }, 'TaskRenamed'],
    ['deliveryGroup', { deliveryGroup: 'Fundação' }, 'TaskDeliveryGroupChanged'],
    ['estimatedMinutes', { estimatedMinutes: 900 }, 'TaskEffortEstimated'],
  ] as const)('differs by %s alone, and says why', async (field, changes, reason) => {
    const { projectId, dig, save, compare, change } = await plannedProject()
    if (field === 'isMilestone') await change(dig, { endOn: '2026-03-02' })
    const baselineId = await save('Contrato')
    await change(dig, changes)
    const { items, counts } = await compare(baselineId)
    expect([items.map(({ taskId }) => taskId), counts.changed]).toEqual([[dig], 1])
    expect(items[0]?.after?.[field]).toEqual(changes[field as keyof typeof changes])
    expect(items[0]?.before?.[field]).not.toEqual(items[0]?.after?.[field])
    const reasons = await ana.ask('baselineReasons', { projectId, baselineId, taskId: dig })
    expect(reasons.items.map(({ kind }) => kind)).toEqual([reason])
  })

  it('GAN-09 differs where a holiday falls into a task, and not for the tasks around it, and says why', async () => {
    const { projectId, pour, save, compare } = await plannedProject()
    const baselineId = await save('Contrato')
    const holiday = { projectId, holidayId: fresh(), description: 'Padroeira' }
    await ana.act('AddHoliday', { ...holiday, holidayOn: '2026-03-11' })
    await ana.act('AddHoliday', { ...holiday, holidayId: fresh(), holidayOn: '2026-03-14' })
    const { items } = await compare(baselineId)
    const days = items.map(({ taskId, before, after }) => [taskId, before?.workingDays, after?.workingDays])
    expect(days).toEqual([[pour, 5, 4]])
    const reasons = await ana.ask('baselineReasons', { projectId, baselineId, taskId: pour })
    expect(reasons.items.map(({ kind }) => kind)).toEqual(['HolidayAdded'])
    await ana.act('SetWorkTime', { projectId, ...defaultWorkWeek, saturdayMinutes: 240 })
    expect((await compare(baselineId)).items.map(({ taskId }) => taskId)).toEqual([pour])
    await ana.act('SetWorkTime', { projectId, ...defaultWorkWeek, mondayMinutes: 0 })
    expect((await compare(baselineId)).counts.changed).toBe(2)
  })

  it('can be saved for a past day, and is the plan as it stood at its end in Brasília', async () => {
    const { projectId, dig, save, compare, change } = await plannedProject()
    const evening = await save('Segunda-feira')
    await daysLater(1)
    await change(dig, { endOn: '2026-03-20' })
    const late = await save('De segunda-feira, mais tarde', '2026-03-02')
    expect((await compare(evening, late)).items).toEqual([])
    expect((await compare(late)).counts).toMatchObject({ late: 1 })
    const { items } = await ana.ask('baselines', { projectId })
    expect(items).toMatchObject([
      { name: 'De segunda-feira, mais tarde', asOfOn: '2026-03-02', savedBy: expect.stringContaining('Ana') },
      { name: 'Segunda-feira', asOfOn: '2026-03-02' },
    ])
    const attempted = async (asOfOn: string) =>
      (await ana.attempt('SaveBaseline', { projectId, baselineId: fresh(), name: fresh(), asOfOn })).body.code
    expect(await attempted(now().slice(0, 10))).toBeUndefined()
    expect(await attempted('2026-03-04')).toBe('baseline.dayInFuture')
    expect(await attempted('2026-03-01')).toBe('baseline.beforePlan')
  })

  it('is deleted and comes back as it was, and its saving is undone', async () => {
    const { projectId, dig, save, compare, change } = await plannedProject()
    const baselineId = await save('Contrato')
    await change(dig, { endOn: '2026-03-20' })
    const actionId = fresh()
    await ana.act('RemoveBaseline', { projectId, baselineId }, actionId)
    expect((await ana.inquire('baselineComparison', { projectId, baselineId })).status).toBe(404)
    await ana.act('UndoPlanAction', { projectId, actionId })
    expect((await compare(baselineId)).counts).toMatchObject({ late: 1 })
    const saving = fresh()
    await ana.act('SaveBaseline', { projectId, baselineId: fresh(), name: 'Engano', asOfOn: null }, saving)
    await ana.act('UndoPlanAction', { projectId, actionId: saving })
    expect((await ana.ask('baselines', { projectId })).items.map(({ name }) => name)).toEqual(['Contrato'])
  })

  it('AUD-01 is compared as of a past moment with the plan of then', async () => {
    const { projectId, dig, save, change } = await plannedProject()
    const from = await save('Contrato')
    await change(dig, { endOn: '2026-03-10' })
    pass(1)
    const asOf = now()
    pass(1)
    const later = await save('Depois')
    await change(dig, { endOn: '2026-03-30' })
    const then = async (name: string, input: object) => (await ana.inquire(name as never, { ...input, asOf })).body
    expect(await then('baselineComparison', { projectId, baselineId: from })).toMatchObject({
      items: [{ endShift: 2 }],
    })
    expect(await then('baselines', { projectId })).toMatchObject({ items: [{ baselineId: from }] })
    expect(await then('baselineDates', { projectId, baselineId: later })).toMatchObject({ status: 404 })
  })

  it('FIN-14 costs nothing that anybody knows of where no task has effort and the value of an hour', async () => {
    const projectId = await project(ana)
    const stepId = await firstStepOf(ana, projectId)
    const [baselineId, dig, pour] = [fresh(), fresh(), fresh()]
    const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
    await ana.act('AddTask', { projectId, stepId, taskId: dig, title: 'Escavar', ...dates, hourCents: 5000 })
    await ana.act('SaveBaseline', { projectId, baselineId, name: 'Contrato', asOfOn: null })
    await ana.act('AddTask', { projectId, stepId, taskId: pour, title: 'Concretar', ...dates, estimatedMinutes: 60 })
    const sums = async () => {
      const { before, after } = await ana.ask('baselineComparison', { projectId, baselineId })
      return [before, after].map(({ estimatedMinutes, costCents }) => [estimatedMinutes, costCents])
    }
    expect(await sums()).toEqual([
      [null, null],
      [60, null],
    ])
    // What is known to cost nothing does cost nothing.
    await ana.act('ChangeTask', { projectId, taskId: pour, hourCents: 0 })
    expect(await sums()).toEqual([
      [null, null],
      [60, 0],
    ])
    expect((await ana.ask('wbs', { projectId })).whole.costCents).toBe(0)
  })
})

describe('Who may not', () => {
  it('ORG-09 save or delete a baseline: who does not manage the project', async () => {
    const { projectId, save } = await plannedProject()
    const baselineId = await save('Contrato')
    const bia = await colleague(ana)
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    const noPermission = { code: 'access.noPermission' }
    const refused = async (type: string, data: object) => (await bia.attempt(type, { projectId, ...data })).body
    expect(await refused('SaveBaseline', { baselineId: fresh(), name: 'X', asOfOn: null })).toMatchObject(noPermission)
    expect(await refused('RemoveBaseline', { baselineId })).toMatchObject(noPermission)
    expect((await bia.ask('baselines', { projectId })).items).toHaveLength(1)
  })

  it('ORG-09 see amounts: learns neither a cost nor that the value of an hour changed', async () => {
    const { projectId, dig, pour, save, compare, change } = await plannedProject()
    const from = await save('Contrato')
    await change(pour, { hourCents: 7000 })
    await change(dig, { endOn: '2026-03-09' })
    expect((await compare(from)).counts.changed).toBe(2)
    const bia = await colleague(ana, 'editor')
    await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
    await giveRights(ana, bia, { finance: 'noAccess' })
    const compared = await bia.ask('baselineComparison', { projectId, baselineId: from })
    expect(compared).toMatchObject({
      hidden: ['finance'],
      counts: { changed: 1 },
      items: [{ taskId: dig, before: { costCents: null }, after: { costCents: null } }],
      before: { costCents: null },
      after: { costCents: null },
    })
  })

  it('ORG-09 see the project: nobody of another organization learns a name or a number', async () => {
    const { projectId, dig, save, change } = await plannedProject()
    const from = await save('Segredo da diretoria')
    await change(dig, { endOn: '2026-03-20' })
    const stranger = await founder()
    const outsider = await colleague(ana, 'editor')
    const questions = {
      baselines: { projectId },
      baselineDates: { projectId, baselineId: from },
      baselineComparison: { projectId, baselineId: from },
      baselineReasons: { projectId, taskId: dig, baselineId: from },
    }
    for (const [name, input] of Object.entries(questions))
      for (const person of [stranger, outsider]) {
        const { status, body } = await person.inquire(name as never, input)
        expect(status, name).toBeGreaterThanOrEqual(403)
        expect(JSON.stringify(body)).not.toMatch(/Segredo|Escavar|2026-03/)
      }
    const { status } = await stranger.attempt('SaveBaseline', {
      projectId,
      baselineId: fresh(),
      name: 'X',
      asOfOn: null,
    })
    expect(status).toBe(404)
  })
})

describe('A baseline for a past day', () => {
  it('is the one that was saved on that evening, whatever was done since', async () => {
    const act = fc.oneof(
      fc.record({ title: fc.constantFrom('a', 'b'), endOn: fc.constantFrom('2026-05-01', '2026-06-01') }),
      fc.constantFrom('delete' as const, 'restore' as const, 'add' as const),
    )
    const days = fc.array(fc.array(act, { maxLength: 3 }), { minLength: 2, maxLength: 3 })
    await fc.assert(
      fc.asyncProperty(days, async (story) => {
        // All days together are more than a trial has.
        const eva = await founder()
        const { projectId, dig, add, save, compare } = await plannedProject(eva)
        const evenings: { asOfOn: string; saved: string }[] = []
        for (const acts of story) {
          for (const each of acts) {
            const of = { projectId, taskId: dig }
            if (each === 'delete') await eva.attempt('DeleteTask', of)
            else if (each === 'restore') await eva.attempt('RestoreTask', { ...of, stepId: null })
            else if (each === 'add') await add(fresh(), 'Nova', '2026-03-02', '2026-03-03')
            else await eva.attempt('ChangeTask', { ...of, ...each })
          }
          evenings.push({ asOfOn: now().slice(0, 10), saved: await save(`No dia ${evenings.length}`) })
          await daysLater(1, eva)
        }
        for (const { asOfOn, saved } of evenings) {
          const late = await save(`De ${asOfOn}`, asOfOn)
          expect(await compare(saved, late)).toMatchObject({ items: [], endShift: 0 })
          const dates = (baselineId: string) => eva.ask('baselineDates', { projectId, baselineId })
          expect(await dates(late)).toEqual(await dates(saved))
        }
      }),
      { numRuns: times(3, 30) },
    )
  })
})
