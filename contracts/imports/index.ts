import { module } from '../module'
import { importCalls } from './calls'
import { importCommands, importEvents, importNeeds, importRefusals, importUpcasts } from './imports'
import { importQueries } from './queries'

export const imports = module({
  name: 'imports',
  commands: importCommands,
  needs: importNeeds,
  events: importEvents,
  queries: importQueries,
  calls: importCalls,
  refusals: importRefusals,
  absent: ['import.unknown', 'import.uploadUnknown'],
  upcasts: importUpcasts,
})
