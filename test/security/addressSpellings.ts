const hex = (group: number) => group.toString(16)
const written = (groups: readonly number[]) => groups.map(hex).join(':')

/** Every way to write an address of IPv6, given as its eight groups, that a person, a proxy or a library has. */
export function addressSpellings(groups: readonly number[]): string[] {
  const padded = groups.map((group) => hex(group).padStart(4, '0')).join(':')
  const shorter = runsOfZeros(groups).flatMap(([from, to]) => {
    const [before, after] = [groups.slice(0, from), groups.slice(to)]
    const compressed = `${written(before)}::${written(after)}`
    return after.length < 2 ? [compressed] : [compressed, `${written(before)}::${dottedEnd(after)}`]
  })
  return [written(groups), padded, dottedEnd(groups), ...shorter].flatMap((text) => [text, text.toUpperCase()])
}

/** With the last two groups as IPv4. */
function dottedEnd(groups: readonly number[]): string {
  const address = groups.slice(-2).flatMap((group) => [group >> 8, group & 255])
  return [...groups.slice(0, -2).map(hex), address.join('.')].join(':')
}

/** From where and up to where there are only zeros. */
function runsOfZeros(groups: readonly number[]): [from: number, to: number][] {
  const indexes = groups.map((_, index) => index)
  return indexes.flatMap((from) =>
    indexes
      .map((index): [number, number] => [from, index + 1])
      .filter(([, to]) => to > from && groups.slice(from, to).every((group) => group === 0)),
  )
}
