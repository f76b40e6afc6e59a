import type { CommandModule } from '../pipeline/module'
import { actionLog } from './actionLog'
import { denials } from './denials'
import { heads } from './heads'
import { type AuditParts, auditPreparations } from './preparations'

export const audit: CommandModule<AuditParts> = {
  deciders: [actionLog, heads, denials],
  open: ({ headKeeper, limits, publishHead }) => ({
    preparations: auditPreparations({ headKeeper, limits, publishHead }),
  }),
}
