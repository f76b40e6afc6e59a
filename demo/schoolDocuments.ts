import { randomUUID } from 'node:crypto'
import type { FieldProperties, FieldValue } from '@prumo/contracts/documents/documentField'
import type { Agenda } from './agenda'
import { day } from './day'
import type { Members } from './organization'

type Made = { projectId: string; documentId: string }
type Field = Partial<FieldProperties> & Pick<FieldProperties, 'name' | 'fieldKind'>

const fronts = ['Estrutura e cobertura', 'Instalações elétricas e hidráulicas', 'Acessibilidade e acabamento']
const checked = ['Memória de cálculo', 'Diário de obra', 'Ensaios de concreto', 'Fotos de cada frente']

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
    { name: 'Frente medida', fieldKind: 'optionSelection', required: true, fieldSize: 'small', options: fronts },
    { name: 'Avanço físico no mês (%)', fieldKind: 'number', required: true, fieldSize: 'small' },
    { name: 'Valor medido (R$)', fieldKind: 'number', required: true, fieldSize: 'small' },
    { name: 'Conferido', fieldKind: 'optionCheck', options: checked },
    { name: 'Custos do contrato', fieldKind: 'canvasCards', options: [costAreaId] },
  ],
  Parecer: [{ name: 'Observações da fiscalização', fieldKind: 'largeText', required: true }],
})

/**
 * The monthly measurements of the school's contract: one that the approver has signed, and the next, which waits for
 * her.
 */
export function schoolDocuments(members: Members, projectId: string, agenda: Agenda, today: Date): void {
  const third = { projectId, documentId: randomUUID() }
  const fourth = { projectId, documentId: randomUUID() }
  const title = 'Boletim de medição nº 4'
  agenda.on(-34, 9, () => designed(members, third))
  agenda.on(-33, 14, () =>
    requestSignOff(members, third, {
      'Início do período': day(today, -62),
      'Fim do período': day(today, -33),
      Boletim: 'BM-03/2026',
      'Frente medida': 'Instalações elétricas e hidráulicas',
      'Avanço físico no mês (%)': '11.5',
      'Valor medido (R$)': '229170.55',
      Conferido: checked,
      'Observações da fiscalização': 'Serviços conferidos no local. A bomba de recalque entra na próxima medição.',
    }),
  )
  agenda.on(-31, 10, () => approved(members, third))
  agenda.on(-3, 9, () =>
    members.founder.browser.act('CreateDocument', { ...fourth, title, number: 'BM-04', copyFrom: third }),
  )
  agenda.on(-3, 10, () => named(members, fourth))
  agenda.on(-2, 11, () =>
    requestSignOff(members, fourth, {
      'Início do período': day(today, -32),
      'Fim do período': day(today, -3),
      Boletim: 'BM-04/2026',
      'Frente medida': 'Estrutura e cobertura',
      'Avanço físico no mês (%)': '18',
      'Valor medido (R$)': '312087.45',
      Conferido: checked.slice(0, 3),
      'Observações da fiscalização':
        'Treliças do bloco A montadas e prumadas. Falta a foto da ancoragem do eixo 4, que o consórcio envia esta semana.',
    }),
  )
}

async function designed(members: Members, made: Made): Promise<void> {
  const { act, ask } = members.founder.browser
  const { areas } = await ask('canvas', { projectId: made.projectId })
  const costAreaId = areas.find(({ standardArea }) => standardArea === 'cost')?.areaId ?? ''
  await act('CreateDocument', { ...made, title: 'Boletim de medição nº 3', number: 'BM-03', copyFrom: null })
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
