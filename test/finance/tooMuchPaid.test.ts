import { expect, it } from 'vitest'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { world } from '../world/world'

const { founder, project } = await world()
const most = 99_999_999_999_99

it('FIN-14 a payment by which an entry would come to more than an amount may be is refused', async () => {
  const ana = await founder()
  const projectId = await project(ana)
  const [entryId, taskId] = [fresh(), await taskIn(ana, projectId, 'Fundação')]
  const parts = [fresh(), fresh()].map((installmentId) => ({ installmentId, dueOn: '2026-03-10', cents: 50_00 }))
  await ana.act('RecordEntry', { projectId, entryId, ...anEntry(taskId, 100_00), installments: parts })
  const pay = (installmentId: string) =>
    ana.attempt('PayInstallment', {
      projectId,
      entryId,
      installmentId,
      paidOn: '2026-03-10',
      cents: 50_00,
      interestCents: most - 50_00,
      fineCents: 0,
      discountCents: 0,
      rest: null,
    })
  const [first = '', second = ''] = parts.map(({ installmentId }) => installmentId)
  expect(await pay(first)).toMatchObject({ status: 200 })
  expect(await pay(second)).toMatchObject({ status: 409, body: { code: 'entry.realizedTooLarge' } })
  expect(await ana.ask('entry', { projectId, entryId })).toMatchObject({ realizedCents: null })
})
