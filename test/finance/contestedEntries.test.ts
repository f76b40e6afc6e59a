import { splitCents } from '@prumo/contracts/finance/splitCents'
import { beforeAll, describe, expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { loggedEvents } from '../log/loggedEvents'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { databaseUrl, founder, project } = await world()
const log = loggedEvents(databaseUrl)
const due = '2026-03-10'
let ana: Person
let projectId: string
let taskId: string

beforeAll(async () => {
  ana = await founder()
  projectId = await project(ana)
  taskId = await taskIn(ana, projectId, 'Fundação')
})

const parts = (cents: readonly number[]) => cents.map((each) => ({ installmentId: fresh(), dueOn: due, cents: each }))
const record = async (changes: object) => {
  const data = { projectId, entryId: fresh(), ...anEntry(taskId, 360), ...changes }
  const { status, body } = await ana.attempt('RecordEntry', data as never)
  return [status, body.code, body.fields?.[0]?.path]
}

describe('FIN-08 An entry', () => {
  it('FIN-08 has from 1 to 360 installments, each of at least a cent', async () => {
    expect(await record({ installments: [] })).toEqual([422, 'fields.invalid', 'installments'])
    expect(await record({ installments: parts(Array(361).fill(1)), plannedCents: 361 })).toEqual([
      422,
      'fields.invalid',
      'installments',
    ])
    expect(await record({ installments: parts(Array(360).fill(1)) })).toEqual([200, undefined, undefined])
    const ofOneCent = splitCents(1, Array(360).fill(1))
    expect(ofOneCent.reduce((sum, each) => sum + each)).toBe(1)
    const origin = { of: 'tasks', items: [{ id: taskId, cents: 1 }] }
    const refused = await record({ installments: parts(ofOneCent), plannedCents: 1, origin })
    expect(refused).toEqual([422, 'fields.invalid', expect.stringMatching(/^installments\.\d+\.cents$/)])
  })

  it.each([2 ** 53, 1e300, -1, 0.5, '100', '1e3', null])('FIN-14 has no amount of %s', async (plannedCents) => {
    expect(await record({ plannedCents })).toEqual([422, 'fields.invalid', 'plannedCents'])
  })
})

/** An entry of one installment, and what has been recorded of it since. */
async function anOpenPart() {
  const [entryId, entry] = [fresh(), anEntry(taskId, 100_00)]
  await ana.act('RecordEntry', { projectId, entryId, ...entry })
  const { installmentId = '' } = entry.installments[0] ?? {}
  const head = await log.head()
  const pay = (paidOn: string) =>
    ana.attempt('PayInstallments', { projectId, paidOn, installments: [{ entryId, installmentId, cents: 100_00 }] })
  const cancel = () =>
    ana.attempt('CancelInstallments', {
      projectId,
      installments: [{ entryId, installmentId, cents: 100_00 }],
      reason: 'Desistimos',
    })
  const since = async () => (await log.since(head)).map(({ type }) => type)
  return { entryId, pay, cancel, since }
}
const statusesOf = async (attempts: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(attempts)).map(({ status }) => status).sort()

describe('FIN-07 An installment', () => {
  it('FIN-07 is paid once by several who pay it at the same moment, on one day or on several', async () => {
    const onOneDay = await anOpenPart()
    const same = Array.from({ length: 10 }, () => onOneDay.pay('2026-03-09'))
    expect(await statusesOf(same)).toEqual(Array(10).fill(200))
    expect(await onOneDay.since()).toEqual(['InstallmentsPaid'])
    const onSeveral = await anOpenPart()
    const different = Array.from({ length: 9 }, (_, day) => onSeveral.pay(`2026-03-0${day + 1}`))
    expect(await statusesOf(different)).toEqual([200, ...Array(8).fill(409)])
    expect(await onSeveral.since()).toEqual(['InstallmentsPaid'])
  })

  it('FIN-07 is paid or cancelled, never both, where both come at the same moment', async () => {
    for (let round = 0; round < 10; round++) {
      const { entryId, pay, cancel, since } = await anOpenPart()
      const both = round % 2 === 0 ? [pay('2026-03-09'), cancel()] : [cancel(), pay('2026-03-09')]
      expect(await statusesOf(both)).toEqual([200, 409])
      const [type, ...more] = await since()
      expect(more).toEqual([])
      const { settlements } = await ana.ask('entry', { projectId, entryId })
      expect(settlements.map(({ state }) => state)).toEqual([type === 'InstallmentsPaid' ? 'paid' : 'cancelled'])
    }
  })
})

it('FIN-07 a month is closed before a posting in it or after it: what comes after is refused', async () => {
  const month = '2026-01'
  for (let round = 0; round < 6; round++) {
    const { pay, since } = await anOpenPart()
    const close = () => ana.attempt('CloseMonth', { projectId, month, latePostings: 'refuse' })
    const [paying, closing] = round % 2 === 0 ? [pay('2026-01-20'), close()] : [close(), pay('2026-01-20')].reverse()
    const [paid, closed] = [(await paying)?.status, (await closing)?.status]
    expect(closed).toBe(200)
    const types = await since()
    expect(types).toEqual(paid === 200 ? ['InstallmentsPaid', 'MonthClosed'] : ['MonthClosed'])
    expect([200, 409]).toContain(paid)
    await ana.act('ReopenMonth', { projectId, month, reason: 'Mais uma vez' })
  }
})
