import { days } from './ledgerStory'
import { addedUp, type Noted } from './ledgerStorySums'

/** What people write in it. Each delivery is a task in a group of its own, with its share of the entry in percent. */
export const written = {
  customer: 'Prefeitura de Olinda',
  pitch: 'Escola de Olinda',
  title: 'Medição 1',
  back: 'Devolução de Medição 1',
  classification: 'Medições',
  reason: 'Obra menor',
  deliveries: [
    { task: 'Escavar', group: 'Fundação', percent: '60' },
    { task: 'Telhar', group: 'Cobertura', percent: '40' },
  ],
} as const

export const cents = { planned: 1_000_00n, part: 200_00n, interest: 2_50n, refunded: 50_25n }
const { planned, part, interest, refunded } = cents

/** What whoever tells the story has noted by the end of the first day. */
export const noted: readonly Noted[] = [
  {
    title: written.title,
    kind: 'inflow',
    plannedCents: planned,
    parts: [
      { state: 'paid', dueOn: days.begun, cents: part, movedCents: part + interest },
      { state: 'open', dueOn: days.restDueOn, cents: 133_34n },
      { state: 'open', dueOn: days.nextDueOn, cents: 333_33n },
      { state: 'cancelled', dueOn: days.lastDueOn, cents: 333_33n },
    ],
  },
  {
    title: written.back,
    kind: 'outflow',
    plannedCents: refunded,
    realizedCents: refunded,
    parts: [{ state: 'paid', dueOn: days.begun, cents: refunded }],
  },
]

/** The same once the tasks have closed what was open. */
export const closedByTasks: readonly Noted[] = noted.map((entry) => {
  const parts = entry.parts.map((each) => (each.state === 'open' ? { ...each, state: 'paid' as const } : each))
  return { ...entry, parts, realizedCents: addedUp([{ ...entry, parts }], entry.kind).moved }
})
