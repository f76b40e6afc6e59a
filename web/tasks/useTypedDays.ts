import { useContext, useState } from 'react'
import { FieldDrafts } from '../platform/forms/fieldDrafts'
import { takesEndAlong } from './takesEndAlong'
import type { Task } from './taskValues'

type Day = 'startOn' | 'endOn'

/** The first and the last day as they stand in a form of a task, and whether the end will come along with the start. */
export function useTypedDays(task: Task) {
  const { given } = useContext(FieldDrafts)
  const stood = (name: Day) => given[name]?.texts[0] ?? task[name]
  const saved = { startOn: task.startOn, endOn: task.endOn }
  const of = `${task.startOn} ${task.endOn}`
  const round = `${given.startOn?.round} ${given.endOn?.round}`
  const [typed, setTyped] = useState({ startOn: stood('startOn'), endOn: stood('endOn'), of, round })
  // What is saved, or given to the fields, takes the place of what was typed in them before.
  const days =
    typed.of !== of
      ? { ...saved, of, round }
      : typed.round !== round
        ? { startOn: stood('startOn'), endOn: stood('endOn'), of, round }
        : typed
  if (days !== typed) setTyped(days)
  const { startOn, endOn } = days
  return {
    startOn: startOn || task.startOn,
    isEndAlong: startOn !== '' && endOn === task.endOn && takesEndAlong(task, { startOn }),
    take: (name: Day) => (day: string) => setTyped({ ...days, [name]: day }),
  }
}
