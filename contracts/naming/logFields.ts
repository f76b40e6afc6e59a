import { technical, thing, words } from '../audit/fieldFormats'

const claim = {
  kind: words('logField.claimKind', 'claimKind'),
  ...technical({ holderId: thing('logField.claimHolder') }),
}

/** How the fields of claims of names are shown. */
export const namingLogFields = { NameClaimed: claim, NameReleased: claim }
