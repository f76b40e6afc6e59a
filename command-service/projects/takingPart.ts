import type { Project } from './projectState'

/** The project without the roles of this person. */
export function without(state: Project, userId: string): Project {
  if (!state) return state
  const { [userId]: _, ...roles } = state.roles
  return { ...state, roles }
}

/** Who left before, and was let in again. */
export function letIn(state: Project, userId: string): Project {
  if (!state || !Object.hasOwn(state.left, userId)) return state
  const { [userId]: _, ...left } = state.left
  return { ...state, left }
}
