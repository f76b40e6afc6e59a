import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { describeChanges } from '@prumo/contracts/audit/describeChanges'
import type { Action } from '@prumo/contracts/audit/queries'
import type { Language } from '@prumo/contracts/identity/signUpChoices'
import { beforeAll, describe, expect, it } from 'vitest'
import { aField } from '../given/aField'
import { anArea } from '../given/anArea'
import { anEntry } from '../given/anEntry'
import { fresh } from '../given/fresh'
import { taskIn } from '../given/taskIn'
import { wordings } from '../given/wordings'
import type { Person } from '../world/person'
import { world } from '../world/world'

const { founder, project } = await world()

let ana: Person
let projectId: string
let documentId: string

async function viewed(filters: Partial<Record<keyof typeof wholeLog, unknown>> = {}) {
  const viewId = fresh()
  await ana.act('ViewActionLog', { viewId, filters: { ...wholeLog, ...filters } as typeof wholeLog })
  return viewId
}

/** The rows of an export by the header of each column. */
async function exported(language: Language): Promise<Record<string, string>[]> {
  const exportId = fresh()
  await ana.act('ExportActionLog', { viewId: await viewed({ projectId }), exportId, format: 'csv' })
  const path = `/rest/exports/action-log?exportId=${exportId}&separator=%3B&language=${language}`
  const [headers = [], ...records] = recordsIn(String((await ana.request('GET', path)).body))
  return records.map((cells) => Object.fromEntries(headers.map((header, at) => [header, cells[at] ?? ''])))
}

/** The records of a CSV file with quoted cells (RFC 4180). */
const recordsIn = (csv: string): string[][] =>
  csv
    .trimEnd()
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) =>
        (quoted?.replaceAll('""', '"') ?? plain ?? '').replaceAll('\u00a0', ' '),
      ),
    )

beforeAll(async () => {
  ana = await founder()
  projectId = await project(ana)
  documentId = fresh()
  const [areaId, cardId, sectionId, fieldId] = [fresh(), fresh(), fresh(), fresh()]
  const inDocument = { projectId, documentId }
  await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea })
  await ana.act('AddCard', { projectId, areaId, cardId, title: 'Estrutura' })
  await ana.act('ChangeCard', { projectId, cardId, plannedCents: 86_450_000 })
  await ana.act('ChangeProjectDetails', { projectId, currency: 'USD' })
  await ana.act('ChangeCard', { projectId, cardId, plannedCents: 31_208_745 })
  await ana.act('CreateDocument', { ...inDocument, title: 'Medição', number: null, copyFrom: null })
  await ana.act('AddDocumentSection', { ...inDocument, sectionId, name: 'Valores' })
  await ana.act('AddDocumentField', {
    ...inDocument,
    sectionId,
    fieldId,
    ...aField,
    name: 'Medido',
    fieldKind: 'number',
  })
  await ana.act('FillDocumentField', { ...inDocument, fieldId, value: '312087.45', seen: null })
})

describe('What an event changed', () => {
  it('AUD-01 has the currency and the kind of field of its own time, in the log', async () => {
    const { items } = await ana.ask('actionLog', { viewId: await viewed({ projectId }), limit: 500 })
    const amounts = items.filter(({ kind }) => kind === 'CardAmountsSet').map(({ currency }) => currency)
    expect(amounts).toEqual(['USD', 'BRL'])
    const of = (kind: string) => items.find((item) => item.kind === kind)
    expect(of('DocumentFieldFilled')).toMatchObject({ fieldKind: 'number', currency: null })
    expect(of('ProjectCreated')).toMatchObject({ fieldKind: null, currency: null })
    const [field] = describeChanges(of('DocumentFieldFilled') as Action, wordings['pt-BR'])
    expect(field).toMatchObject({ label: 'Campo', after: 'Medido' })
  })

  it('AUD-01 has the currency also where an amount stands within a phrase', async () => {
    const [inPart, entryId, installmentId] = [await project(ana, { currency: 'USD' }), fresh(), fresh()]
    const entry = anEntry(await taskIn(ana, inPart, 'Escavar'), 120_50)
    const installments = [{ installmentId, dueOn: '2026-03-10', cents: 120_50 }]
    await ana.act('RecordEntry', { projectId: inPart, entryId, ...entry, installments })
    const cancelled = [{ entryId, installmentId, cents: 120_50 }]
    await ana.act('CancelInstallments', { projectId: inPart, installments: cancelled, reason: 'Obra menor' })
    const { items } = await ana.ask('actionLog', { viewId: await viewed({ projectId: inPart }), limit: 500 })
    const action = items.find(({ kind }) => kind === 'InstallmentsCancelled') as Action
    const texts = describeChanges(action, wordings['pt-BR']).map(({ label, after }) => [
      label,
      after?.replaceAll('\u00a0', ' '),
    ])
    expect(texts).toContainEqual(['Parcelas canceladas', '10/03/2026: US$ 120,50'])
  })

  it('AUD-01 has them in what changed, where each field has the kind of its own event', async () => {
    const viewId = fresh()
    await ana.act('ViewProjectActionLog', {
      projectId,
      viewId,
      filters: { ...wholeLog, projectId: undefined } as never,
    })
    const { items } = await ana.ask('projectChanges', { viewId })
    const card = items.find(({ name }) => name === 'Estrutura')
    expect(card).toMatchObject({ currency: 'USD' })
    expect(card?.changes).toContainEqual(expect.objectContaining({ field: 'plannedCents', kind: 'CardAmountsSet' }))
    expect(card?.changes).toContainEqual(expect.objectContaining({ field: 'title', kind: 'CardAdded' }))
    expect(items.find(({ name }) => name === 'Medido')).toMatchObject({ fieldKind: 'number' })
  })

  it('AUD-02 SES-11 is exported in words of the reader’s language, with labels and units', async () => {
    const rows = await exported('pt-BR')
    const of = (kind: string) => rows.filter((row) => row['Código da ação'] === kind)
    expect(of('CardAmountsSet').map(({ Antes, Depois }) => [Antes, Depois])).toEqual([
      ['Valor planejado: US$ 864.500,00', 'Valor planejado: US$ 312.087,45'],
      ['Valor planejado: Vazio', 'Valor planejado: R$ 864.500,00'],
    ])
    expect(of('DocumentFieldFilled')[0]).toMatchObject({
      'O que fez': 'preencheu um campo do documento',
      'O que permitiu': 'Titular do projeto',
      Antes: 'Preenchido com: Vazio',
      Depois: 'Campo: Medido; Preenchido com: 312.087,45',
      Quem: 'Ana Souza',
      Registro: 'Medição',
    })
    expect(of('ProjectDetailsChanged')[0]).toMatchObject({ Antes: 'Moeda: Real (R$)', Depois: 'Moeda: Dólar (US$)' })
    expect(rows.at(-1)?.Quando).toMatch(/^\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d$/)
    expect(rows.at(-1)?.['Fuso horário']).toBe('America/Sao_Paulo (UTC−3)')
    const english = await exported('en')
    expect(english.find((row) => row['Code of the action'] === 'CardAmountsSet')).toMatchObject({
      Before: 'Planned amount: $864,500.00',
      After: 'Planned amount: $312,087.45',
    })
  })

  it('AUD-02 refuses a language that it does not speak', async () => {
    const { status } = await ana.request('GET', `/rest/exports/action-log?exportId=${fresh()}&language=tlh`)
    expect(status).toBe(422)
  })
})
