import type { CommandModule } from '../module'
import { company } from './company'
import { companyRoute } from './companyRoute'
import { logotipoRoute } from './logotipoRoute'
import { organizationPreparations } from './preparations'

export const organization: CommandModule = {
  deciders: [company],
  open: ({ ledger, forgetErased, domain, runner, whoAsks }) => ({
    preparations: organizationPreparations({ ledger, forgetErased }),
    routes: [logotipoRoute(domain, whoAsks), companyRoute(runner, whoAsks)],
  }),
}
