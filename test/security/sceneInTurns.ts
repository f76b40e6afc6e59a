import type { Ids } from './scene'

/**
 * Commands act on one scene in turn: to make one takes many of them. What is not done there is tried again on a new
 * scene, because an earlier command may have taken away what it needs.
 */
export function sceneInTurns(makeScene: () => Promise<Ids>) {
  let latest: Promise<Ids> | undefined
  return async <Result>(act: (ids: Ids) => Promise<Result>, isDone: (result: Result) => boolean): Promise<Result> => {
    latest ??= makeScene()
    const result = await act(await latest)
    if (isDone(result)) return result
    latest = makeScene()
    return act(await latest)
  }
}
