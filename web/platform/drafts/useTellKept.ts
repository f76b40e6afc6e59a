import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useToasts } from '../layout/useToasts'
import { keptDrafts } from './keptDrafts'

/** When a form is left with what is not saved, it is said that this is kept. */
export function useTellKept(id: string, isOpen: boolean): void {
  const { t } = useTranslation()
  const toasts = useToasts()
  const tell = useRef<() => void>(undefined)
  tell.current = () => {
    if (isOpen && keptDrafts.of(id)) toasts.done(t('draft.kept'))
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => {
    // A form that is drawn anew at once was not left.
    clearTimeout(timer.current)
    return () => {
      timer.current = setTimeout(() => tell.current?.())
    }
  }, [])
}
