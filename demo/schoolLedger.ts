import { randomUUID } from 'node:crypto'
import type { EntryKind } from '@prumo/contracts/finance/entry'
import { splitCents } from '@prumo/contracts/finance/splitCents'
import type { Agenda } from './agenda'
import { day } from './day'
import type { Members } from './organization'

type Laid = { projectId: string; taskIds: ReadonlyMap<string, string> }
type Row = {
  kind: EntryKind
  title: string
  classification: string
  company: string
  documentNumber: string | null
  /** On which days it was recorded, planned and, where it was, realized: from today. */
  recorded: number
  planned: number
  realized?: number
  cents: number
  realizedCents?: number
  installments: number
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
    planned: -30,
    realized: -28,
    cents: 184_500_00,
    realizedCents: 184_500_00,
    installments: 1,
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
    realized: -25,
    cents: 38_400_00,
    realizedCents: 41_250_00,
    installments: 1,
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
    tasks: ['Escoramento da laje do refeitório'],
  },
]

/** The ledger of the renovation, recorded by the analyst. */
export function schoolLedger({ analyst }: Members, { projectId, taskIds }: Laid, agenda: Agenda, today: Date): void {
  for (const { kind, title, classification, company, documentNumber, ...row } of rows) {
    const dueCents = splitCents(row.cents, Array(row.installments).fill(1))
    const taskCents = splitCents(row.cents, Array(row.tasks.length).fill(1))
    const ofEntry = { projectId, entryId: randomUUID() }
    agenda.on(row.recorded, 15, () =>
      analyst.browser.act('RecordEntry', {
        ...ofEntry,
        kind,
        title,
        classification,
        company,
        documentNumber,
        plannedOn: day(today, row.planned),
        plannedCents: row.cents,
        installments: dueCents.map((cents, index) => ({
          installmentId: randomUUID(),
          dueOn: day(today, row.planned + 30 * index),
          cents,
        })),
        origin: {
          of: 'tasks',
          items: row.tasks.map((task, index) => ({ id: taskIds.get(task) ?? '', cents: taskCents[index] ?? 0 })),
        },
      }),
    )
    const { realized, realizedCents } = row
    if (realized !== undefined && realizedCents !== undefined)
      agenda.on(realized, 16, () =>
        analyst.browser.act('ChangeEntry', { ...ofEntry, realizedOn: day(today, realized), realizedCents }),
      )
  }
}
