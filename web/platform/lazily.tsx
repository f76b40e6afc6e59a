import { type ComponentType, lazy, useState, useSyncExternalStore } from 'react'
import { underWay } from './server/underWay'
import { allTexts } from './texts/i18n'

/**
 * A part of a screen whose code and texts come when it is first shown. `fetch` has them come before, where it is likely
 * to be shown soon; what fails then is tried again when it is shown.
 */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  texts: () => Promise<unknown> = allTexts,
) {
  let present: ComponentType<Props> | undefined
  const bring = async () => {
    const [part] = await underWay.until(Promise.all([load(), texts()]))
    present = part
    return part
  }
  const Later = lazy(async () => ({ default: await bring() })) as unknown as ComponentType<Props>
  // What is here already is shown at once, with its focus, as if it had never been away.
  function Part(props: Props) {
    const [Shown] = useState(() => present ?? Later)
    return <Shown {...props} />
  }
  const fetch = async (): Promise<void> => void (await bring().catch(() => undefined))
  return { Part, fetch }
}

let isDrawn = false
const waiting = new Set<() => Promise<void>>()

/** A part that comes by itself, but only once the screen shows what it was opened for. */
export function soon<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const part = lazily(load)
  if (isDrawn) void part.fetch()
  else waiting.add(part.fetch)
  return part
}

/**
 * Code that a screen is drawn without, and that comes by itself afterwards. The hook gives it as soon as it is there.
 * What fails to come is tried again by the next screen that wants it.
 */
export function later<Code extends object>(load: () => Promise<Code>): () => Code | undefined {
  let present: Code | undefined
  const waitingScreens = new Set<() => void>()
  const fetch = async () => {
    present ??= await load().catch(() => undefined)
    for (const show of waitingScreens) show()
  }
  const subscribe = (show: () => void) => {
    waitingScreens.add(show)
    if (isDrawn && !present) void fetch()
    return () => void waitingScreens.delete(show)
  }
  waiting.add(fetch)
  return function useLater() {
    return useSyncExternalStore(subscribe, () => present)
  }
}

/** The screen is drawn: now come the parts that may be opened next. */
export function fetchSoon(): void {
  isDrawn = true
  for (const fetch of waiting) void fetch()
  waiting.clear()
}
