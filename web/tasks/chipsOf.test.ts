import type { TFunction } from 'i18next'
import { expect, it } from 'vitest'
import { chipsOf } from './chipsOf'
import { noFilters, type TaskFilters } from './taskFilters'

const several = [
  { filter: 'priority' as const, label: 'Priority', choices: [{ value: 'high', text: 'High' }] },
  { filter: 'tag' as const, label: 'Tags', choices: [] },
]

function chipsWith(filters: Partial<TaskFilters>) {
  const gone: Partial<TaskFilters>[] = []
  const manner = {
    language: 'en',
    t: ((key: string) => key) as unknown as TFunction,
    change: (changes: Partial<TaskFilters>) => void gone.push(changes),
  }
  const chips = chipsOf({ ...noFilters, ...filters }, several, manner)
  for (const { onRemove } of chips) onRemove()
  return { texts: chips.map(({ text }) => text), gone }
}

it.each<[string, Partial<TaskFilters>, string[], Partial<TaskFilters>[]]>([
  ['finished ones', { state: 'finished' }, ['field.state: taskState.finished'], [{ state: '' }]],
  ['open ones', { state: 'open' }, ['field.state: taskState.open'], [{ state: '' }]],
  ['all ones, which is no filter', { state: 'any' }, [], []],
  ['what is searched for, which stands in its field', { search: 'x' }, [], []],
  [
    'overdue ones of a priority',
    { due: 'overdue', priority: ['high'] },
    ['Priority: High', 'field.endOn: due.overdue'],
    [{ priority: [] }, { due: '' }],
  ],
  [
    'what is gone',
    { tag: ['a', 'b'] },
    ['Tags: tasks.choiceGone', 'Tags: tasks.choiceGone'],
    [{ tag: ['b'] }, { tag: ['a'] }],
  ],
])(
  'TSK-03 a list of tasks has a chip for each filter in force, which can be removed: %s',
  (_, filters, texts, gone) => {
    expect(chipsWith(filters)).toEqual({ texts, gone })
  },
)
