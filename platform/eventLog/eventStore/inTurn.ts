/** Lets the tasks of one name begin when those before them have ended, whatever became of these. */
export function inTurn() {
  const last = new Map<string, Promise<unknown>>()
  return {
    take: <Answer>(name: string, task: () => Promise<Answer>): Promise<Answer> => {
      const turn = (last.get(name) ?? Promise.resolve()).then(task, task)
      last.set(name, turn)
      const leave = () => {
        if (last.get(name) === turn) last.delete(name)
      }
      turn.then(leave, leave)
      return turn
    },
    /** When every task that has been given is done. */
    allDone: async (): Promise<void> => {
      await Promise.allSettled(last.values())
    },
  }
}
