import { figureColumns } from '@prumo/contracts/analysis/figureColumns'
import { expect, it } from 'vitest'
import { whyIn } from '../money/why'
import { whyAddress } from './whyAddress'

it('POR-04 every figure leads to where its project says what it is made of', () => {
  for (const column of figureColumns.values()) {
    const [path, search = ''] = whyAddress('p1', column).split('?')
    const why = new URLSearchParams(search).get('why')
    if (column.kind) {
      expect(path).toBe('/projects/p1/money-curve')
      expect(whyIn(why)).toEqual({ measure: column.measure.name, flow: column.kind })
      expect(whyAddress('p1', column, '2026-03-12')).toMatch(/&asOf=2026-03-12$/)
    } else if (path === '/projects/p1/s-curve') expect(why).toBe(column.name)
    else if (column.group === 'risks') expect([path, why]).toEqual(['/projects/p1/canvas', null])
    else expect([path, why]).toEqual(['/projects/p1/tasks', null])
  }
})
