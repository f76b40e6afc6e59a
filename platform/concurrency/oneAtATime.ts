type OneAtATime = {
  /** Runs work of the same name in order, whatever became of earlier work. Different names run side by side. */
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
