import type { CommandModule } from '../module'
import { actionLog } from './actionLog'
import { denials } from './denials'
import { heads } from './heads'
import { auditPreparations } from './preparations'

export const audit: CommandModule = {
  deciders: [actionLog, heads, denials],
  open: ({ headKeeper, limits, publishHead }) => ({
    preparations: auditPreparations({ headKeeper, limits, publishHead }),
  }),
}
