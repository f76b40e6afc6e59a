import { median } from './statistics'

type Peers = Record<string, () => Promise<number>>
type Figures<Of extends Peers> = {
  /** The median of each peer. */
  of: { [Name in keyof Of]: number }
  /** The median ratio of a to b over the rounds. Both run in turn, so the machine's other load matters little. */
  ratio(a: keyof Of, b: keyof Of): number
}

/** Measures peers in turn, A B A B, after a round that does not count. */
export async function alternate<Of extends Peers>(rounds: number, peers: Of): Promise<Figures<Of>> {
  const names = Object.keys(peers) as (keyof Of & string)[]
  const figures: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    for (const name of names) {
      const figure = (await peers[name]?.()) ?? Number.NaN
      if (round > 0) figures[name]?.push(figure)
    }
  }
  const all = (name: keyof Of) => figures[name as string] ?? []
  return {
    of: Object.fromEntries(names.map((name) => [name, median(all(name))])) as { [Name in keyof Of]: number },
    ratio: (a, b) => median(all(a).map((figure, round) => figure / (all(b)[round] ?? Number.NaN))),
  }
}
