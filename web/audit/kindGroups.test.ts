import { events } from '@prumo/contracts/index'
import { expect, it } from 'vitest'
import { kindGroups } from './kindGroups'

it('AUD-02 offers kinds by module', () =>
  expect(kindGroups(['TaskAdded', 'ActionLogViewed', 'StepMoved', 'SomethingNew'])).toEqual([
    { module: 'tasks', kinds: ['TaskAdded', 'StepMoved'] },
    { module: 'audit', kinds: ['ActionLogViewed'] },
    { module: 'others', kinds: ['SomethingNew'] },
  ]))

it('AUD-02 knows the module of every kind of event', () =>
  expect(kindGroups(Object.keys(events)).find(({ module }) => module === 'others')).toBeUndefined())
