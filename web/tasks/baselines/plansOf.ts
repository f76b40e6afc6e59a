/** Both plans that a comparison is asked for, as its address names them: `now` is the later one where none is saved. */
export const plansOf = (projectId: string, from: string, to: string) => ({
  projectId,
  baselineId: from,
  ...(to !== 'now' && { laterBaselineId: to }),
})
