import type { Step, TaskCard } from '@prumo/contracts/tasks/queries'
import { expect, it } from 'vitest'
import { countedIn } from './countedIn'

const [open, done] = [{ finishes: false }, { finishes: true }] as Step[]
const card = { taskId: 't', progress: 40 } as TaskCard

it('TSK-07 a card that is moved counts at once as the server will count it, and as before when it comes back', () => {
  const finished = countedIn(done, card)
  expect(finished).toMatchObject({ progress: 100, reportedProgress: 40 })
  expect(countedIn(done, finished)).toEqual(finished)
  expect(countedIn(open, finished)).toEqual(card)
  expect(countedIn(done, { ...card, progress: 100 })).toEqual({ ...card, progress: 100 })
})
