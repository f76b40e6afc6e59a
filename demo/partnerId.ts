import type { Visitor } from './visitor'

/** Who in the register has this name; `null` where nobody has. */
export async function partnerId({ ask }: Visitor, name: string): Promise<string | null> {
  const { items } = await ask('partners', { search: name })
  return items.find((item) => item.name === name)?.partnerId ?? null
}
