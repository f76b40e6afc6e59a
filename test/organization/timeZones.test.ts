import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { describeChanges } from '@prumo/contracts/audit/describeChanges'
import { describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { wordings } from '../given/wordings'
import type { Person } from '../world/person'
import { world } from '../world/world'

const clock = { time: new Date('2027-03-01T12:00:00Z'), now: () => clock.time }
const { founder, colleague, project } = await world({ SESSION_HOURS: '100000', SESSION_IDLE_MINUTES: '6000000' }, clock)
/** No log goes back: each test is later than those before it. */
const at = (instant: string) => {
  clock.time = new Date(instant)
}

/** Somebody whose organization chose this time zone, with a project and how to finish a task of it. */
async function foundedIn(timeZone?: string) {
  const ana = await founder()
  if (timeZone) await ana.act('SetTimeZone', { timeZone: timeZone as 'UTC' })
  const projectId = await project(ana)
  const { steps } = await ana.ask('board', { projectId })
  const stepId = steps.find(({ finishes }) => !finishes)?.stepId ?? ''
  const add = async () => {
    const taskId = fresh()
    const days = { startOn: '2027-03-01', endOn: '2027-03-05', baselineEndOn: '2027-03-01' }
    await ana.act('AddTask', { projectId, stepId, taskId, title: 'Escavar', ...days })
    return taskId
  }
  return {
    ana,
    projectId,
    add,
    finish: (taskId: string) => ana.act('ChangeTask', { projectId, taskId, progress: 100 }),
    finishedOn: async (taskId: string) => (await ana.ask('task', { projectId, taskId })).finishedOn,
    saveBaseline: async (asOfOn: string | null) => {
      const data = { projectId, baselineId: fresh(), name: fresh(), asOfOn }
      return (await ana.attempt('SaveBaseline', data)).body.code
    },
    baselineDays: async () => (await ana.ask('baselines', { projectId })).items.map((baseline) => baseline.asOfOn),
    closeMonth: async (month: string) =>
      (await ana.attempt('CloseMonth', { projectId, month, latePostings: 'refuse' })).body.code,
    erasesOn: async () => (await ana.ask('retention', { projectId })).erasesOn,
  }
}

const setAs = async (person: Person, timeZone: unknown) => {
  const { status, body } = await person.attempt('SetTimeZone', { timeZone })
  return [status, body.code]
}
const zonesOf = async (person: Person) => (await person.ask('me', {})).timeZones.map(({ timeZone }) => timeZone)

describe('The time zone of an organization', () => {
  it('ORG-09 is set by who may change its record, and tells everybody in it, and nobody else', async () => {
    const [{ ana }, stranger] = [await foundedIn(), await founder()]
    const bia = await colleague(ana, 'viewer')
    expect(await zonesOf(bia)).toEqual([])
    expect(await setAs(bia, 'America/Noronha')).toEqual([403, 'access.noPermission'])
    await ana.act('SetTimeZone', { timeZone: 'America/Noronha' })
    await ana.act('SetTimeZone', { timeZone: 'America/Noronha' })
    expect(await zonesOf(bia)).toEqual(['America/Noronha'])
    expect(await zonesOf(stranger)).toEqual([])
  })

  it.each(['America/Nowhere', '../etc', 'x'.repeat(10_000), 'america/sao_paulo', ' UTC', '', null, 3, ['UTC']])(
    'is one that Prumo knows, as it is called: not %j',
    async (timeZone) => {
      const ana = await founder()
      expect((await setAs(ana, timeZone))[0]).toBe(422)
      expect(await zonesOf(ana)).toEqual([])
    },
  )

  it('AUD-01 is told in the action log with the names of both', async () => {
    const { ana } = await foundedIn('America/Rio_Branco')
    const viewId = fresh()
    await ana.act('ViewActionLog', { viewId, filters: { ...wholeLog, kinds: ['TimeZoneSet'] } })
    const [action] = (await ana.ask('actionLog', { viewId })).items
    if (!action) throw new Error('the change is not in the log')
    const names = { 'pt-BR': 'Rio Branco, Acre', en: 'Rio Branco, Acre' }
    for (const language of ['pt-BR', 'en'] as const)
      expect(describeChanges(action, wordings[language])).toMatchObject([
        { before: expect.stringContaining('São Paulo'), after: names[language] },
      ])
  })
})

describe('A day of an organization', () => {
  it.each([
    // 23:30 in Brasília, and half past midnight in Noronha.
    ['America/Noronha', '2027-04-01T02:30:00Z', { inZone: '2027-04-01', inBrasilia: '2027-03-31' }, '2027-04'],
    // Half past one in Brasília, and 23:30 in Rio Branco.
    ['America/Rio_Branco', '2027-05-01T04:30:00Z', { inZone: '2027-04-30', inBrasilia: '2027-05-01' }, '2027-05'],
  ])('TSK-07 PRJ-13 is that of %s at its midnight', async (timeZone, instant, { inZone, inBrasilia }, month) => {
    at(new Date(Date.parse(instant) - 86_400_000).toISOString())
    const [moved, unmoved] = [await foundedIn(timeZone), await foundedIn()]
    const tasks = [await moved.add(), await unmoved.add()] as const
    at(instant)
    await moved.finish(tasks[0])
    await unmoved.finish(tasks[1])
    expect([await moved.finishedOn(tasks[0]), await unmoved.finishedOn(tasks[1])]).toEqual([inZone, inBrasilia])
    for (const each of [moved, unmoved]) expect(await each.saveBaseline(null)).toBeUndefined()
    expect([await moved.baselineDays(), await unmoved.baselineDays()]).toEqual([[inZone], [inBrasilia]])
    const later = inZone < inBrasilia ? moved : unmoved
    expect(await later.saveBaseline(`${month}-01`)).toBe('baseline.dayInFuture')
    expect(await later.closeMonth(month)).toBe('ledger.monthNotBegun')
    expect(await (later === moved ? unmoved : moved).closeMonth(month)).toBeUndefined()
    for (const { ana, projectId } of [moved, unmoved])
      await ana.act('ChangeProjectStatus', { projectId, status: 'finished' })
    const inHalfAYear = { '2027-03-31': '2027-09-30', '2027-04-01': '2027-10-01', '2027-04-30': '2027-10-30' }
    const days: Readonly<Record<string, string>> = { ...inHalfAYear, '2027-05-01': '2027-11-01' }
    expect([await moved.erasesOn(), await unmoved.erasesOn()]).toEqual([days[inZone], days[inBrasilia]])
  })

  it('TSK-07 PRJ-13 stays where it was recorded when the time zone changes on the eve of a closing', async () => {
    at('2027-06-30T12:00:00Z')
    const company = await foundedIn()
    const { ana, projectId } = company
    const [early, late] = [await company.add(), await company.add()]
    // 23:30 of the last day of June in Brasília: June is closed.
    at('2027-07-01T02:30:00Z')
    await company.finish(early)
    await company.saveBaseline(null)
    expect(await company.closeMonth('2027-07')).toBe('ledger.monthNotBegun')
    expect(await company.closeMonth('2027-06')).toBeUndefined()
    await ana.act('ChangeProjectStatus', { projectId, status: 'finished' })
    const recorded = async () => ({
      finishedOn: await company.finishedOn(early),
      baselines: await company.baselineDays(),
      erasesOn: await company.erasesOn(),
    })
    const before = await recorded()
    expect(before).toEqual({ finishedOn: '2027-06-30', baselines: ['2027-06-30'], erasesOn: '2027-12-30' })
    // Half past midnight of July in Noronha, which the organization is in from now on.
    at('2027-07-01T02:40:00Z')
    await ana.act('SetTimeZone', { timeZone: 'America/Noronha' })
    expect(await recorded()).toEqual(before)
    await company.finish(late)
    expect(await company.finishedOn(late)).toBe('2027-07-01')
    // And 21:50 of June in Rio Branco: June has come back, and stays closed.
    at('2027-07-01T02:50:00Z')
    await ana.act('SetTimeZone', { timeZone: 'America/Rio_Branco' })
    expect(await recorded()).toEqual(before)
    expect(await company.finishedOn(late)).toBe('2027-07-01')
    expect(await company.closeMonth('2027-07')).toBe('ledger.monthNotBegun')
    const entry = { ...anEntry(early, 100_00), entryId: fresh(), plannedOn: '2027-06-30' }
    expect((await ana.attempt('RecordEntry', { projectId, ...entry })).body.code).toBe('ledger.monthClosed')
    const asOf = '2027-07-01T02:35:00.000Z'
    const { body } = await ana.inquire('task', { projectId, taskId: early, asOf })
    expect(body).toMatchObject({ finishedOn: '2027-06-30' })
  })

  it('is the day by which something may have been paid, and one more', async () => {
    at('2027-07-02T02:30:00Z')
    const pay = async (timeZone: string | undefined, paidOn: string) => {
      const { ana, projectId, add } = await foundedIn(timeZone)
      const entry = { ...anEntry(await add(), 100_00), entryId: fresh() }
      await ana.act('RecordEntry', { projectId, ...entry })
      const [{ installmentId } = { installmentId: '' }] = entry.installments
      const installments = [{ entryId: entry.entryId, installmentId, cents: 100_00 }]
      return (await ana.attempt('PayInstallments', { projectId, paidOn, installments })).body.code
    }
    expect(await pay(undefined, '2027-07-03')).toBe('entry.paidInFuture')
    expect(await pay('America/Noronha', '2027-07-03')).toBeUndefined()
  })

  it('FIN-06 is that of the task that was done, whatever time zone is set before its entry is closed', async () => {
    at('2027-07-05T12:00:00Z')
    const { ana, projectId, add, finish } = await foundedIn()
    const taskId = await add()
    const entry = { ...anEntry(taskId, 100_00), entryId: fresh(), closesWithTasks: true }
    await ana.act('RecordEntry', { projectId, ...entry })
    // 23:30 of the fifth in Brasília. By the clock of Noronha it would have been the sixth.
    at('2027-07-06T02:30:00Z')
    await finish(taskId)
    at('2027-07-06T02:31:00Z')
    await ana.act('SetTimeZone', { timeZone: 'America/Noronha' })
    const paidOn = async () =>
      (await ana.ask('entry', { projectId, entryId: entry.entryId })).settlements.map((settlement) => settlement.paidOn)
    await expect.poll(paidOn).toEqual(['2027-07-05'])
  })
})
