import { randomUUID } from 'node:crypto'
import type { EntryKind } from '@prumo/contracts/finance/entry'
import { recurrenceDays } from '@prumo/contracts/finance/recurrenceDays'
import { splitCents } from '@prumo/contracts/finance/splitCents'
import type { Agenda } from './agenda'
import { day } from './day'
import type { Members } from './organization'
import { partnerId } from './partnerId'

type Laid = { projectId: string; taskIds: ReadonlyMap<string, string> }
type Row = {
  kind: EntryKind
  title: string
  classification: string
  company: string
  documentNumber: string | null
  /** Who it is with, where the register has them. */
  partner?: string
  /** On which days it was recorded, planned and, where that was said before all was paid, realized: from today. */
  recorded: number
  planned: number
  realized?: number
  cents: number
  realizedCents?: number
  installments: number
  /** Which installments were paid, on which day from today, and what they cost besides. */
  paid?: readonly { installment: number; day: number; interestCents?: number; fineCents?: number }[]
  cancelled?: { installment: number; day: number; reason: string }
  closesWithTasks?: boolean
  tasks: readonly string[]
}

/** What the renovation costs and earns. Fibre is dearer than planned, and the last measurements are still to come. */
const rows: readonly Row[] = [
  {
    kind: 'inflow',
    title: '1ª medição',
    classification: 'Medições',
    company: 'Secretaria Municipal de Educação',
    documentNumber: 'NFS-e 2041',
    recorded: -48,
    partner: 'Secretaria Municipal de Educação',
    planned: -30,
    cents: 184_500_00,
    installments: 1,
    paid: [{ installment: 0, day: -28 }],
    tasks: ['Tapume e sinalização no lado do pátio', 'Contêineres de almoxarifado e vestiário'],
  },
  {
    kind: 'inflow',
    title: '2ª medição',
    classification: 'Medições',
    company: 'Secretaria Municipal de Educação',
    documentNumber: null,
    recorded: -20,
    planned: 12,
    cents: 231_780_90,
    installments: 2,
    tasks: ['Recuperar armaduras expostas dos pilares P12 a P18', 'Reforço de vigas com fibra de carbono'],
  },
  {
    kind: 'outflow',
    title: 'Destinação de telhas com amianto',
    classification: 'Serviços de terceiros',
    company: 'Ambiental Rio Claro Ltda.',
    documentNumber: 'NF-e 8812',
    recorded: -40,
    planned: -30,
    cents: 38_400_00,
    installments: 1,
    paid: [{ installment: 0, day: -25, interestCents: 81_00, fineCents: 2_769_00 }],
    tasks: ['Remover telhas de fibrocimento com amianto', 'Contratar caçambas e destinação dos resíduos'],
  },
  {
    kind: 'outflow',
    title: 'Fibra de carbono e resina',
    classification: 'Materiais',
    company: 'Estrutural Sul Comércio',
    documentNumber: 'NF-e 10277',
    recorded: -22,
    planned: -12,
    realized: -10,
    cents: 57_300_00,
    realizedCents: 63_912_40,
    installments: 3,
    paid: [{ installment: 0, day: -10 }],
    tasks: ['Reforço de vigas com fibra de carbono'],
  },
  {
    kind: 'outflow',
    title: 'Aluguel de escoras',
    classification: 'Locações',
    company: 'Andaimes Paulista',
    documentNumber: 'Contrato 77/26',
    recorded: -26,
    planned: -24,
    cents: 9_000_01,
    installments: 4,
    paid: [{ installment: 0, day: -20, interestCents: 3_00, fineCents: 45_00 }],
    cancelled: { installment: 3, day: -6, reason: 'Escoras devolvidas um mês antes' },
    tasks: ['Escoramento da laje do refeitório'],
  },
  {
    kind: 'outflow',
    title: 'Graute para os pilares',
    classification: 'Materiais',
    company: 'Concreteira Boa Liga',
    partner: 'Concreteira Boa Liga',
    documentNumber: 'NF-e 4310',
    recorded: -20,
    planned: -11,
    cents: 12_640_00,
    installments: 2,
    closesWithTasks: true,
    tasks: ['Recuperar armaduras expostas dos pilares P12 a P18'],
  },
]

/** The ledger of the renovation, kept by the analyst. */
export function schoolLedger(members: Members, laid: Laid, agenda: Agenda, today: Date): void {
  for (const row of rows) keep(members, laid, row, agenda, today)
  rent(members, laid, agenda, today)
  agenda.on(-15, 17, () => {
    const month = day(today, -45).slice(0, 7)
    return members.founder.browser.act('CloseMonth', { projectId: laid.projectId, month, latePostings: 'mark' })
  })
}

/** What an entry is for: these tasks, each with its part. */
const originOf = ({ taskIds }: Laid, tasks: readonly string[], cents: number) => {
  const parts = splitCents(cents, Array(tasks.length).fill(1))
  return {
    of: 'tasks' as const,
    items: tasks.map((task, index) => ({ id: taskIds.get(task) ?? '', cents: parts[index] ?? 0 })),
  }
}

/** An entry, recorded on its day, then paid and corrected on theirs. */
function keep({ analyst }: Members, laid: Laid, row: Row, agenda: Agenda, today: Date): void {
  const { kind, title, classification, company, documentNumber, cents: plannedCents } = row
  const { act } = analyst.browser
  const { projectId } = laid
  const ofEntry = { projectId, entryId: randomUUID() }
  const installments = splitCents(plannedCents, Array(row.installments).fill(1)).map((cents, index) => {
    return { installmentId: randomUUID(), dueOn: day(today, row.planned + 30 * index), cents }
  })
  const partOf = (index: number) => {
    const { installmentId = '', cents = 0 } = installments[index] ?? {}
    return { entryId: ofEntry.entryId, installmentId, cents }
  }
  agenda.on(row.recorded, 15, async () =>
    act('RecordEntry', {
      ...ofEntry,
      kind,
      title,
      classification,
      company,
      documentNumber,
      partnerId: row.partner ? await partnerId(analyst.browser, row.partner) : null,
      closesWithTasks: row.closesWithTasks ?? false,
      plannedOn: day(today, row.planned),
      plannedCents,
      installments,
      origin: originOf(laid, row.tasks, plannedCents),
    }),
  )
  for (const { installment, day: paidDay, interestCents = 0, fineCents = 0 } of row.paid ?? [])
    agenda.on(paidDay, 16, () => {
      const besides = { interestCents, fineCents, discountCents: 0, rest: null }
      return act('PayInstallment', { projectId, ...partOf(installment), paidOn: day(today, paidDay), ...besides })
    })
  const { realized, realizedCents, cancelled } = row
  if (realized !== undefined && realizedCents !== undefined)
    agenda.on(realized, 15, () => act('ChangeEntry', { ...ofEntry, realizedOn: day(today, realized), realizedCents }))
  if (cancelled)
    agenda.on(cancelled.day, 16, () =>
      act('CancelInstallments', { projectId, installments: [partOf(cancelled.installment)], reason: cancelled.reason }),
    )
}

const rentCents = 1_850_00

/** The rent of the site's containers: the same each month. */
function rent({ analyst }: Members, laid: Laid, agenda: Agenda, today: Date): void {
  agenda.on(-43, 15, () =>
    analyst.browser.act('RepeatEntry', {
      projectId: laid.projectId,
      seriesId: randomUUID(),
      kind: 'outflow',
      title: 'Aluguel dos contêineres',
      classification: 'Locações',
      plannedCents: rentCents,
      origin: originOf(laid, ['Contêineres de almoxarifado e vestiário'], rentCents),
      entries: recurrenceDays(day(today, -40), 'monthly', 6).map((dueOn) => {
        return { entryId: randomUUID(), installmentId: randomUUID(), plannedOn: dueOn, dueOn }
      }),
    }),
  )
}
