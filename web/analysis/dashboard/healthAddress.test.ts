import { expect, it } from 'vitest'
import { healthAddress } from './healthAddress'

const projectId = 'p-1'

it('POR-05 what is overdue in a project is a link to its tasks, or else to its money', () => {
  const money = { overdueOutflow: 0, overdueInflow: 5_00 }
  expect(healthAddress({ projectId, work: { overdueTaskCount: 2 }, money })).toMatch(/tasks\?due=overdue$/)
  expect(healthAddress({ projectId, work: { overdueTaskCount: 0 }, money })).toMatch(/\?why=overdueAmount\.inflow$/)
  expect(healthAddress({ projectId, work: null, money: { overdueOutflow: 1 } })).toMatch(/overdueAmount\.outflow$/)
})
