import { useRef } from 'react'
import { newId } from '../newId'

/** The id of what a text becomes: sent again after its answer was lost, the same text is the same record. */
export function useIdOfText() {
  const last = useRef({ text: '', id: '' })
  return {
    idOf: (text: string): string => {
      if (last.current.text !== text) last.current = { text, id: newId() }
      return last.current.id
    },
    /** It was recorded: the same text is something new from now on. */
    settle: (): void => {
      last.current = { text: '', id: '' }
    },
  }
}
