import { module } from '../module'
import { documentCalls } from './calls'
import { documentCommands, documentEvents, documentNeeds, documentRefusals } from './document'
import { documentQueries } from './queries'
import { signatureFileEvents } from './signatureFiles'
import { signOffCommands, signOffEvents, signOffNeeds, signOffRefusals, signOffSealed } from './signOff'
import { signOffQueries } from './signOffQueries'

export const documents = module({
  name: 'documents',
  commands: { ...documentCommands, ...signOffCommands },
  needs: { ...documentNeeds, ...signOffNeeds },
  events: { ...documentEvents, ...signOffEvents, ...signatureFileEvents },
  queries: { ...documentQueries, ...signOffQueries },
  calls: documentCalls,
  refusals: [...documentRefusals, ...signOffRefusals],
  absent: [
    ...(['document.unknown', 'document.copiedUnknown', 'document.approverUnknown'] as const),
    ...(['document.sectionUnknown', 'document.fieldUnknown'] as const),
  ],
  sealed: signOffSealed,
})
