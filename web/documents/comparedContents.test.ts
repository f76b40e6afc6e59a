import type { DocumentContent } from '@prumo/contracts/documents/documentContent'
import { describe, expect, it } from 'vitest'
import { changedRows, comparedContents } from './comparedContents'

type Field = DocumentContent['sections'][number]['fields'][number]
const field = (fieldId: string, value: Field['value'], more: Partial<Field> = {}): Field => ({
  fieldId,
  name: `Campo ${fieldId}`,
  fieldKind: 'text',
  required: false,
  fieldSize: 'large',
  options: [],
  value,
  ...more,
})
const content = (fields: Field[], more: Partial<DocumentContent> = {}): DocumentContent => ({
  prumo: 'document',
  version: 1,
  projectId: 'p',
  documentId: 'd',
  number: null,
  title: 'Laudo',
  attachments: [],
  sections: [{ sectionId: 's', name: 'Estrutura', fields }],
  ...more,
})
const changes = (before: DocumentContent | null, after: DocumentContent) =>
  changedRows(comparedContents(before, after)).map(({ id, change }) => [id, change])

describe('The comparison of two contents', () => {
  const plain = content([field('a', '1'), field('b', '2'), field('c', '3')])

  it('DOC-04 finds nothing if no content was accepted before, or the same one', () => {
    expect(changes(null, plain)).toEqual([])
    expect(changes(plain, plain)).toEqual([])
  })

  it.each<[string, DocumentContent, unknown]>([
    ['a value', content([field('a', '9'), field('b', '2'), field('c', '3')]), [['a', 'changed']]],
    ['a name', content([field('a', '1', { name: 'Vão' }), field('b', '2'), field('c', '3')]), [['a', 'changed']]],
    [
      'whether it is required',
      content([field('a', '1', { required: true }), field('b', '2'), field('c', '3')]),
      [['a', 'changed']],
    ],
    [
      'a field that is new',
      content([field('a', '1'), field('n', '0'), field('b', '2'), field('c', '3')]),
      [['n', 'added']],
    ],
    ['a field that is gone', content([field('a', '1'), field('c', '3')]), [['b', 'removed']]],
    [
      'the order',
      content([field('b', '2'), field('a', '1'), field('c', '3')]),
      [
        ['b', 'moved'],
        ['a', 'moved'],
        ['c', 'moved'],
      ],
    ],
    ['the title', content([...(plain.sections[0]?.fields ?? [])], { title: 'Parecer' }), [['title', 'changed']]],
    ['a number', content([...(plain.sections[0]?.fields ?? [])], { number: '7' }), [['number', 'changed']]],
    [
      'a section',
      content([], {
        sections: [...plain.sections, { sectionId: 't', name: 'Custos', fields: [field('d', '4')] }],
      }),
      [
        ['section-t', 'added'],
        ['d', 'added'],
      ],
    ],
    [
      'an attachment',
      content([...(plain.sections[0]?.fields ?? [])], {
        attachments: [{ name: 'planta.pdf', size: 3, sha256: 'f', type: 'application/pdf' }],
      }),
      [['file-planta.pdf', 'added']],
    ],
  ])('DOC-04 finds what differs: %s', (_, after, expected) => expect(changes(plain, after)).toEqual(expected))

  it('DOC-04 finds a removed section with its fields', () =>
    expect(changes(plain, content([], { sections: [] }))).toEqual([
      ['section-s', 'removed'],
      ['a', 'removed'],
      ['b', 'removed'],
      ['c', 'removed'],
    ]))
})
