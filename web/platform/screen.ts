import type { ComponentType } from 'react'

/** A route's screen, loaded when its address is opened. */
export const screen =
  <Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) =>
  async () => ({ Component: (await load())[name] })
