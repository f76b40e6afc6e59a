import { z } from 'zod'
import type { Need } from '../access'
import { event } from '../event'
import type { MessageOf } from '../message'
import { seen } from '../seen'
import { id, instant, line, text } from '../values'
import { documentField, fieldProperties, fieldValue } from './documentField'

const ofDocument = { projectId: id, documentId: id }
const ofSection = { ...ofDocument, sectionId: id }
const ofField = { ...ofDocument, fieldId: id }
const heading = { title: line(300), number: text(50).nullable() }
const section = { name: line(200) }
const rank = z.string()
const place = { sectionId: id, rank }

/** How large a form may grow. */
export const mostSections = 100
export const mostFields = 500
/**
 * A limit, because each of these fields may show the whole canvas: hundreds would make the document hundreds of
 * canvases long.
 */
export const mostCanvasFields = 10
export const mostApprovers = 50
/**
 * The bytes of a document's content in the event that asks about it, at most: half of what the log takes at once (see
 * `appendSize`). The other half is
 * for the change of one field and all that it voids, which stand in the same append.
 */
export const largestContent = 256 * 1024

/** Commands about a document: its form, its values and its approvers. */
export const documentCommands = {
  /** `copyFrom` gives it the form of another document, empty. */
  CreateDocument: z.strictObject({ ...ofDocument, ...heading, copyFrom: z.strictObject(ofDocument).nullable() }),
  RenameDocument: z.strictObject({ ...ofDocument, ...heading, seen: seen(heading) }),

  AddDocumentSection: z.strictObject({ ...ofSection, ...section }),
  RenameDocumentSection: z.strictObject({ ...ofSection, ...section, seen: seen(section) }),
  /** To before another section, last of all for `null`. */
  MoveDocumentSection: z.strictObject({ ...ofSection, beforeSectionId: id.nullable() }),
  /** With every field in it. */
  RemoveDocumentSection: z.strictObject(ofSection),
  /** As it was when it was removed, with its fields and what was filled in. */
  RestoreDocumentSection: z.strictObject(ofSection),

  /** Last of its section. */
  AddDocumentField: z.strictObject({ ...ofField, sectionId: id, ...fieldProperties }),
  ChangeDocumentField: z.strictObject({ ...ofField, ...documentField.partial().shape, seen: seen(fieldProperties) }),
  MoveDocumentField: z.strictObject({ ...ofField, sectionId: id, beforeFieldId: id.nullable() }),
  RemoveDocumentField: z.strictObject(ofField),
  RestoreDocumentField: z.strictObject(ofField),

  /**
   * `seen` is the value that the person saw before filling in, so that what another person wrote meanwhile is not
   * overwritten.
   */
  FillDocumentField: z.strictObject({ ...ofField, value: fieldValue, seen: fieldValue }),

  NameDocumentApprover: z.strictObject({ ...ofDocument, userId: id }),
  RemoveDocumentApprover: z.strictObject({ ...ofDocument, userId: id }),

  DeleteDocument: z.strictObject({ ...ofDocument, reason: line(500) }),
  RestoreDocument: z.strictObject(ofDocument),
}

const edit = { of: 'project', feature: 'documents', level: 'editOnly' } as const

/** The need of each command. */
export const documentNeeds = {
  CreateDocument: edit,
  RenameDocument: edit,
  AddDocumentSection: edit,
  RenameDocumentSection: edit,
  MoveDocumentSection: edit,
  RemoveDocumentSection: edit,
  RestoreDocumentSection: edit,
  AddDocumentField: edit,
  ChangeDocumentField: edit,
  MoveDocumentField: edit,
  RemoveDocumentField: edit,
  RestoreDocumentField: edit,
  FillDocumentField: edit,
  NameDocumentApprover: edit,
  RemoveDocumentApprover: edit,
  DeleteDocument: edit,
  RestoreDocument: edit,
} as const satisfies Record<keyof typeof documentCommands, Need>

/** The events. `before` holds the values that were replaced. */
export const documentEvents = {
  DocumentCreated: event(
    z.strictObject({
      ...ofDocument,
      ...heading,
      authorId: id,
      /** The document from which the form was copied. */
      copiedFromId: id.nullable(),
    }),
    { of: 'documentId', begins: true, names: { kind: 'document', id: 'documentId', name: 'title' } },
  ),
  DocumentRenamed: event(z.strictObject({ ...ofDocument, ...heading, before: z.strictObject(heading) }), {
    of: 'documentId',
    names: { kind: 'document', id: 'documentId', name: 'title' },
  }),

  DocumentSectionAdded: event(z.strictObject({ ...ofSection, ...section, rank }), {
    of: 'documentId',
    part: 'sectionId',
    names: { kind: 'documentSection', id: 'sectionId', name: 'name' },
  }),
  DocumentSectionRenamed: event(
    z.strictObject({
      ...ofSection,
      ...section,
      before: z.strictObject({ ...section }),
    }),
    { of: 'documentId', part: 'sectionId', names: { kind: 'documentSection', id: 'sectionId', name: 'name' } },
  ),
  DocumentSectionMoved: event(z.strictObject({ ...ofSection, rank, before: z.strictObject({ rank }) }), {
    of: 'documentId',
    part: 'sectionId',
  }),
  DocumentSectionRemoved: event(z.strictObject({ ...ofSection, before: z.strictObject({ ...section, rank }) }), {
    of: 'documentId',
    part: 'sectionId',
  }),
  DocumentSectionRestored: event(z.strictObject({ ...ofSection, ...section, rank }), {
    of: 'documentId',
    part: 'sectionId',
    names: { kind: 'documentSection', id: 'sectionId', name: 'name' },
  }),

  DocumentFieldAdded: event(z.strictObject({ ...ofField, ...place, ...fieldProperties }), {
    of: 'documentId',
    part: 'fieldId',
    names: { kind: 'documentField', id: 'fieldId', name: 'name' },
  }),
  DocumentFieldChanged: event(
    z.strictObject({
      ...ofField,
      ...documentField.partial().shape,
      before: documentField.partial(),
    }),
    { of: 'documentId', part: 'fieldId', names: { kind: 'documentField', id: 'fieldId', name: 'name' } },
  ),
  DocumentFieldMoved: event(z.strictObject({ ...ofField, ...place, before: z.strictObject(place) }), {
    of: 'documentId',
    part: 'fieldId',
  }),
  DocumentFieldRemoved: event(
    z.strictObject({
      ...ofField,
      before: z.strictObject({ ...place, ...fieldProperties, value: fieldValue }),
    }),
    { of: 'documentId', part: 'fieldId' },
  ),
  /** `filledById` and `filledAt` are of whoever had filled it in before it was removed. */
  DocumentFieldRestored: event(
    z.strictObject({
      ...ofField,
      ...place,
      ...fieldProperties,
      value: fieldValue,
      filledById: id.nullable(),
      filledAt: instant.nullable(),
    }),
    { of: 'documentId', part: 'fieldId', names: { kind: 'documentField', id: 'fieldId', name: 'name' } },
  ),

  DocumentFieldFilled: event(
    z.strictObject({
      ...ofField,
      value: fieldValue,
      before: z.strictObject({ value: fieldValue }),
    }),
    { of: 'documentId', part: 'fieldId' },
  ),

  DocumentApproverNamed: event(z.strictObject({ ...ofDocument, userId: id }), { of: 'documentId' }),
  DocumentApproverRemoved: event(z.strictObject({ ...ofDocument, userId: id }), { of: 'documentId' }),

  DocumentDeleted: event(z.strictObject({ ...ofDocument, reason: line(500) }), { of: 'documentId', ends: true }),
  DocumentRestored: event(z.strictObject(ofDocument), { of: 'documentId', begins: true }),
}

/** Codes of the refusals. */
export const documentRefusals = [
  'document.unknown',
  'document.idTaken',
  'document.deleted',
  'document.copiedUnknown',
  'document.beingCopied',
  'document.sectionUnknown',
  'document.sectionIdTaken',
  'document.tooManySections',
  'document.fieldUnknown',
  'document.fieldIdTaken',
  'document.fieldNameTaken',
  'document.tooManyFields',
  'document.tooManyCanvasFields',
  'document.optionsInvalid',
  'document.filledByNobody',
  'document.valueInvalid',
  'document.valueNoLongerFits',
  'document.valueChangedMeanwhile',
  'document.approverUnknown',
  'document.approverMayNotSee',
  'document.tooManyApprovers',
  'document.tooLarge',
  'document.sectionTooLarge',
] as const

export type DocumentEvent = MessageOf<typeof documentEvents>
export type DocumentCommand = MessageOf<typeof documentCommands>
