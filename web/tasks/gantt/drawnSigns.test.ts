import { expect, it } from 'vitest'
import { drawnSigns } from './drawnSigns'
import type { DrawnRow } from './renderer'

const row = (id: string, changes: Partial<DrawnRow> = {}): DrawnRow => ({
  id,
  parentId: null,
  isGroup: false,
  isMilestone: false,
  progress: 0,
  look: 'plain',
  baseline: undefined,
  deadlineOn: undefined,
  mayMove: true,
  says: '',
  startOn: '2027-03-08',
  endOn: '2027-03-12',
  ...changes,
})
const look = (zoom: 'day' | 'year', ...layers: string[]) => ({ zoom, shows: (layer: string) => layers.includes(layer) })

it('GAN-03 a legend tells what the chart draws, and nothing that it does not', () => {
  expect(drawnSigns({ rows: [], links: [] }, look('day'), '2027-03-09')).toEqual([])
  const rows = [row('group', { isGroup: true }), row('dig')]
  expect(drawnSigns({ rows, links: [] }, look('day'), '2027-03-09')).toEqual(['group', 'plain', 'today', 'dayOff'])
  expect(drawnSigns({ rows, links: [] }, look('year'), '2099-03-09')).toEqual(['group', 'plain'])
  const all = [
    row('started', { progress: 40, look: 'critical', baseline: { startOn: '2027-03-01', endOn: '2027-03-05' } }),
    row('done', { progress: 100, look: 'finished', deadlineOn: '2027-03-31' }),
    row('late', { look: 'tooEarly', deadlineOn: '2027-03-10' }),
    row('stone', { isMilestone: true }),
  ]
  const links = [{ id: '1', from: 'started', to: 'late', kind: 'FS', look: 'tooEarly' } as const]
  expect(drawnSigns({ rows: all, links }, look('year', 'progressLine'), '2027-03-09')).toEqual([
    'plain',
    'progress',
    'finished',
    'critical',
    'tooEarly',
    'milestone',
    'link',
    'deadline',
    'pastDeadline',
    'baseline',
    'progressLine',
    'today',
  ])
})
