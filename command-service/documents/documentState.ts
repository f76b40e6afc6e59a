import type { AttachedFile, FileEvent, fileCommands } from '@prumo/contracts/discussion/files'
import type { Target } from '@prumo/contracts/discussion/target'
import type { DocumentCommand, DocumentEvent } from '@prumo/contracts/documents/document'
import type { FieldProperties, FieldValue, Form, Section } from '@prumo/contracts/documents/documentField'
import type { SignatureFileEvent } from '@prumo/contracts/documents/signatureFiles'
import type { SignOffEvent } from '@prumo/contracts/documents/signOff'
import type { SnapshotFormat } from '@prumo/platform/aggregates/aggregates'
import type { By } from '@prumo/platform/decider'
import { Refused } from '@prumo/platform/errors'
import type { z } from 'zod'
import type { SignOffDeciderCommand } from './signOff'
import type { SignOff } from './signOffState'
import type { Sources } from './signOffSubject'

export type KeptField = FieldProperties & { sectionId: string; rank: string; value: FieldValue }
type KeptFile = AttachedFile & { target: Target }
type KeptSection = { name: string; rank: string }
/** As it was when it was removed, and who had filled it in. */
export type RemovedField = KeptField & { fieldId: string; filledById: string | null; filledAt: string | null }
export type RemovedSection = KeptSection & { fields: readonly RemovedField[] }

/** A document that is there, also when it is deleted: it may be restored. It is plain JSON, and so is its snapshot. */
export type KnownDocument = {
  projectId: string
  documentId: string
  title: string
  number: string | null
  authorId: string
  copiedFromId: string | null
  sections: Readonly<Record<string, KeptSection>>
  fields: Readonly<Record<string, KeptField>>
  files: Readonly<Record<string, KeptFile>>
  /** The files of signatures: no part of the content. */
  signedFiles: Readonly<Record<string, KeptFile>>
  approverIds: readonly string[]
  deleted: boolean
  /** How often its content, or who approves it, has been changed. */
  version: number
  signOff: SignOff
}
export type Document = KnownDocument | undefined

export type BeginDocument = {
  type: 'CreateDocument'
  data: {
    projectId: string
    documentId: string
    title: string
    number: string | null
    /** The form to begin with, under new ids. */
    copied: { documentId: string; sections: readonly Section[] } | null
  }
}
type OfDocument<Data> = Data & { documentId: string }
type DataOf<Type extends keyof typeof fileCommands> = OfDocument<z.infer<(typeof fileCommands)[Type]>>
/** The commands of files, as the document that they are attached to is given them. */
export type AttachmentCommand =
  | {
      type: 'AttachFileToDocument'
      data: OfDocument<{ projectId: string; fileId: string; target: Target } & AttachedFile>
    }
  | { type: 'DescribeFileOfDocument'; data: DataOf<'DescribeFile'> }
  | { type: 'RemoveFileFromDocument'; data: DataOf<'RemoveFile'> }
type RestoringData<Type extends DocumentCommand['type']> = Extract<DocumentCommand, { type: Type }>['data']
/** `removed` is what the document's history says of it. */
type RestoringCommand =
  | {
      type: 'RestoreDocumentSection'
      data: RestoringData<'RestoreDocumentSection'> & { removed: RemovedSection | undefined }
    }
  | {
      type: 'RestoreDocumentField'
      data: RestoringData<'RestoreDocumentField'> & { removed: RemovedField | undefined }
    }
export type LeavingCommand = {
  type: 'RemoveFilesOfDocument'
  data: { projectId: string; documentId: string; fileIds: readonly string[] }
}
/** What more of a copied form there is than one append takes. */
export type CopyForm = {
  type: 'CopyDocumentForm'
  data: { projectId: string; documentId: string; sections: readonly Section[] }
}
export type DocumentDeciderCommand =
  | BeginDocument
  | Exclude<DocumentCommand, { type: 'CreateDocument' | RestoringCommand['type'] }>
  | RestoringCommand
  | AttachmentCommand
export type AnyDocumentCommand = DocumentDeciderCommand | CopyForm | LeavingCommand | SignOffDeciderCommand
/** What may change what approvers read. */
export type ContentEvent = DocumentEvent | FileEvent
export type AnyDocumentEvent = ContentEvent | SignatureFileEvent | SignOffEvent

/** The part of a decider's table that concerns some commands to a document that is there. */
export type DocumentRules<Type extends DocumentDeciderCommand['type']> = {
  [T in Type]: (
    data: Extract<DocumentDeciderCommand, { type: T }>['data'],
    document: KnownDocument,
    by: By,
    sources?: Sources,
  ) => ContentEvent[]
}
export type DocumentFolds<Type extends ContentEvent['type']> = {
  [T in Type]: (data: Extract<ContentEvent, { type: T }>['data'], document: Document) => Document
}

type Ranked = { rank: string }

/** In the order of their ranks, by code unit, as the read models' collation has it. */
export const inOrder = <Item extends Ranked>(items: Readonly<Record<string, Item>>): [string, Item][] =>
  Object.entries(items).sort(([, first], [, second]) =>
    first.rank < second.rank ? -1 : first.rank > second.rank ? 1 : 0,
  )

export const fieldsIn = ({ fields }: Pick<KnownDocument, 'fields'>, sectionId: string): [string, KeptField][] =>
  inOrder(fields).filter(([, field]) => field.sectionId === sectionId)

/** The form with what is filled in, in its order: what is checked before a sign-off, and what is signed. */
export const formOf = (document: KnownDocument): Form => {
  const { title, sections, approverIds } = document
  return {
    title,
    approverIds,
    sections: inOrder(sections).map(([sectionId, { name }]) => ({
      sectionId,
      name,
      fields: fieldsIn(document, sectionId).map(([fieldId, { sectionId: _, rank: __, ...field }]) => ({
        fieldId,
        ...field,
      })),
    })),
  }
}

export const entryOf = <Item>(items: Readonly<Record<string, Item>>, id: string): Item | undefined =>
  Object.hasOwn(items, id) ? items[id] : undefined

export function knownSection({ sections }: KnownDocument, sectionId: string): KeptSection {
  const section = entryOf(sections, sectionId)
  if (!section) throw new Refused('document.sectionUnknown')
  return section
}

export const without = <Item>(items: Readonly<Record<string, Item>>, id: string): Record<string, Item> => {
  const { [id]: _, ...rest } = items
  return rest
}

export const documentSnapshot: SnapshotFormat<Document> = {
  version: 6,
  write: (document) => document,
  read: (kept: Document) => kept,
}
