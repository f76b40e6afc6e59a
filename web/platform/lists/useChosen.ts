import { useTyped } from './useTyped'

/**
 * What is chosen of several choices. A click counts at once, on top of the clicks before it. What is chosen may come
 * back from elsewhere, later on a slow screen.
 */
export function useChosen(
  chosen: readonly string[],
  onChange: (chosen: string[]) => void,
): [readonly string[], (chosen: readonly string[]) => void] {
  const { text, type } = useTyped(textOf(chosen), (changed) => onChange(JSON.parse(changed)))
  return [JSON.parse(text), (changed) => type(textOf(changed))]
}

/** The same text for the same choices, in whatever order they were chosen. */
const textOf = (chosen: readonly string[]) => JSON.stringify([...chosen].sort())
