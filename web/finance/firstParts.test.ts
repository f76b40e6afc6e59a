import { expect, it } from 'vitest'
import { firstParts } from './firstParts'

it('FIN-11 the whole of an entry stands in the first of its lines, in whatever order they come', () => {
  const line = (entryId: string, installmentId: string) => ({ entryId, installmentId })
  const lines = [line('sand', '2'), line('gravel', '1'), line('sand', '1'), line('gravel', '3')]
  expect([...firstParts(lines)]).toEqual(['sand 2', 'gravel 1'])
  expect([...firstParts([...lines].reverse())]).toEqual(['gravel 3', 'sand 1'])
  expect([...firstParts([])]).toEqual([])
})
