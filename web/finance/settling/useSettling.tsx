import { type ReactNode, Suspense, useState } from 'react'
import { lazily } from '../../platform/lazily'
import { everyText } from '../../platform/texts/i18n'
import type { Part, SettlingDeed } from './settlingPreview'

const payDialog = lazily(async () => (await import('./PayDialog')).PayDialog, everyText)
const settlingDialog = lazily(async () => (await import('./SettlingDialog')).SettlingDialog, everyText)

export type Settle = (deed: SettlingDeed, parts: readonly Part[]) => void

/** Begins what is done with some installments, and the dialog that asks for the rest of it. */
export function useSettling(projectId: string, currency: string | null): { settle: Settle; dialog: ReactNode } {
  const [wanted, setWanted] = useState<{ deed: SettlingDeed; parts: readonly Part[] }>()
  const close = () => setWanted(undefined)
  const settle: Settle = (deed, parts) => parts.length > 0 && setWanted({ deed, parts })
  if (!wanted || currency === null) return { settle, dialog: null }
  const { deed, parts } = wanted
  const [only, ...further] = parts
  const shared = { projectId, currency, onClosed: close }
  // One that is paid alone may be paid in part, and with interest.
  const isOne = deed === 'pay' && only?.state === 'open' && further.length === 0
  return {
    settle,
    dialog: (
      <Suspense>
        {isOne ? (
          <payDialog.Part {...shared} part={only} />
        ) : (
          <settlingDialog.Part {...shared} deed={deed} parts={parts} />
        )}
      </Suspense>
    ),
  }
}
