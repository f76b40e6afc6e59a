import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { documentContent } from './documentContent'
import type { Field } from './documentField'
import { areasWithCards, informationOf } from './embedded'

const field: Field = {
  fieldId: 'f1',
  name: 'Chuva',
  fieldKind: 'text',
  required: true,
  fieldSize: 'small',
  options: [],
  value: 'Sim',
}
const described = {
  projectId: 'p',
  documentId: 'd',
  number: 'RDO-1',
  embedded: {},
  attachments: [],
  form: { title: 'Diário', sections: [{ sectionId: 's1', name: 'Clima', fields: [field] }] },
}

describe('The content that is signed', () => {
  it('DOC-04 the canonical form of the signed content never changes', () =>
    expect(documentContent(described)).toEqual({
      prumo: 'document',
      version: 1,
      projectId: 'p',
      documentId: 'd',
      number: 'RDO-1',
      title: 'Diário',
      sections: [
        {
          sectionId: 's1',
          name: 'Clima',
          fields: [
            {
              fieldId: 'f1',
              name: 'Chuva',
              fieldKind: 'text',
              required: true,
              fieldSize: 'small',
              options: [],
              value: 'Sim',
            },
          ],
        },
      ],
      attachments: [],
    }))

  it('DOC-04 the content differs whatever is changed', () => {
    const withField = (change: Partial<Field>) => ({
      ...described,
      form: { title: 'Diário', sections: [{ sectionId: 's1', name: 'Clima', fields: [{ ...field, ...change }] }] },
    })
    const others = [
      { ...described, number: null },
      { ...described, form: { ...described.form, title: 'Diário ' } },
      ...[{ name: 'Chuva?' }, { value: 'sim' }, { value: null }, { required: false }, { options: ['a'] }].map(
        withField,
      ),
      { ...described, embedded: { f1: { information: [] } } },
      { ...described, attachments: [{ name: 'a', size: 1, sha256: 'b', type: 'c' }] },
    ]
    const texts = [described, ...others].map((source) => JSON.stringify(documentContent(source)))
    expect(new Set(texts).size).toBe(others.length + 1)
  })

  it('DOC-04 attachments have one order', () =>
    fc.assert(
      fc.property(fc.uniqueArray(fc.record({ name: fc.string(), sha256: fc.string() })), (files) => {
        const attachments = files.map((file) => ({ ...file, size: 1, type: 'text/plain' }))
        const content = documentContent({ ...described, attachments })
        expect(documentContent({ ...described, attachments: [...attachments].reverse() })).toEqual(content)
      }),
    ))

  it('DOC-04 the content does not name the approvers', () =>
    expect(
      JSON.stringify(documentContent({ ...described, form: { ...described.form, approverIds: ['u1'] } as never })),
    ).not.toContain('u1'))
})

describe('What a document shows of its project', () => {
  it('DOC-01 a field shows the chosen items of a project in the chosen order', () =>
    expect(
      informationOf({ pitch: 'Escola', tags: ['a'], internalCode: null } as never, ['tags', 'pitch', 'internalCode']),
    ).toEqual([
      { item: 'tags', value: ['a'] },
      { item: 'pitch', value: 'Escola' },
      { item: 'internalCode', value: null },
    ]))

  it('DOC-01 a field shows the chosen areas with their cards, or all areas', () => {
    const areas = [
      { areaId: 'a', name: 'Riscos' },
      { areaId: 'b', name: 'Custo' },
    ]
    const cards = [{ areaId: 'b', cardId: 'c', title: 'Obra' }] as never
    expect(areasWithCards(areas, cards, [])).toEqual([
      { areaId: 'a', name: 'Riscos', cards: [] },
      { areaId: 'b', name: 'Custo', cards: [{ cardId: 'c', title: 'Obra' }] },
    ])
    expect(areasWithCards(areas, cards, ['b', 'gone']).map(({ areaId }) => areaId)).toEqual(['b'])
  })
})
