import type { EntryKind, OriginKind, SaidOrigin } from '@prumo/contracts/finance/entry'
import { entryKinds, originKinds } from '@prumo/contracts/finance/kinds'
import { session } from '../platform/session/session'

/** What somebody chose last for entries of a project. */
export type LastChoices = {
  kind: EntryKind
  classification: string
  origin: { of: OriginKind; id: string } | null
}
const nothing: LastChoices = { kind: 'outflow', classification: '', origin: null }

const mostProjects = 50
/** Whoever signs in next on this device has choices of their own. */
const storageKey = () => `ledger_choices ${session.get()?.profile ?? ''}`

/** Kept on this device, for each project. */
export const lastChoices = {
  of: (projectId: string): LastChoices => readFrom(kept()[projectId]),
  keep: (projectId: string, choices: LastChoices): void => {
    const { [projectId]: _, ...others } = kept()
    const latest = Object.entries(others).slice(-mostProjects + 1)
    localStorage.setItem(storageKey(), JSON.stringify(Object.fromEntries([...latest, [projectId, choices]])))
  },
}

function kept(): Record<string, Partial<LastChoices> | undefined> {
  try {
    return JSON.parse(localStorage.getItem(storageKey()) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

/** Whatever a device has kept, only what is a choice is taken. */
function readFrom({ kind, classification, origin }: Partial<LastChoices> = {}): LastChoices {
  const of = originKinds.find((each) => each === origin?.of)
  return {
    kind: entryKinds.find((each) => each === kind) ?? nothing.kind,
    classification: typeof classification === 'string' ? classification : '',
    origin: of && typeof origin?.id === 'string' ? { of, id: origin.id } : null,
  }
}

/** What an entry needs besides its line. */
export type Lacking = 'classification' | 'origin'

/** What is not chosen yet, in the order of the fields. */
export const lackingOf = ({ classification, origin }: LastChoices): Lacking[] => [
  ...(classification.trim() === '' ? (['classification'] as const) : []),
  ...(origin ? [] : (['origin'] as const)),
]

/** The whole amount is for this one. */
export const originOf = ({ of, id }: { of: OriginKind; id: string }, cents: number): SaidOrigin => ({
  of,
  items: [{ id, cents }],
})
