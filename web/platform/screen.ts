import type { ComponentType } from 'react'
import { allTexts } from './texts/i18n'

/** A route's screen, loaded with its texts when its address is opened. `texts`: those that it can do with. */
export const screen =
  <Name extends string>(
    load: () => Promise<Record<Name, ComponentType>>,
    name: Name,
    texts: () => Promise<unknown> = allTexts,
  ) =>
  async () => {
    const [parts] = await Promise.all([load(), texts()])
    return { Component: parts[name] }
  }
