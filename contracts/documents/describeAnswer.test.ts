import { describe, expect, it } from 'vitest'
import { wordings } from '../../test/given/wordings'
import { describeAnswer } from './describeAnswer'
import type { FieldKind } from './documentField'

const card = {
  cardId: 'c',
  title: 'Telhado',
  description: 'Troca da cobertura',
  plannedOn: '2026-10-21',
  realizedOn: null,
  concludedOn: null,
  plannedCents: 86_450_000,
  realizedCents: null,
}
const areas = [
  { areaId: 'a', name: 'Custos', cards: [card] },
  { areaId: 'b', name: 'Riscos', cards: [] },
]
const inPortuguese = (fieldKind: FieldKind, value: Parameters<typeof describeAnswer>[0]['value']) =>
  JSON.parse(JSON.stringify(describeAnswer({ fieldKind, value }, wordings['pt-BR'])).replaceAll('\u00a0', ' '))

describe('What stands in a field of a document', () => {
  it.each([
    ['text', '2026-10-21', '2026-10-21'],
    ['largeText', 'Sem fissuras\nna laje', 'Sem fissuras\nna laje'],
    ['number', '312087.45', '312.087,45'],
    ['number', '298500.00', '298.500,00'],
    ['date', '2026-10-21', '21/10/2026'],
    ['optionSelection', 'Seco', 'Seco'],
    ['optionSelection', '', 'Em branco'],
    ['number', null, 'Em branco'],
    ['optionCheck', null, 'Em branco'],
    ['projectInformation', { information: [] }, 'Em branco'],
  ] as const)('DOC-04 is a text in the language of its reader: %s %j', (kind, value, text) =>
    expect(inPortuguese(kind, value)).toMatchObject({ shape: 'text', text }),
  )

  it('DOC-04 is what was ticked', () =>
    expect(inPortuguese('optionCheck', ['Aço', 'Concreto'])).toEqual({ shape: 'list', items: ['Aço', 'Concreto'] }))

  it('DOC-04 has the names of the project’s information, and its words', () => {
    const information = [
      { item: 'internalCode', value: 'OBR-014' },
      { item: 'status', value: 'active' },
      { item: 'currency', value: 'BRL' },
      { item: 'tags', value: ['obra', 'escola'] },
      { item: 'customerName', value: null },
    ] as const
    const { facts } = inPortuguese('projectInformation', { information })
    expect(facts.map(({ name, text }: Record<string, string>) => `${name}: ${text}`)).toEqual([
      'Código interno: OBR-014',
      'Situação: Ativo',
      'Moeda: Real (R$)',
      'Etiquetas: obra, escola',
      'Cliente: Em branco',
    ])
  })

  it('DOC-04 has cards as tables with headings, without columns that are empty for all', () => {
    expect(inPortuguese('canvasCards', { areas, currency: 'BRL' })).toEqual({
      shape: 'tables',
      heading: 'Cartão',
      without: 'Sem cartões: Riscos',
      tables: [
        {
          areaId: 'a',
          name: 'Custos',
          columns: [
            { key: 'plannedOn', name: 'Data planejada', isAmount: false },
            { key: 'plannedCents', name: 'Valor planejado', isAmount: true },
          ],
          rows: [
            {
              cardId: 'c',
              title: 'Telhado',
              description: 'Troca da cobertura',
              cells: ['21/10/2026', 'R$ 864.500,00'],
            },
          ],
        },
      ],
    })
  })

  it('DOC-04 has plain amounts where a content of before says no currency', () =>
    expect(inPortuguese('canvasCards', { areas }).tables[0].rows[0].cells).toEqual(['21/10/2026', '864.500,00']))
})
