import { expect, it } from 'vitest'
import { groupNames } from './groupNames'

const t = ((key: string) => key) as never

it('FIN-10 each row by delivery has its own name, also where two groups share one', () =>
  expect(
    groupNames(
      [
        { because: 'allocated', title: 'Ala A' },
        { because: 'allocated', title: 'Ala A' },
        { because: 'allocated', title: null },
        { because: 'deleted', title: null },
        { because: 'ungrouped', title: null },
        { because: 'notAllocated', title: null },
      ],
      t,
    ),
  ).toEqual([
    'Ala A',
    'Ala A (2)',
    'moneyCurve.group.unnamed',
    'moneyCurve.group.deleted',
    'moneyCurve.group.ungrouped',
    'moneyCurve.group.notAllocated',
  ]))
