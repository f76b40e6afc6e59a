import { expect, it } from 'vitest'
import { aDrawnRow } from '../../../../test/given/aDrawnRow'
import { openRowsOf } from './openRowsOf'

it('GAN-08 what stands in a folded group is hidden, however deep', () => {
  const rows = [
    aDrawnRow({ id: 'works', parentId: null, isGroup: true }),
    aDrawnRow({ id: 'pit', parentId: 'works', isGroup: true }),
    aDrawnRow({ id: 'dig', parentId: 'pit' }),
    aDrawnRow({ id: 'site', parentId: null, isGroup: true }),
  ]
  expect(openRowsOf(rows, () => false)).toEqual(['works', 'pit', 'dig', 'site'])
  expect(openRowsOf(rows, (id) => id === 'pit')).toEqual(['works', 'pit', 'site'])
  expect(openRowsOf(rows, (id) => id === 'works')).toEqual(['works', 'site'])
})
