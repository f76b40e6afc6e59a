import { expect, it } from 'vitest'
import { moneyChoices, reportQuestionOf } from './moneyChoices'

const read = (address: string) => moneyChoices(new URLSearchParams(address), '2026-03-31')
const usual = {
  section: 'curve',
  flow: undefined,
  view: 'competence',
  by: 'week',
  statusOn: '2026-03-31',
  isCompared: false,
  from: undefined,
}

it('FIN-10 an address without choices shows the curve of today by competence', () => expect(read('')).toEqual(usual))

it('FIN-10 an address says all that is chosen', () =>
  expect(read('section=months&flow=net&view=cash&by=day&on=2026-02-28&reported=yes&from=2025-10')).toEqual({
    section: 'months',
    flow: 'net',
    view: 'cash',
    by: 'day',
    statusOn: '2026-02-28',
    isCompared: true,
    from: '2025-10',
  }))

it('FIN-10 what makes no sense in an address is as usual', () =>
  expect(read('section=x&flow=all&view=&by=year&on=2026-02-30&reported=no&from=2026-13')).toEqual(usual))

it('FIN-10 a curve of a day that has not ended is compared with nothing', () =>
  expect(read('reported=yes').isCompared).toBe(false))

it('FIN-10 a report is asked for again by the names of an address, its days and its flow with it', () => {
  const day = { view: 'competence', on: '2026-03-31' }
  expect(reportQuestionOf(read('reported=yes'), 'outflow')).toEqual({
    ...day,
    section: 'curve',
    flow: 'outflow',
    by: 'week',
  })
  expect(reportQuestionOf(read('section=months&from=2025-10'), 'net')).toEqual({
    ...day,
    section: 'months',
    flow: 'net',
    from: '2025-10',
  })
})
