import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { presence } from '../platform/server/presence'
import { placeOfAddress } from './placeOfAddress'
import { useIsInSight } from './useIsInSight'

/** Whoever passes by says nothing. */
const stayMs = 300
/** Somebody writes for so long after a key. */
const writingMs = 8000

/**
 * Tells the server where this tab is, while it is in sight. The past is no place where people meet. It shows nothing,
 * and is a component so that nothing else is drawn for it.
 */
export function SaidPresence() {
  const { pathname, search } = useLocation()
  const isInSight = useIsInSight()
  const isWriting = useIsWriting(pathname)
  const isPast = new URLSearchParams(search).has('asOf')
  useEffect(() => {
    const place = isInSight && !isPast ? placeOfAddress(pathname) : undefined
    const move = () =>
      presence.moveTo(place && { projectId: place.projectId, ...(place.item && { at: { ...place.item, isWriting } }) })
    const timer = setTimeout(move, stayMs)
    return () => clearTimeout(timer)
  }, [pathname, isInSight, isPast, isWriting])
  return null
}

/** Whether something was just written at this address. */
function useIsWriting(pathname: string): boolean {
  const [writtenAt, setWrittenAt] = useState<string>()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const written = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setWrittenAt(undefined), writingMs)
      setWrittenAt(pathname)
    }
    document.addEventListener('input', written)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('input', written)
    }
  }, [pathname])
  return writtenAt === pathname
}
