/** So many of each kind are told by name. */
const mostNamed = 5

/** How many there are, and the first of them as they are told. */
export const firstOf = <Found, Told>(found: readonly Found[], tell: (item: Found) => Told) => ({
  count: found.length,
  first: found.slice(0, mostNamed).map(tell),
})
