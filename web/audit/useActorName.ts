import type { Action } from '@prumo/contracts/audit/queries'
import { useTranslation } from 'react-i18next'

/** Who did it: a person by name, also one whose name has been erased, a visitor, or Prumo itself. */
export function useActorName(): (actor: Action['actor']) => string {
  const { t } = useTranslation()
  return ({ kind, name }) => name ?? t(`actionLog.actor.${kind}`)
}
