import { z } from 'zod'
import { features } from '../access'
import { confidential } from '../confidential'
import { offeredPerson } from '../offeredPerson'
import type { QueryContract } from '../query'
import { id, text } from '../values'
import { fieldProperties, fieldValue, projectInformationItems } from './documentField'
import { documentStatuses } from './documentStatus'
import { embeddedCard, featuresOfEmbedded } from './embedded'
import { documentProblems } from './problemsOf'

const view = { of: 'project', feature: 'documents', level: 'viewOnly' } as const

const person = z.object({ userId: z.string(), name: z.string() })

const listed = z.object({
  documentId: z.string(),
  projectId: z.string(),
  projectPitch: z.string(),
  title: z.string(),
  number: z.string().nullable(),
  status: z.enum(documentStatuses),
  fieldCount: z.int(),
  filledCount: z.int(),
  approvers: z.array(person),
  authorName: z.string(),
  createdAt: z.string(),
  changedAt: z.string(),
  changedByName: z.string().nullable(),
})
export type ListedDocument = z.infer<typeof listed>

export const embedded = z.union([
  z.object({
    areas: z.array(z.object({ areaId: z.string(), name: z.string(), cards: z.array(embeddedCard) })),
    currency: z.string().optional(),
  }),
  z.object({
    information: z.array(
      z.object({
        item: z.enum(projectInformationItems),
        value: z.union([z.string(), z.array(z.string())]).nullable(),
      }),
    ),
  }),
])

const field = z.object({
  ...fieldProperties,
  fieldId: z.string(),
  value: fieldValue,
  /** What it shows of the project now, where nobody fills it. */
  embedded: confidential(embedded.nullable(), featuresOfEmbedded),
  /**
   * What a request for approval froze of the project, where it is under way or approved and shows other data by now.
   * `was` is `null` where it is closed to the reader.
   */
  sinceRequest: z.object({ was: confidential(embedded.nullable(), featuresOfEmbedded) }).nullable(),
  filledAt: z.string().nullable(),
  filledById: z.string().nullable(),
  filledByName: z.string().nullable(),
})
export type ShownField = z.infer<typeof field>

const section = z.object({ sectionId: z.string(), name: z.string(), fields: z.array(field) })
export type ShownSection = z.infer<typeof section>

export const documentQueries = {
  /** Documents across projects, or of one: a page of a list, the last changed first. */
  documents: {
    need: { of: 'organization', feature: 'documents', level: 'viewOnly' },
    needInProject: { of: 'project', feature: 'documents', level: 'viewOnly' },
    input: z.strictObject({
      projectId: id.optional(),
      status: z.enum(documentStatuses).optional(),
      approverId: id.optional(),
      search: text(200).optional(),
      /** Those that were deleted and can be restored, in place of those that are there. */
      deleted: z.enum(['yes', 'no']).default('no'),
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ items: z.array(listed), next: z.string().nullable(), total: z.int() }),
    reads: ['documents_documents', 'projects_projects', 'identity_accounts'],
  },
  /** The approvers of the documents that the asker may see, across projects, by name; the erased have none. */
  documentApprovers: {
    need: { of: 'organization', feature: 'documents', level: 'viewOnly' },
    input: z.strictObject({
      search: text(200).optional(),
      /** This one alone, whatever the search. */
      chosenId: id.optional(),
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(30),
    }),
    output: z.object({
      items: z.array(z.object({ id: z.string(), name: z.string().nullable() })),
      next: z.string().nullable(),
    }),
    reads: ['documents_documents', 'projects_projects', 'identity_accounts'],
  },
  /** A document, whole: its form, what is filled in, and what it shows of its project now. */
  document: {
    need: view,
    whole: true,
    input: z.strictObject({ projectId: id, documentId: id }),
    output: listed.extend({
      /** With whether each can open the project's documents, and what each may not see of what this one shows. */
      approvers: z.array(person.extend({ hasAccess: z.boolean(), mayNotSee: z.array(z.enum(features)) })),
      sections: z.array(section),
      problems: z.array(
        z.object({
          problem: z.enum(documentProblems),
          sectionId: z.string().nullable(),
          fieldId: z.string().nullable(),
        }),
      ),
      /** Who may be named as an approver. */
      people: z.array(offeredPerson),
      /** The areas that a field of canvas cards may show. */
      areas: z.array(z.object({ areaId: z.string(), name: z.string() })),
      deletedAt: z.string().nullable(),
      deletedByName: z.string().nullable(),
      deletionReason: z.string().nullable(),
    }),
    reads: [
      'documents_documents',
      'documents_sections',
      'documents_fields',
      'documents_sign_offs',
      'projects_projects',
      'partners_partners',
      'identity_accounts',
      'canvas_areas',
      'canvas_cards',
      'organization_users',
      'organization_access_profiles',
    ],
  },
} as const satisfies Record<string, QueryContract>
