import { technical, thing, words } from '../audit/fieldFormats'

/** An address is a person's, a code a project's, a document a partner's. */
const holders = ['person', 'project', 'partner'] as const

const claim = {
  kind: words('logField.claimKind', 'claimKind'),
  ...technical({ holderId: thing('logField.claimHolder', holders) }),
}

const release = {
  kind: words('logField.releasedKind', 'claimKind'),
  ...technical({ holderId: thing('logField.releasedBy', holders) }),
}

/** How the fields of claims of names are shown. */
export const namingLogFields = { NameClaimed: claim, NameReleased: release }
