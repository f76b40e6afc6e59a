import { events } from '@prumo/contracts/index'
import { moduleNames } from '@prumo/contracts/meanings'
import { expect, it } from 'vitest'
import { wordings } from '../../test/given/wordings'
import { kindGroups } from './kindGroups'

it('AUD-02 offers kinds by module', () =>
  expect(kindGroups(['TaskAdded', 'ActionLogViewed', 'StepMoved', 'SomethingNew'])).toEqual([
    { module: 'tasks', kinds: ['TaskAdded', 'StepMoved'] },
    { module: 'audit', kinds: ['ActionLogViewed'] },
    { module: 'others', kinds: ['SomethingNew'] },
  ]))

it('AUD-02 knows the module of every kind of event', () =>
  expect(kindGroups(Object.keys(events)).find(({ module }) => module === 'others')).toBeUndefined())

it.each(['pt-BR', 'en'] as const)('AUD-02 has words for every module in %s', (language) =>
  expect(moduleNames.filter((name) => wordings[language].say([`actionLog.module.${name}`], '') === '')).toEqual([]),
)
