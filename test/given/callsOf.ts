import { onTestFinished } from 'vitest'

/** What a function of `owner` is called with until this test has finished. It does what it always does. */
export function callsOf<Name extends string>(owner: { [of in Name]: unknown }, name: Name): unknown[][] {
  const calls: unknown[][] = []
  const original = owner[name] as (...args: unknown[]) => unknown
  owner[name] = function (this: unknown, ...args: unknown[]) {
    calls.push(args)
    return Reflect.apply(original, this, args)
  }
  onTestFinished(() => {
    owner[name] = original
  })
  return calls
}
