import type { CommandType } from '@prumo/contracts/index'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/** What an address is opened for, told to the screen that it shows: once, and not again after reloading it. */
export type Begun = { begin?: CommandType }

let taken: string | undefined

/** Begins this when the screen was opened for it, as from the command palette. Without an `act` it waits. */
export function useBegun(command: CommandType, act: (() => void) | undefined) {
  const { state, key, pathname, search } = useLocation()
  const navigate = useNavigate()
  const latest = useRef(act)
  latest.current = act
  const isMeant = act !== undefined && (state as Begun | null)?.begin === command
  useEffect(() => {
    if (!isMeant || taken === key) return
    taken = key
    void navigate(pathname + search, { replace: true })
    latest.current?.()
  }, [isMeant, key, pathname, search, navigate])
}
