import { auditPreparations } from './audit/preparations'
import { canvasPreparations } from './canvas/preparations'
import { discussionPreparations } from './discussion/preparations'
import { documentPreparations } from './documents/preparations'
import { signOffPreparations } from './documents/signOffPreparations'
import { identityPreparations } from './identity/preparations'
import { importPreparations } from './imports/preparations'
import { organizationPreparations } from './organization/preparations'
import type { Preparations } from './pipeline/preparation'
import { projectPreparations } from './projects/preparations'
import { taskPreparations } from './tasks/preparations'

export const preparations: Preparations = {
  ...identityPreparations,
  ...organizationPreparations,
  ...projectPreparations,
  ...taskPreparations,
  ...canvasPreparations,
  ...documentPreparations,
  ...signOffPreparations,
  ...importPreparations,
  ...discussionPreparations,
  ...auditPreparations,
}
