import type { CommandModule } from '../module'
import { organizationCalls } from './calls'
import { company } from './company'
import { organizationPreparations } from './preparations'

export const organization: CommandModule = {
  deciders: [company],
  open: ({ ledger, forgetErased, domain, runner }) => ({
    preparations: organizationPreparations({ ledger, forgetErased }),
    calls: organizationCalls({ domain, runner }),
  }),
}
