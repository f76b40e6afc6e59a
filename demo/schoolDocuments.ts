import { randomUUID } from 'node:crypto'
import type { FieldProperties, FieldValue } from '@prumo/contracts/documents/documentField'
import type { Agenda } from './agenda'
import { attach } from './attach'
import { day } from './day'
import type { Members } from './organization'
import { fronts, measured, measuredCents } from './schoolContract'
import { calculation } from './schoolFiles'

type Made = { projectId: string; documentId: string }
type Field = Partial<FieldProperties> & Pick<FieldProperties, 'name' | 'fieldKind'>

const checked = ['Memória de cálculo', 'Diário de obra', 'Ensaios e laudos', 'Fotos de cada frente']

const form = (costAreaId: string): Record<string, readonly Field[]> => ({
  Contrato: [
    {
      name: 'Obra',
      fieldKind: 'projectInformation',
      options: ['pitch', 'internalCode', 'customerName'],
    },
    { name: 'Início do período', fieldKind: 'date', required: true, fieldSize: 'small' },
    { name: 'Fim do período', fieldKind: 'date', required: true, fieldSize: 'small' },
    { name: 'Boletim', fieldKind: 'text', required: true, fieldSize: 'small' },
  ],
  Medição: [
    {
      name: 'Frente medida',
      fieldKind: 'optionSelection',
      required: true,
      fieldSize: 'small',
      options: Object.keys(fronts),
    },
    { name: 'Avanço físico no mês (%)', fieldKind: 'number', required: true, fieldSize: 'small' },
    { name: 'Valor medido (R$)', fieldKind: 'number', required: true, fieldSize: 'small' },
    { name: 'Conferido', fieldKind: 'optionCheck', options: checked },
    { name: 'Custos do contrato', fieldKind: 'canvasCards', options: [costAreaId] },
  ],
  Parecer: [{ name: 'Observações da fiscalização', fieldKind: 'largeText', required: true }],
})

/** What a bulletin says of a measurement: the same as the contract and the ledger. */
function figuresOf(nth: 0 | 1): Record<string, FieldValue> {
  const { number, perMille, front } = measured[nth]
  return {
    Boletim: `${number}/2026`,
    'Frente medida': front,
    'Avanço físico no mês (%)': String(perMille / 10),
    'Valor medido (R$)': String(measuredCents(perMille) / 100),
  }
}

/**
 * The monthly measurements of the school's contract: one that the approver has signed, and the next, which waits for
 * her.
 */
export function schoolDocuments(members: Members, projectId: string, agenda: Agenda, today: Date): void {
  const first = { projectId, documentId: randomUUID() }
  const second = { projectId, documentId: randomUUID() }
  const title = 'Boletim de medição nº 2'
  agenda.on(-34, 9, () => designed(members, first))
  agenda.on(-33, 14, () =>
    requestSignOff(members, first, {
      'Início do período': day(today, -62),
      'Fim do período': day(today, -33),
      ...figuresOf(0),
      Conferido: checked,
      'Observações da fiscalização':
        'Serviços conferidos no local. A remoção das telhas com amianto entra na próxima medição.',
    }),
  )
  agenda.on(-33, 11, () =>
    attach(members.founder, { kind: 'document', projectId, id: first.documentId }, calculation(0)),
  )
  agenda.on(-31, 10, () => approved(members, first))
  agenda.on(-3, 9, () =>
    members.founder.browser.act('CreateDocument', { ...second, title, number: 'BM-02', copyFrom: first }),
  )
  agenda.on(-3, 10, () => named(members, second))
  agenda.on(-2, 9, () =>
    attach(members.founder, { kind: 'document', projectId, id: second.documentId }, calculation(1)),
  )
  agenda.on(-2, 11, () =>
    requestSignOff(members, second, {
      'Início do período': day(today, -32),
      'Fim do período': day(today, -3),
      ...figuresOf(1),
      Conferido: checked.slice(0, 3),
      'Observações da fiscalização':
        'Pilares recuperados e vigas reforçadas; o ensaio de arrancamento está em curso. Faltam as fotos do reforço, que o consórcio envia esta semana.',
    }),
  )
}

async function designed(members: Members, made: Made): Promise<void> {
  const { act, ask } = members.founder.browser
  const { areas } = await ask('canvas', { projectId: made.projectId })
  const costAreaId = areas.find(({ standardArea }) => standardArea === 'cost')?.areaId ?? ''
  await act('CreateDocument', { ...made, title: 'Boletim de medição nº 1', number: 'BM-01', copyFrom: null })
  for (const [name, fields] of Object.entries(form(costAreaId))) {
    const sectionId = randomUUID()
    await act('AddDocumentSection', { ...made, sectionId, name })
    for (const field of fields)
      await act('AddDocumentField', {
        ...made,
        sectionId,
        fieldId: randomUUID(),
        required: false,
        fieldSize: 'large',
        options: [],
        ...field,
      })
  }
  await named(members, made)
}

const named = ({ founder, approver }: Members, made: Made) =>
  founder.browser.act('NameDocumentApprover', { ...made, userId: approver.userId })

async function requestSignOff({ founder }: Members, made: Made, values: Record<string, FieldValue>): Promise<void> {
  const { act, ask } = founder.browser
  const { sections } = await ask('document', made)
  for (const { fieldId, name } of sections.flatMap(({ fields }) => fields))
    if (Object.hasOwn(values, name))
      await act('FillDocumentField', { ...made, fieldId, value: values[name] ?? null, seen: null })
  await act('RequestSignOff', made)
}

async function approved({ founder, approver }: Members, made: Made): Promise<void> {
  const { act } = approver.browser
  const { rounds } = await founder.browser.ask('signOff', made)
  const { round = 0, contentHash = '' } = rounds[0] ?? {}
  const seen = { ...made, round, contentHash }
  await act('ViewForSignOff', seen)
  await act('AcceptSignOff', { ...seen, consentTextId: 'simple-signature-1' })
  await act('Reauthenticate', { password: approver.password })
  await act('ApproveDocument', {
    ...seen,
    signatureId: randomUUID(),
    language: 'pt-BR',
    attachments: [],
    opinion: 'De acordo com a medição conferida em campo.',
  })
}
