export type OneAtATime = {
  /**
   * Runs what concerns the same name one after the other, whatever became of those before, and different names side by
   * side.
   */
  <Answer>(name: string, run: () => Promise<Answer>): Promise<Answer>
  /** When all that has been given is done. */
  allDone(): Promise<void>
}

export function oneAtATime(): OneAtATime {
  const last = new Map<string, Promise<unknown>>()
  const take = <Answer>(name: string, run: () => Promise<Answer>): Promise<Answer> => {
    const before = last.get(name)
    const turn = before ? before.then(run, run) : run()
    last.set(name, turn)
    const leave = () => {
      if (last.get(name) === turn) last.delete(name)
    }
    turn.then(leave, leave)
    return turn
  }
  const allDone = async () => {
    await Promise.allSettled(last.values())
  }
  return Object.assign(take, { allDone })
}
