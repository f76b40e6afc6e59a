import { z } from 'zod'
import { changedFields } from '../changedFields'
import { projectStatuses } from '../projects/project'
import type { QueryContract } from '../query'
import { id, text } from '../values'
import { partnerTypes, states } from './partnerChoices'
import { partnerSorts } from './partnerSorts'

const view = { of: 'organization', feature: 'customers', level: 'viewOnly' } as const

const types = z.array(z.enum(partnerTypes))
/** As they were recorded: an answer is no input. Without a name is one whose key was destroyed. */
const listed = z.object({
  partnerId: z.string(),
  types,
  name: z.string().nullable(),
  companyName: z.string().nullable(),
  document: z.string().nullable(),
  responsible: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  jobTitle: z.string().nullable(),
  street: z.string().nullable(),
  number: z.string().nullable(),
  complement: z.string().nullable(),
  neighborhood: z.string().nullable(),
  city: z.string().nullable(),
  stateCode: z.enum(states).nullable(),
  postalCode: z.string().nullable(),
})
export type ListedPartner = z.infer<typeof listed>

export const partnerQueries = {
  /** A page of the register, by name unless another order is asked for. What has nothing there comes last. */
  partners: {
    need: { ...view, afterEnd: true },
    input: z.strictObject({
      type: z.enum(partnerTypes).optional(),
      /** Every word of it stands in the name, the company name, the document, the person to speak to or the e-mail. */
      search: text(200).optional(),
      sort: z.enum(partnerSorts).default('name'),
      descending: z.literal('true').optional(),
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    output: z.object({ items: z.array(listed), next: z.string().nullable(), total: z.int() }),
    reads: ['partners_partners'],
  },
  /** A partner, whole, with who added it and who last changed what. */
  partner: {
    need: view,
    input: z.strictObject({ partnerId: id }),
    output: listed.extend({
      createdAt: z.string(),
      createdById: z.string().nullable(),
      createdByName: z.string().nullable(),
      changedAt: z.string(),
      changedFields,
    }),
    reads: ['partners_partners', 'identity_accounts'],
  },
  /** The projects that name this customer, by name: those that the asker sees, and how many others there are. */
  partnerProjects: {
    need: view,
    input: z.strictObject({
      partnerId: id,
      after: text(5000).optional(),
      limit: z.coerce.number().int().min(1).max(200).default(20),
    }),
    output: z.object({
      items: z.array(z.object({ projectId: z.string(), pitch: z.string(), status: z.enum(projectStatuses) })),
      next: z.string().nullable(),
      total: z.int(),
      others: z.int(),
    }),
    reads: ['partners_partners', 'projects_projects'],
  },
} as const satisfies Record<string, QueryContract>
