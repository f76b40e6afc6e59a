import { moduleOf } from '@prumo/contracts/meanings'
import { auditLogFields } from '../audit/logFields'
import { canvasLogFields } from '../canvas/logFields'
import { discussionLogFields } from '../discussion/logFields'
import { documentLogFields } from '../documents/logFields'
import { identityLogFields } from '../identity/logFields'
import { importLogFields } from '../imports/logFields'
import { organizationLogFields } from '../organization/logFields'
import type { LogFields } from '../platform/module'
import { projectLogFields } from '../projects/logFields'
import { taskLogFields } from '../tasks/logFields'

/** How each module has the fields of its events told, by the module under which people find them. */
export const logFields: Record<string, LogFields> = {
  identity: identityLogFields,
  organization: organizationLogFields,
  projects: projectLogFields,
  tasks: taskLogFields,
  canvas: canvasLogFields,
  discussion: discussionLogFields,
  documents: documentLogFields,
  imports: importLogFields,
  audit: auditLogFields,
}

const all = Object.values(logFields)

/** Fields that matter to whoever checks the record, and to nobody else. */
export const technicalFields: ReadonlySet<string> = new Set(all.flatMap(({ technical = [] }) => technical))

/** The group of texts for the values of a field, where it takes one of a few words. */
export const valueTexts: Readonly<Record<string, string>> = Object.assign({}, ...all.map((fields) => fields.valueTexts))

/** The fields of this kind of event that people look for first. */
export const firstFields = (kind: string): readonly string[] => logFields[moduleOf.get(kind) ?? '']?.first ?? []
