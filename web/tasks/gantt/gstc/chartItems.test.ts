import { expect, it } from 'vitest'
import { aDrawnRow } from '../../../../test/given/aDrawnRow'
import { chartItems, chartRows } from './chartItems'

const group = aDrawnRow({ id: 'works', parentId: null, isGroup: true, endOn: '2027-03-10' })
const dig = aDrawnRow({ look: 'critical' })
const pour = aDrawnRow({ id: 'pour', startOn: '2027-03-08', endOn: '2027-03-10' })
const done = aDrawnRow({ id: 'done', startOn: '2027-03-10', endOn: '2027-03-10', isMilestone: true })
const rows = [group, dig, pour, done]

it('GAN-01 rows keep their order and their groups, and a folded group stays folded', () => {
  expect(Object.values(chartRows(rows, (id) => id === 'works'))).toEqual([
    { id: 'gstcid-works', expanded: false },
    { id: 'gstcid-dig', parentId: 'gstcid-works', expanded: true },
    { id: 'gstcid-pour', parentId: 'gstcid-works', expanded: true },
    { id: 'gstcid-done', parentId: 'gstcid-works', expanded: true },
  ])
})

it('GAN-01 a bar lasts until its last day ends, and a milestone has no length', () => {
  const items = chartItems(rows, [])
  expect(items['gstcid-dig']).toEqual({
    id: 'gstcid-dig',
    rowId: 'gstcid-dig',
    label: '',
    time: { start: Date.UTC(2027, 2, 1), end: Date.UTC(2027, 2, 6) },
    dependant: [],
    classNames: ['prumo-look-critical'],
  })
  expect(items['gstcid-works']?.classNames).toEqual(['prumo-look-group'])
  expect(items['gstcid-done']).toMatchObject({
    time: { start: Date.UTC(2027, 2, 10), end: Date.UTC(2027, 2, 10) },
    classNames: ['prumo-milestone prumo-look-plain'],
  })
})

it('GAN-06 a bar names those that depend on it, as far as they are drawn', () => {
  const link = { id: '1', from: 'dig', to: 'pour', kind: 'FS', look: 'plain' } as const
  const items = chartItems(rows, [link, { ...link, id: '2', to: 'done' }, { ...link, id: '3', to: 'elsewhere' }])
  expect(items['gstcid-dig']?.dependant).toEqual(['gstcid-pour', 'gstcid-done'])
  expect(items['gstcid-pour']?.dependant).toEqual([])
})
