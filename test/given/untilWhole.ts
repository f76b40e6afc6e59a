import { expect } from 'vitest'
import type { Person } from '../world/person'

/** Resolves once whoever asks for this project, which is copied from another one, sees it whole. */
export const untilWhole = (person: Person, projectId: string) =>
  expect.poll(async () => (await person.ask('project', { projectId })).copy).toBeNull()
