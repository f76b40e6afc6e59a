import { expect, it } from 'vitest'
import { minutesIn, showHours } from '../platform/formats/hours'
import { type Task, taskChanges, textsOfTask } from './taskValues'

const task = {
  title: 'Fundação',
  description: '',
  startOn: '2026-03-02',
  endOn: '2026-03-06',
  baselineStartOn: null,
  baselineEndOn: null,
  timeOfDay: null,
  isMilestone: false,
  deadlineOn: null,
  customFields: [],
  priority: 'none',
  assigneeId: null,
  tagIds: ['b', 'a'],
  deliveryGroup: null,
  requirements: [],
  progress: 0,
  estimatedMinutes: 450,
  realizedMinutes: null,
  hourCents: null,
  occurrence: 'once',
  colour: null,
} as unknown as Task
const shown = { ...task, estimatedMinutes: '7,5', progress: '0' } as unknown as Record<string, string | string[] | null>
const form = (changes: Record<string, string | string[]>) => {
  const given = { ...shown, ...changes }
  return {
    text: (name: string) => (given[name] ?? '').toString(),
    all: (name: string) => [given[name] ?? []].flat(),
    has: () => true,
  }
}
const open = new Set<string>()
const money = { language: 'pt-BR', currency: 'BRL' }

it('TSK-10 sends nothing if nothing was changed', () =>
  expect(taskChanges(task, form({}), open, money)).toEqual({ changes: {}, errors: {} }))

it('a form without the repetition leaves it as it is recorded', () => {
  const weekly = { ...task, occurrence: 'weekly' } as unknown as Task
  const without = { ...form({ progress: '40' }), has: (name: string) => name !== 'occurrence' }
  expect(
    taskChanges(weekly, { ...without, text: (name) => (name === 'occurrence' ? '' : without.text(name)) }, open, money),
  ).toEqual({
    changes: { progress: 40 },
    errors: {},
  })
})

it('TSK-10 sends just the fields that were changed', () =>
  expect(
    taskChanges(task, form({ progress: '40', estimatedMinutes: '8', tagIds: ['a', 'c'] }), open, money).changes,
  ).toEqual({
    progress: 40,
    estimatedMinutes: 480,
    tagIds: ['a', 'c'],
  }))

it('TSK-07 shows what was reported of a finished task, and changes that alone', () => {
  const finished = { ...task, progress: 100, reportedProgress: 40 } as unknown as Task
  expect(textsOfTask(finished, 'pt-BR').progress).toEqual(['40'])
  expect(taskChanges(finished, form({ progress: '40' }), open, money).changes).toEqual({})
  expect(taskChanges(finished, form({ progress: '60' }), open, money).changes).toEqual({ progress: 60 })
})

it.each([
  [{ title: '' }, { title: 'title.missing' }],
  [{ endOn: '2026-03-01' }, { endOn: 'task.endBeforeStart' }],
  [{ startOn: '31/02' }, { startOn: 'day.invalid' }],
  [{ progress: '101' }, { progress: 'progress.invalid' }],
  [{ realizedMinutes: 'muito' }, { realizedMinutes: 'hours.invalid' }],
  [{ timeOfDay: '25:00' }, { timeOfDay: 'timeOfDay.invalid' }],
])('TSK-02 says what is wrong with %j', (changes, errors) =>
  expect(taskChanges(task, form(changes), open, money).errors).toEqual(errors),
)

it('TSK-02 takes the end along that was left before a later start, and refuses one that was given', () => {
  expect(taskChanges(task, form({ startOn: '2026-03-09' }), open, money)).toEqual({
    changes: { startOn: '2026-03-09' },
    errors: {},
  })
  expect(taskChanges(task, form({ startOn: '2026-03-09', endOn: '2026-03-08' }), open, money).errors).toEqual({
    endOn: 'task.endBeforeStart',
  })
  const milestone = { ...task, startOn: '2026-03-06', isMilestone: true } as Task
  const earlier = { startOn: '2026-03-04', isMilestone: 'on' }
  expect(taskChanges(milestone, form(earlier), open, money)).toEqual({ changes: { startOn: '2026-03-04' }, errors: {} })
  expect(taskChanges(milestone, form({ ...earlier, endOn: '2026-03-05' }), open, money).errors).toEqual({
    isMilestone: 'task.milestoneTakesDays',
  })
})

it('TSK-01 a group or requirement is written as the canvas writes it, and what a task has already stays', () => {
  const titles = { deliveryGroups: ['Laje'], requirements: ['Acesso por rampa', 'Água quente'] }
  const old = { ...task, deliveryGroup: 'laje ', requirements: ['água QUENTE'] } as unknown as Task
  const given = form({ deliveryGroup: ' LAJE', requirements: 'acesso por rampa\nOutro' })
  expect(taskChanges(task, given, open, money, titles).changes).toEqual({
    deliveryGroup: 'Laje',
    requirements: ['Acesso por rampa', 'Outro'],
  })
  const kept = form({ deliveryGroup: 'laje', requirements: 'água QUENTE' })
  expect(taskChanges(old, kept, open, money, titles).changes).toEqual({ deliveryGroup: 'Laje' })
})

it('TSK-01 sends custom fields as they are written, and says what is wrong with them', () => {
  const given = form({ customFields: 'Contrato: 12/2026' })
  expect(taskChanges(task, given, open, money).changes).toEqual({
    customFields: [{ name: 'Contrato', value: '12/2026' }],
  })
  expect(taskChanges(task, form({ customFields: 'Contrato' }), open, money).errors).toEqual({
    customFields: 'customFields.invalid',
  })
})

it('GAN-07 says at the milestone that it takes several days', () =>
  expect(taskChanges(task, form({ isMilestone: 'on' }), open, money).errors).toEqual({
    isMilestone: 'task.milestoneTakesDays',
  }))

it('TSK-09 leaves out fields that are locked in the step', () =>
  expect(taskChanges(task, form({ endOn: '2026-03-01', progress: '9' }), new Set(['endOn']), money)).toEqual({
    changes: { progress: 9 },
    errors: {},
  }))

it('TSK-10 reads hours as people write them', () => {
  expect(['7,5', '7.5', '8', '', 'x', '-1'].map(minutesIn)).toEqual([450, 450, 480, null, undefined, undefined])
  expect([showHours(450, 'pt-BR'), showHours(null, 'pt-BR')]).toEqual(['7,5', ''])
})

it('FIN-14 reads the value of an hour as amounts are read everywhere, and refuses what could be another one', () => {
  const hour = (text: string, manner = money) => {
    const { changes, errors } = taskChanges(task, form({ hourCents: text }), open, manner)
    return errors.hourCents ?? changes.hourCents
  }
  expect(['85', '85,5', '1.234,56', 'R$ 85,00'].map((text) => hour(text))).toEqual([8500, 8550, 123456, 8500])
  expect(['85,000', '0,001', '1,234.567', '1234.56', '1,2,3'].map((text) => hour(text))).toEqual(
    Array(5).fill('money.invalid'),
  )
  expect(hour('US$ 85,00')).toBe('money.inDollars')
  const english = { language: 'en', currency: 'USD' }
  expect(['1.234', '1,234', '$85.50', 'R$ 85.00'].map((text) => hour(text, english))).toEqual([
    'money.invalid',
    123_400,
    8550,
    'money.inReais',
  ])
})
