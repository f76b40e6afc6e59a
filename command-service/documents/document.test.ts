import type { ProjectPlace } from '@prumo/contracts/access'
import { type DocumentEvent, mostApprovers, mostFields, mostSections } from '@prumo/contracts/documents/document'
import type { FieldProperties } from '@prumo/contracts/documents/documentField'
import { problemsOf } from '@prumo/contracts/documents/problemsOf'
import { decide, fold } from '@prumo/platform/decider'
import fc from 'fast-check'
import { generateNKeysBetween } from 'fractional-indexing'
import { describe, expect, it } from 'vitest'
import { aField } from '../../test/given/aField'
import { ann, at, givenOf } from '../../test/given/given'
import { document } from './document'
import {
  type AnyDocumentEvent,
  type Document,
  type DocumentDeciderCommand,
  documentSnapshot,
  formOf,
} from './documentState'

const id = (end: number) => `00000000-0000-4000-8000-${String(end).padStart(12, '0')}`
const [projectId, documentId, otherProject, bia] = [id(1), id(2), id(3), id(11)]
const [weather, crew] = [id(101), id(102)]
const [rain, notes, day] = [id(201), id(202), id(203)]
const project: ProjectPlace = {
  projectId,
  organizationId: ann.organizationId,
  ownerId: ann.userId,
  roles: { [bia]: ['team'] },
}
const by = { actor: ann, at, project }
const given = givenOf(document, by)
const place = { projectId, documentId }

const created: DocumentEvent = {
  type: 'DocumentCreated',
  data: { ...place, title: 'Diário de obra', number: 'RDO-1', authorId: ann.userId, copiedFromId: null },
}
const section = (sectionId: string, name: string, rank = 'a0'): DocumentEvent => ({
  type: 'DocumentSectionAdded',
  data: { ...place, sectionId, name, rank },
})
const field = (
  fieldId: string,
  name: string,
  rank = 'a0',
  more: Partial<FieldProperties> = {},
  sectionId = weather,
): DocumentEvent => ({
  type: 'DocumentFieldAdded',
  data: { ...place, sectionId, fieldId, rank, ...aField, name, ...more },
})
const filled = (
  fieldId: string,
  value: string | string[] | null,
  before: string | string[] | null = null,
): DocumentEvent => ({ type: 'DocumentFieldFilled', data: { ...place, fieldId, value, before: { value: before } } })

const command = <Type extends DocumentDeciderCommand['type']>(
  type: Type,
  data: Omit<Extract<DocumentDeciderCommand, { type: Type }>['data'], 'projectId' | 'documentId'>,
) => ({ type, data: { ...place, ...data } }) as unknown as DocumentDeciderCommand
const add = (fieldId: string, name: string, more: Partial<FieldProperties> = {}) =>
  command('AddDocumentField', { sectionId: weather, fieldId, ...aField, name, ...more })
const fill = (fieldId: string, value: string | string[] | null, seen: string | string[] | null = null) =>
  command('FillDocumentField', { fieldId, value, seen })

/** The ranks of so many, one behind the other. */
const ranks = (count: number) => generateNKeysBetween(null, null, count)

const form = [created, section(weather, 'Clima'), section(crew, 'Equipe', 'a1'), field(rain, 'Chuva')]

describe('A document', () => {
  const create = command('CreateDocument', { title: 'Diário de obra', number: 'RDO-1', copied: null })

  it('DOC-01 a document begins empty and names its author', () => given().when(create).then(created))
  it('DOC-01 a document is created once', () => given(created).when(create).thenNothing())

  it('DOC-01 refuses the id of another project’s document', () =>
    given({ ...created, data: { ...created.data, projectId: otherProject } } as DocumentEvent)
      .when(create)
      .thenRefused('document.idTaken'))

  it('DOC-01 a document begins with the form of another, without its values', () =>
    given()
      .when(
        command('CreateDocument', {
          title: 'Diário de obra',
          number: 'RDO-1',
          copied: {
            documentId: id(9),
            sections: [
              { sectionId: weather, name: 'Clima', fields: [{ fieldId: rain, ...aField, value: 'do outro' }] },
            ],
          },
        }),
      )
      .then(
        { ...created, data: { ...created.data, copiedFromId: id(9) } } as DocumentEvent,
        section(weather, 'Clima'),
        field(rain, aField.name),
      ))

  it('DOC-01 a change of the title records the values before and after', () =>
    given(created)
      .when(command('RenameDocument', { title: 'Diário', number: null }))
      .then({
        type: 'DocumentRenamed',
        data: { ...place, title: 'Diário', number: null, before: { title: 'Diário de obra', number: 'RDO-1' } },
      }))

  it.each<DocumentDeciderCommand>([
    command('RenameDocument', { title: 'a', number: null }),
    command('AddDocumentSection', { sectionId: weather, name: 'a' }),
    fill(rain, 'a'),
    command('NameDocumentApprover', { userId: bia }),
    command('DeleteDocument', { reason: 'a' }),
    command('RestoreDocument', {}),
  ])('DOC-01 a document of another project is unknown to $type', (sent) =>
    given(...form)
      .when({ ...sent, data: { ...sent.data, projectId: otherProject } } as DocumentDeciderCommand)
      .thenRefused('document.unknown'),
  )

  it('DOC-01 a document is deleted with a reason, refuses changes meanwhile, and is restored', () => {
    const deleted: DocumentEvent = { type: 'DocumentDeleted', data: { ...place, reason: 'Repetido' } }
    const remove = command('DeleteDocument', { reason: 'Repetido' })
    const restore = command('RestoreDocument', {})
    given(...form)
      .when(remove)
      .then(deleted)
    given(...form, deleted)
      .when(remove)
      .thenNothing()
    given(...form, deleted)
      .when(fill(rain, 'Sim'))
      .thenRefused('document.deleted')
    given(...form, deleted)
      .when(restore)
      .then({ type: 'DocumentRestored', data: place })
    given(...form)
      .when(restore)
      .thenNothing()
  })

  it('DOC-04 accepts approvers who take part in the project, and nobody else', () => {
    const name = (userId: string) => command('NameDocumentApprover', { userId })
    const named: DocumentEvent = { type: 'DocumentApproverNamed', data: { ...place, userId: bia } }
    given(created).when(name(bia)).then(named)
    given(created, named).when(name(bia)).thenNothing()
    given(created)
      .when(name(ann.userId))
      .then({ ...named, data: { ...place, userId: ann.userId } })
    given(created)
      .when(name(id(99)))
      .thenRefused('document.approverUnknown')
    given(created, named)
      .when(command('RemoveDocumentApprover', { userId: bia }))
      .then({ type: 'DocumentApproverRemoved', data: { ...place, userId: bia } })
  })

  it('DOC-04 refuses more approvers than a document may have', () => {
    const named = Array.from({ length: mostApprovers }, (_, index): DocumentEvent => {
      return { type: 'DocumentApproverNamed', data: { ...place, userId: id(400 + index) } }
    })
    const nameBia = command('NameDocumentApprover', { userId: bia })
    given(created, ...named)
      .when(nameBia)
      .thenRefused('document.tooManyApprovers', { most: mostApprovers })
    given(created, ...named.slice(1))
      .when(nameBia)
      .then({ type: 'DocumentApproverNamed', data: { ...place, userId: bia } })
  })
})

describe('A section', () => {
  it('DOC-01 a section is added after the others', () =>
    given(...form)
      .when(command('AddDocumentSection', { sectionId: id(103), name: 'Fotos' }))
      .then(section(id(103), 'Fotos', 'a2')))

  it('DOC-01 a section that is sent twice is added once, and never under another section’s id', () => {
    const addCrew = (name: string) => given(...form).when(command('AddDocumentSection', { sectionId: crew, name }))
    addCrew('Equipe').thenNothing()
    addCrew('Fotos').thenRefused('document.sectionIdTaken')
  })

  it('DOC-01 refuses more sections than a document may have, also one that comes back', () => {
    const full = ranks(mostSections).map((rank, index) => section(id(500 + index), `Seção ${index}`, rank))
    const removed = { name: 'Clima', rank: 'Zz', fields: [] }
    const adding = command('AddDocumentSection', { sectionId: weather, name: 'Clima' })
    const restoring = command('RestoreDocumentSection', { sectionId: weather, removed })
    for (const sent of [adding, restoring]) {
      given(created, ...full)
        .when(sent)
        .thenRefused('document.tooManySections', { most: mostSections })
    }
    given(created, ...full.slice(1))
      .when(restoring)
      .then({ type: 'DocumentSectionRestored', data: { ...place, sectionId: weather, name: 'Clima', rank: 'Zz' } })
  })

  it('DOC-01 a section moves before another, and stays where it is', () => {
    const move = (sectionId: string, beforeSectionId: string | null) =>
      given(...form).when(command('MoveDocumentSection', { sectionId, beforeSectionId }))
    move(crew, weather).then({
      type: 'DocumentSectionMoved',
      data: { ...place, sectionId: crew, rank: 'Zz', before: { rank: 'a1' } },
    })
    move(weather, crew).thenNothing()
    move(weather, weather).thenNothing()
    move(crew, null).thenNothing()
    move(crew, id(999)).thenRefused('document.sectionUnknown')
  })

  it('DOC-01 the removal of a section takes its fields and their values', () =>
    given(...form, filled(rain, 'Sim'))
      .when(command('RemoveDocumentSection', { sectionId: weather }))
      .then(
        {
          type: 'DocumentFieldRemoved',
          data: {
            ...place,
            fieldId: rain,
            before: { sectionId: weather, rank: 'a0', ...aField, name: 'Chuva', value: 'Sim' },
          },
        },
        {
          type: 'DocumentSectionRemoved',
          data: { ...place, sectionId: weather, before: { name: 'Clima', rank: 'a0' } },
        },
      ))
})

describe('What was removed from a form', () => {
  const removed = { rank: 'a0', ...aField, name: 'Chuva', sectionId: weather, fieldId: rain, value: 'Sim' }
  const who = { filledById: bia, filledAt: at }
  const fieldBack = (more: object = {}) =>
    ({ type: 'DocumentFieldRestored', data: { ...place, ...removed, ...who, ...more } }) as DocumentEvent
  const restoreField = (more: object = {}) =>
    command('RestoreDocumentField', { fieldId: rain, removed: { ...removed, ...who, ...more } })
  const restoreSection = (fields: object[], rank = 'a0') =>
    command('RestoreDocumentSection', { sectionId: weather, removed: { name: 'Clima', rank, fields } as never })
  const withoutField = form.slice(0, 3)

  it('DOC-01 a field comes back with its value, where it stood, and is the same field', () => {
    given(...withoutField)
      .when(restoreField())
      .then(fieldBack())
    given(...withoutField, fieldBack())
      .when(restoreField())
      .thenNothing()
    given(...withoutField, fieldBack())
      .when(fill(rain, 'Não', 'Sim'))
      .then(filled(rain, 'Não', 'Sim'))
  })

  it('DOC-01 a field comes back behind what has taken its place meanwhile', () =>
    given(...withoutField, field(notes, 'Notas'), field(day, 'Dia', 'a1'))
      .when(restoreField())
      .then(fieldBack({ rank: 'a0V' })))

  it('DOC-01 a section comes back with its fields and their values in one piece', () => {
    const second = { ...removed, ...who, fieldId: notes, name: 'Notas', rank: 'a1', value: null }
    given(created, section(crew, 'Equipe', 'a1'))
      .when(restoreSection([{ ...removed, ...who }, second]))
      .then(
        { type: 'DocumentSectionRestored', data: { ...place, sectionId: weather, name: 'Clima', rank: 'a0' } },
        fieldBack(),
        fieldBack(second),
      )
    given(created, section(crew, 'Equipe'))
      .when(restoreSection([]))
      .then({ type: 'DocumentSectionRestored', data: { ...place, sectionId: weather, name: 'Clima', rank: 'a1' } })
    given(...form)
      .when(restoreSection([{ ...removed, ...who }]))
      .thenNothing()
  })

  it('DOC-01 nothing comes back that was never removed, whose section is gone, or whose name another field has', () => {
    given(...withoutField)
      .when(command('RestoreDocumentField', { fieldId: rain, removed: undefined }))
      .thenRefused('document.fieldUnknown')
    given(created)
      .when(command('RestoreDocumentSection', { sectionId: weather, removed: undefined }))
      .thenRefused('document.sectionUnknown')
    given(created, section(crew, 'Equipe')).when(restoreField()).thenRefused('document.sectionUnknown')
    given(...withoutField, field(notes, 'CHUVA', 'a5'))
      .when(restoreField())
      .thenRefused('document.fieldNameTaken', { field: 'Chuva' })
    given(created, section(crew, 'Equipe'), field(notes, 'CHUVA', 'a5', {}, crew))
      .when(restoreSection([removed]))
      .thenRefused('document.fieldNameTaken', { field: 'Chuva' })
  })
})

describe('A field', () => {
  it('DOC-01 a field is added last in its section', () =>
    given(...form)
      .when(add(notes, 'Notas', { fieldKind: 'largeText', required: true, fieldSize: 'medium' }))
      .then(field(notes, 'Notas', 'a1', { fieldKind: 'largeText', required: true, fieldSize: 'medium' })))

  it('DOC-01 a field that is sent twice is added once, and never under another field’s id', () => {
    given(...form)
      .when(add(rain, 'Chuva'))
      .thenNothing()
    given(...form)
      .when(add(rain, 'Vento'))
      .thenRefused('document.fieldIdTaken')
  })

  it('DOC-01 refuses more fields than a document may have, counting those of all sections', () => {
    const ofCrew = ranks(mostFields).map((rank, index) => field(id(1000 + index), `Campo ${index}`, rank, {}, crew))
    const withoutFields = form.slice(0, 3)
    given(...withoutFields, ...ofCrew)
      .when(add(notes, 'Notas'))
      .thenRefused('document.tooManyFields', { most: mostFields })
    given(...withoutFields, ...ofCrew.slice(1))
      .when(add(notes, 'Notas'))
      .then(field(notes, 'Notas'))
  })

  it('DOC-02 refuses more than ten fields that show the canvas', () => {
    const shows = { fieldKind: 'canvasCards' } as const
    const full = Array.from({ length: 10 }, (_, index) =>
      field(id(300 + index), `Riscos ${index}`, `a${'123456789A'[index]}`, shows),
    )
    given(...form, ...full)
      .when(add(notes, 'Riscos', shows))
      .thenRefused('document.tooManyCanvasFields', { most: 10 })
    given(...form, ...full)
      .when(command('ChangeDocumentField', { fieldId: rain, ...shows }))
      .thenRefused('document.tooManyCanvasFields', { most: 10 })
    given(...form, ...full)
      .when(command('ChangeDocumentField', { fieldId: id(300), required: aField.required }))
      .thenNothing()
    given(...form, ...full)
      .when(command('ChangeDocumentField', { fieldId: id(300), name: 'Os riscos' }))
      .then({
        type: 'DocumentFieldChanged',
        data: { ...place, fieldId: id(300), name: 'Os riscos', before: { name: 'Riscos 0' } },
      })
  })

  it('DOC-02 refuses a name that another field of the document has, in any case', () => {
    const refusal = ['document.fieldNameTaken', { field: 'CHUVA' }] as const
    given(...form)
      .when(add(notes, ' CHUVA '))
      .thenRefused(...refusal)
    given(...form, field(notes, 'Notas', 'a0', {}, crew))
      .when(command('ChangeDocumentField', { fieldId: notes, name: 'CHUVA' }))
      .thenRefused(...refusal)
    given(...form)
      .when(command('ChangeDocumentField', { fieldId: rain, name: 'chuva' }))
      .then({
        type: 'DocumentFieldChanged',
        data: { ...place, fieldId: rain, name: 'chuva', before: { name: 'Chuva' } },
      })
  })

  it('DOC-01 a field moves to another section', () =>
    given(...form)
      .when(command('MoveDocumentField', { fieldId: rain, sectionId: crew, beforeFieldId: null }))
      .then({
        type: 'DocumentFieldMoved',
        data: { ...place, fieldId: rain, sectionId: crew, rank: 'a0', before: { sectionId: weather, rank: 'a0' } },
      }))

  it('DOC-01 refuses to move a field before a field of another section', () =>
    given(...form, field(notes, 'Notas', 'a0', {}, crew))
      .when(command('MoveDocumentField', { fieldId: rain, sectionId: weather, beforeFieldId: notes }))
      .thenRefused('document.fieldUnknown'))

  it.each([
    [{ fieldKind: 'text', options: ['a'] }],
    [{ fieldKind: 'canvasCards', options: ['no id'] }],
    [{ fieldKind: 'projectInformation', options: ['ownerEmail'] }],
  ] as [Partial<FieldProperties>][])('DOC-01 refuses a field of $fieldKind with $options', (properties) =>
    given(...form)
      .when(add(notes, 'Notas', properties))
      .thenRefused('document.optionsInvalid', { field: 'Notas' }),
  )

  it('DOC-01 refuses a kind or options that do not fit the field’s value', () => {
    const choice = field(notes, 'Solo', 'a1', { fieldKind: 'optionSelection', options: ['Seco', 'Molhado'] })
    const change = (changes: Partial<FieldProperties>) =>
      given(...form, choice, filled(notes, 'Seco')).when(command('ChangeDocumentField', { fieldId: notes, ...changes }))
    change({ options: ['Molhado'] }).thenRefused('document.valueNoLongerFits', { field: 'Solo' })
    change({ fieldKind: 'date', options: [] }).thenRefused('document.valueNoLongerFits', { field: 'Solo' })
    change({ options: ['Molhado', 'Seco'] }).then({
      type: 'DocumentFieldChanged',
      data: {
        ...place,
        fieldId: notes,
        options: ['Molhado', 'Seco'],
        before: { options: ['Seco', 'Molhado'] },
      },
    })
  })

  it('DOC-01 filling a field records the value before', () =>
    given(...form, filled(rain, 'Não'))
      .when(fill(rain, 'Sim', 'Não'))
      .then(filled(rain, 'Sim', 'Não')))

  it('DOC-01 refuses to overwrite what another person wrote meanwhile', () =>
    given(...form, filled(rain, 'Pouca'))
      .when(fill(rain, 'Sim'))
      .thenRefused('document.valueChangedMeanwhile', { field: 'Chuva' }))

  it('DOC-01 filling in the same value again changes nothing', () =>
    given(...form, filled(rain, 'Sim'))
      .when(fill(rain, 'Sim'))
      .thenNothing())

  it('DOC-01 a value of blanks only is empty', () => {
    given(...form)
      .when(fill(rain, '  '))
      .thenNothing()
    given(...form, filled(rain, 'Sim'))
      .when(fill(rain, ' ', 'Sim'))
      .then(filled(rain, null, 'Sim'))
  })

  const takes: [Partial<FieldProperties>, (string | string[])[], (string | string[])[]][] = [
    [{ fieldKind: 'text' }, ['Sim', '<b>ç</b>'], ['a\nb', 'a'.repeat(501), ['Sim']]],
    [{ fieldKind: 'largeText' }, ['a\nb'], [['a']]],
    [
      { fieldKind: 'number' },
      ['0', '-1', '1234.56', '298500.00', '999999999999999.000001'],
      ['-0', '-0.00', '01', '1.1234567', '1,5', '1e3', 'NaN', '١', '1.', '.5', '1234567890123456', ['1']],
    ],
    [{ fieldKind: 'date' }, ['2026-02-28', '2024-02-29'], ['2026-02-29', '28/02/2026', ['2026-02-28']]],
    [{ fieldKind: 'optionSelection', options: ['a', 'b'] }, ['a'], ['c', ['a'], 'constructor']],
    [{ fieldKind: 'optionCheck', options: ['a', 'b'] }, [['a'], ['b', 'a']], ['a', ['c']]],
  ]
  it.each(takes)(
    'DOC-01 a field of $fieldKind accepts values that fit it and nothing else',
    (properties, good, bad) => {
      for (const value of good)
        given(...form, field(notes, 'Outro', 'a1', properties))
          .when(fill(notes, value))
          .then(filled(notes, value))
      for (const value of bad)
        given(...form, field(notes, 'Outro', 'a1', properties))
          .when(fill(notes, value))
          .thenRefused('document.valueInvalid', { field: 'Outro' })
    },
  )

  it.each(['canvasCards', 'projectInformation'] as const)('DOC-01 refuses to fill a field of %s', (fieldKind) =>
    given(...form, field(notes, 'Outro', 'a1', { fieldKind }))
      .when(fill(notes, 'a'))
      .thenRefused('document.filledByNobody', { field: 'Outro' }),
  )

  it.each(['__proto__', 'constructor'])('DOC-01 a field with the id %s is unknown', (fieldId) =>
    given(...form)
      .when(fill(fieldId, 'a'))
      .thenRefused('document.fieldUnknown'),
  )
})

describe('What keeps a document from its approvers', () => {
  const problemsIn = (...events: DocumentEvent[]) => {
    const state = fold(
      document,
      events.map((event) => ({ ...event, at })),
    )
    return state ? problemsOf(formOf(state)) : []
  }
  const named: DocumentEvent = { type: 'DocumentApproverNamed', data: { ...place, userId: bia } }
  const nowhere = { sectionId: null, fieldId: null }

  it('DOC-02 a document without fields and approvers is incomplete', () =>
    expect(problemsIn(created)).toEqual([
      { ...nowhere, problem: 'fieldMissing' },
      { ...nowhere, problem: 'approverMissing' },
    ]))

  it('DOC-02 an empty required field and a choice without options are problems', () =>
    expect(
      problemsIn(
        ...form,
        named,
        field(notes, 'Notas', 'a1', { required: true }),
        field(day, 'Turno', 'a2', { fieldKind: 'optionCheck' }),
      ),
    ).toEqual([
      { ...nowhere, fieldId: notes, problem: 'valueMissing' },
      { ...nowhere, fieldId: day, problem: 'optionsMissing' },
    ]))

  it('DOC-02 a complete document has no problems', () =>
    expect(problemsIn(...form, named, field(notes, 'Notas', 'a1', { required: true }), filled(notes, 'Ok'))).toEqual(
      [],
    ))

  it('DOC-02 missing titles and names are problems, also in logs of older versions', () =>
    expect(
      problemsOf({
        title: ' ',
        approverIds: [bia],
        sections: [
          {
            sectionId: weather,
            name: '',
            fields: [
              { ...aField, fieldId: rain, value: null },
              { ...aField, fieldId: notes, name: ` ${aField.name.toUpperCase()}`, value: null },
              { ...aField, fieldId: day, name: '', value: null },
            ],
          },
        ],
      }).map(({ problem }) => problem),
    ).toEqual(['titleMissing', 'sectionNameMissing', 'fieldNameRepeated', 'fieldNameMissing']))
})

it('DOC-01 in any order of commands, names stay unique, orders total, and the version counts each change', () => {
  const sectionIds = [weather, crew, id(103)]
  const fieldIds = [rain, notes, day, id(204)]
  const anySection = fc.constantFrom(...sectionIds)
  const anyField = fc.constantFrom(...fieldIds)
  const anyCommand = fc.oneof(
    anySection.map((sectionId) => command('AddDocumentSection', { sectionId, name: `Seção ${sectionId.at(-1)}` })),
    anySection.map((sectionId) => command('RemoveDocumentSection', { sectionId })),
    fc
      .tuple(anySection, fc.option(anySection))
      .map(([sectionId, beforeSectionId]) => command('MoveDocumentSection', { sectionId, beforeSectionId })),
    fc
      .tuple(anySection, anyField, fc.constantFrom('Um', 'dois', ' DOIS', 'Três'))
      .map(([sectionId, fieldId, name]) => command('AddDocumentField', { ...aField, sectionId, fieldId, name })),
    fc
      .tuple(anyField, anySection, fc.option(anyField))
      .map(([fieldId, sectionId, beforeFieldId]) =>
        command('MoveDocumentField', { fieldId, sectionId, beforeFieldId }),
      ),
    fc
      .tuple(anyField, fc.option(fc.constantFrom('a', 'b')), fc.option(fc.constantFrom('a', 'b')))
      .map(([fieldId, value, seen]) => fill(fieldId, value, seen)),
  )
  fc.assert(
    fc.property(fc.array(anyCommand, { maxLength: 40 }), (commands) => {
      let state = fold(document, [{ ...created, at }])
      let changes = 0
      for (const sent of commands) {
        const events = decided(sent, state)
        changes += events.length
        state = fold(
          document,
          events.map((event) => ({ ...event, at })),
          state,
        )
      }
      const { sections } = state ? formOf(state) : { sections: [] }
      const fields = sections.flatMap((section) => section.fields)
      expect(fields).toHaveLength(Object.keys(state?.fields ?? {}).length)
      expect(new Set(fields.map(({ name }) => name.trim().toLowerCase())).size).toBe(fields.length)
      expect(state?.version).toBe(changes)
      const kept = JSON.parse(JSON.stringify(documentSnapshot.write(state)))
      expect(documentSnapshot.read(kept as never)).toEqual(state)
    }),
  )
})

function decided(sent: DocumentDeciderCommand, state: Document): AnyDocumentEvent[] {
  try {
    return decide(document, sent, state, by)
  } catch (error) {
    if (error instanceof Error && error.name === 'Refused') return []
    throw error
  }
}
