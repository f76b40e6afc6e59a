import { technical, thing, words } from '../audit/fieldFormats'

const claim = {
  kind: words('logField.claimKind', 'claimKind'),
  ...technical({ holderId: thing('logField.claimHolder') }),
}

const release = {
  kind: words('logField.releasedKind', 'claimKind'),
  ...technical({ holderId: thing('logField.releasedBy') }),
}

/** How the fields of claims of names are shown. */
export const namingLogFields = { NameClaimed: claim, NameReleased: release }
