import { splitCents } from '@prumo/contracts/finance/splitCents'
import type { EntryRow } from './entryRow'
import { contractCents, measured, measuredCents } from './schoolContract'

/** The first measurement is paid; the second waits for its bulletin, and the rest of the contract for its work. */
export const schoolIncome = (): readonly EntryRow[] => {
  const [first, second] = measured.map(({ perMille }) => measuredCents(perMille))
  const left = splitCents(contractCents - (first ?? 0) - (second ?? 0), [5, 5, 3])
  const toCome = [30, 61, 84].map((planned, nth) => ({
    title: `${nth + 3}ª medição (prevista)`,
    planned,
    cents: left[nth] ?? 0,
    tasks: [
      ['Montagem da estrutura metálica do bloco A', 'Rede de hidrantes e bomba de incêndio'],
      ['Pintura acrílica das fachadas', 'Playground com piso emborrachado'],
      ['Termo de recebimento provisório'],
    ][nth] as string[],
  }))
  const payer = {
    kind: 'inflow',
    classification: 'Medições',
    company: 'Secretaria Municipal de Educação',
    partner: 'Secretaria Municipal de Educação',
    installments: 1,
  } as const
  return [
    {
      ...payer,
      title: '1ª medição',
      documentNumber: 'NFS-e 2041',
      recorded: -30,
      planned: -20,
      cents: first ?? 0,
      paid: [{ installment: 0, day: -20 }],
      tasks: ['Tapume e sinalização no lado do pátio', 'Demolir divisórias do bloco administrativo'],
    },
    {
      ...payer,
      title: '2ª medição',
      documentNumber: null,
      recorded: -20,
      planned: 12,
      cents: second ?? 0,
      tasks: ['Recuperar armaduras expostas dos pilares P12 a P18', 'Reforço de vigas com fibra de carbono'],
    },
    ...toCome.map((row) => ({ ...payer, ...row, documentNumber: null, recorded: -20 })),
  ]
}
